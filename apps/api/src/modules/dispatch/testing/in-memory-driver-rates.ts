import type { OfferStatus } from '@groupride/contracts';
import { DriverRatesRepository, type AnsweredOffers } from '../driver-rates.repository';

export interface RatedOffer {
  rideId: number;
  driverId: number;
  status: OfferStatus;
  /** Whether the ride was offered ahead of its search. */
  ahead: boolean;
  createdAt: Date;
}

/** A driver took a ride or lost it: by their own decision, or because the system took it back. */
export interface RatedEvent {
  rideId: number;
  driverId: number;
  type: 'driver_assigned' | 'driver_released';
  by: 'driver' | 'system';
}

/** How drivers answered their offers, in memory. */
export class InMemoryDriverRates extends DriverRatesRepository {
  readonly offers: RatedOffer[] = [];
  readonly events: RatedEvent[] = [];

  async answered(driverId: number, since: Date): Promise<AnsweredOffers> {
    const counts = { accepted: 0, declined: 0, missed: 0, released: 0 };
    for (const { rideId, status, ahead, createdAt } of this.offers.filter((offer) => offer.driverId === driverId)) {
      if (createdAt < since || (ahead && UNANSWERED_AHEAD.includes(status))) continue;
      const own = this.events.filter((event) => event.rideId === rideId && event.driverId === driverId);
      const isAccepted =
        status === 'accepted' || own.some(({ type, by }) => type === 'driver_assigned' && by === 'driver');
      if (isAccepted) counts.accepted += 1;
      else if (status === 'declined') counts.declined += 1;
      else if (status === 'expired') counts.missed += 1;
      if (isAccepted && own.some(({ type }) => type === 'driver_released')) counts.released += 1;
    }
    return counts;
  }
}

/** Drivers need not answer offers ahead, so only accepted ones count. */
const UNANSWERED_AHEAD: readonly OfferStatus[] = ['open', 'declined', 'expired'];
