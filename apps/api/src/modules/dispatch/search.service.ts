import { Injectable } from '@nestjs/common';
import { SYSTEM_CANCELLATION_REASONS, type CandidateResult } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { CandidatesService } from './candidates.service';
import type { FreeCandidate } from './domain/candidates';
import { searchWindow } from './domain/search-window';
import { OfferingService, seekDriver } from './offering.service';
import { OffersRepository } from './offers.repository';

/** Looks for a ride for a free driver. */
export const seekRide = defineJob<{ driverId: number }>('seek-a-ride-for-the-driver');
export const endSearch = defineJob<{ rideId: number }>('end-search-when-its-time-is-up');

/** Searches for drivers: when a search begins and ends, and for scheduled rides, which are offered one by one. Immediate requests are matched together (`MatchingService`). An unsuccessful search stores nothing; drivers who become available wake it up. */
@Injectable()
export class SearchService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly candidates: CandidatesService,
    private readonly offering: OfferingService,
    private readonly offers: OffersRepository,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts the search for an immediate request in the transaction that creates it. Only the end of the search needs
   * scheduling, because rounds match the request.
   * @returns false for a scheduled ride, whose standby list comes first
   */
  async beginImmediate(tx: Transaction, { id, bookingType, ...ride }: Ride): Promise<boolean> {
    if (bookingType !== 'now') return false;
    const { until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    await this.jobs.enqueueAt(tx, endSearch, { rideId: id }, justAfter(until));
    return true;
  }

  /** Starts a ride's search now or at the start of its window, and schedules its end. */
  async begin(tx: Transaction, rideId: number): Promise<void> {
    await this.start(tx, await this.rides.lock(tx, rideId));
  }

  /** @returns the driver to whom the ride was offered */
  async step(tx: Transaction, rideId: number): Promise<number | null> {
    return this.advance(tx, await this.rides.lock(tx, rideId));
  }

  /** Gives up unless an offer is open or the search window has been extended. */
  async end(tx: Transaction, rideId: number): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    if (ride.status !== 'pending') return;
    const { until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    if (this.clock.now() > until) await this.advance(tx, ride);
    else await this.jobs.enqueueAt(tx, endSearch, { rideId }, justAfter(until));
  }

  /** @param ride locked by this transaction */
  private async start(tx: Transaction, ride: Ride): Promise<void> {
    if (ride.status !== 'pending') return;
    const { from, until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    await this.jobs.enqueueAt(tx, endSearch, { rideId: ride.id }, justAfter(until));
    if (this.clock.now() < from) await this.jobs.enqueueAt(tx, seekDriver, { rideId: ride.id }, from);
    else await this.advance(tx, ride);
  }

  /** @param ride locked by this transaction */
  private async advance(tx: Transaction, ride: Ride): Promise<number | null> {
    const now = this.clock.now();
    const { from, until } = searchWindow(ride, this.config.SEARCH_MINUTES);
    const isMatchedWithOthers = ride.bookingType === 'now' && now <= until;
    if (ride.status !== 'pending' || isMatchedWithOthers || (await this.offers.hasOpen(tx, ride.id))) return null;
    if (now > until) await this.giveUp(tx, ride, now);
    // Operations choose the driver who serves a whole run.
    if (ride.runId !== null || now < from || now > until) return null;
    return this.offerToBest(tx, ride, now);
  }

  /**
   * Offers the ride to the driver with the lowest cost. If that driver is locked by another transaction, the next
   * equally suitable one gets the offer.
   */
  private async offerToBest(tx: Transaction, ride: Ride, now: Date): Promise<number | null> {
    const candidates = (await this.candidates.of([ride], now, tx)).get(ride.id)!;
    const locked = new Set<number>();
    const context = {
      rideId: ride.id,
      now,
      candidates,
      ridesTogether: 1,
      otherwise: ({ driverId }: FreeCandidate) =>
        (locked.has(driverId) ? 'locked' : 'not_preferred') as CandidateResult,
    };
    // A larger vehicle must not replace a suitable one that is only locked for a moment.
    for (const { driverId } of candidates.free.filter(({ fit }) => fit === candidates.free[0]?.fit)) {
      const driver = await this.candidates.lock(tx, ride.id, driverId, now);
      if (driver) {
        await this.offering.offer(tx, context, driverId, driver);
        return driverId;
      }
      locked.add(driverId);
    }
    if (locked.size > 0) await this.offering.retrySoon(tx, ride.id);
    else await this.offering.recordNoDriverFound(tx, context);
    return null;
  }

  private async giveUp(tx: Transaction, ride: Ride, now: Date): Promise<void> {
    const candidates = (await this.candidates.of([ride], now, tx)).get(ride.id)!;
    await this.offering.recordNoDriverFound(tx, {
      rideId: ride.id,
      now,
      candidates,
      ridesTogether: 1,
      otherwise: () => 'not_preferred',
    });
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor: SYSTEM,
      event: 'ride_cancelled',
      reason: SYSTEM_CANCELLATION_REASONS.en.noDriver,
      set: { cancelledAt: now, cancelReason: SYSTEM_CANCELLATION_REASONS.en.noDriver },
    });
  }
}

/** A search includes its last moment. */
const justAfter = (at: Date) => new Date(at.getTime() + 1);
