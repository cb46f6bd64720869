import type { RideRequestView } from '@groupride/web-api-client';

/** An offer with its deadline by this device's clock. */
export interface OpenOffer {
  request: RideRequestView;
  /** Milliseconds since 1970. */
  deadline: number;
  receivedAt: number;
}

export type OffersAction =
  /** The complete list from the server; `askedAt` and `answeredAt` by this device's clock. */
  | { type: 'listed'; requests: readonly RideRequestView[]; askedAt: number; answeredAt: number }
  | { type: 'pushed'; request: RideRequestView; at: number }
  | { type: 'gone'; offerId: number };

/** How many seconds the driver has to answer in all, however late the offer appeared. */
export const secondsOf = ({ request: { offeredAt, expiresAt } }: OpenOffer): number =>
  Math.max(1, Math.round((Date.parse(expiresAt) - Date.parse(offeredAt)) / 1000));

const opened = (request: RideRequestView, at: number): OpenOffer => ({
  request,
  deadline: at + request.expiresInMs,
  receivedAt: at,
});

/**
 * The open offers, oldest first. A list requested before an offer was pushed does not remove that offer. Deadlines are
 * computed from the remaining time sent by the server, so a wrong device clock does no harm.
 */
export function openOffers(offers: readonly OpenOffer[], action: OffersAction): OpenOffer[] {
  switch (action.type) {
    case 'listed': {
      const known = new Map(offers.map((offer) => [offer.request.offerId, offer]));
      const listed = action.requests.map((request) => {
        const before = known.get(request.offerId);
        const now = opened(request, action.answeredAt);
        return before
          ? { ...now, deadline: Math.min(before.deadline, now.deadline), receivedAt: before.receivedAt }
          : now;
      });
      const ids = new Set(action.requests.map((request) => request.offerId));
      const newer = offers.filter((offer) => offer.receivedAt > action.askedAt && !ids.has(offer.request.offerId));
      return [...listed, ...newer].sort((a, b) => a.request.offerId - b.request.offerId);
    }
    case 'pushed': {
      if (offers.some((offer) => offer.request.offerId === action.request.offerId)) return [...offers];
      const others = offers.filter((offer) => offer.request.id !== action.request.id);
      return [...others, opened(action.request, action.at)];
    }
    case 'gone':
      return offers.filter((offer) => offer.request.offerId !== action.offerId);
  }
}
