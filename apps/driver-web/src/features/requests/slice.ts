import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RideRequestView } from '@groupride/web-api-client';
import { requestsApi } from './api';
import { openOffers, type OpenOffer } from './open-offers';

interface OffersState {
  offers: OpenOffer[];
  /** When the pending list request was sent, by this device's clock. */
  askedAt: number;
  /** Offers that ended since then, which the answer may still contain. */
  endedIds: number[];
  /** The newly arrived offer that is being announced. */
  announced: number | null;
}

const initialState: OffersState = { offers: [], askedAt: 0, endedIds: [], announced: null };
const { listDriverRequests, acceptRide, declineRide } = requestsApi.endpoints;

const keepAnnouncement = (state: OffersState) => {
  if (!state.offers.some((offer) => offer.request.offerId === state.announced)) state.announced = null;
};
const endOffers = (state: OffersState, offerIds: readonly number[]) => {
  for (const offerId of offerIds) state.offers = openOffers(state.offers, { type: 'gone', offerId });
  state.endedIds.push(...offerIds);
  keepAnnouncement(state);
};
const idsOf = (offers: readonly OpenOffer[]) => offers.map(({ request }) => request.offerId);

/** Open offers with deadlines by this device's clock, fed by the list and by pushed messages. */
export const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    offerPushed: {
      prepare: (request: RideRequestView) => ({ payload: { request, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ request: RideRequestView; at: number }>) {
        state.offers = openOffers(state.offers, { type: 'pushed', ...payload });
        state.announced = payload.request.offerId;
      },
    },
    /** Removes an offer that was ended, withdrawn or answered too late. */
    offerGone(state, { payload: offerId }: PayloadAction<number>) {
      endOffers(state, [offerId]);
    },
    announcementSeen(state) {
      state.announced = null;
    },
    offersCleared: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(listDriverRequests.matchPending, (state, { meta }) => {
        state.askedAt = meta.startedTimeStamp;
        state.endedIds = [];
      })
      .addMatcher(listDriverRequests.matchFulfilled, (state, { payload, meta }) => {
        const before = new Set(idsOf(state.offers));
        state.offers = openOffers(state.offers, {
          type: 'listed',
          requests: payload.filter(({ offerId }) => !state.endedIds.includes(offerId)),
          askedAt: state.askedAt,
          answeredAt: meta.fulfilledTimeStamp,
        });
        const fresh = state.offers.find((offer) => !before.has(offer.request.offerId));
        if (fresh) state.announced = fresh.request.offerId;
        keepAnnouncement(state);
      })
      .addMatcher(acceptRide.matchFulfilled, (state) => endOffers(state, idsOf(state.offers)))
      .addMatcher(declineRide.matchFulfilled, (state, { meta }) => {
        const { rideId } = meta.arg.originalArgs;
        endOffers(state, idsOf(state.offers.filter(({ request }) => request.id === rideId)));
      }),
  selectors: {
    selectOffers: (state) => state.offers,
    selectAnnounced: (state) => state.offers.find((offer) => offer.request.offerId === state.announced),
  },
});

export const { offerPushed, offerGone, announcementSeen, offersCleared } = offersSlice.actions;
export const { selectOffers, selectAnnounced } = offersSlice.selectors;
