import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RideRequestView } from '@groupride/web-api-client';
import { requestsApi } from './api';
import { openOffers, type OpenOffer } from './open-offers';

interface OffersState {
  offers: OpenOffer[];
  /** When the pending list request was sent, by this device's clock. */
  askedAt: number;
  /** The newly arrived offer that is being announced. */
  announced: number | null;
}

const initialState: OffersState = { offers: [], askedAt: 0, announced: null };
const { listDriverRequests, acceptRide, declineRide } = requestsApi.endpoints;

const keepAnnouncement = (state: OffersState) => {
  if (!state.offers.some((offer) => offer.request.offerId === state.announced)) state.announced = null;
};
const removeRide = (state: OffersState, rideId: number) => {
  state.offers = state.offers.filter((offer) => offer.request.id !== rideId);
  keepAnnouncement(state);
};

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
      state.offers = openOffers(state.offers, { type: 'gone', offerId });
      keepAnnouncement(state);
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
      })
      .addMatcher(listDriverRequests.matchFulfilled, (state, { payload, meta }) => {
        const before = new Set(state.offers.map((offer) => offer.request.offerId));
        state.offers = openOffers(state.offers, {
          type: 'listed',
          requests: payload,
          askedAt: state.askedAt,
          answeredAt: meta.fulfilledTimeStamp,
        });
        const fresh = state.offers.find((offer) => !before.has(offer.request.offerId));
        if (fresh) state.announced = fresh.request.offerId;
        keepAnnouncement(state);
      })
      .addMatcher(acceptRide.matchFulfilled, () => initialState)
      .addMatcher(declineRide.matchFulfilled, (state, { meta }) => removeRide(state, meta.arg.originalArgs.rideId)),
  selectors: {
    selectOffers: (state) => state.offers,
    selectAnnounced: (state) => state.offers.find((offer) => offer.request.offerId === state.announced),
  },
});

export const { offerPushed, offerGone, announcementSeen, offersCleared } = offersSlice.actions;
export const { selectOffers, selectAnnounced } = offersSlice.selectors;
