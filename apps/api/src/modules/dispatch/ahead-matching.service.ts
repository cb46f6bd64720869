import { Injectable } from '@nestjs/common';
import type { ServingClasses } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import { AheadFacade } from '../drivers/ahead.facade';
import type { Ride } from '../rides/rides.facade';
import { AheadEligibility, type AheadCandidate } from './ahead-eligibility.service';
import { AheadOffering } from './ahead-offering.service';
import { aheadPeriod, SECONDS_PER_RIDE_AHEAD, UNKNOWN_PICKUP_SECONDS, urgencySeconds } from './domain/rides-ahead';
import { rideCandidates, type FreeCandidate, type RideCandidates } from './domain/candidates';
import { matchTogether } from './domain/matching';
import { DispatchLeaseRepository } from './dispatch-lease.repository';

/** Maximum number of rides per round; those that start first are chosen. */
const MAX_RIDES = 100;
/** A ride without a suitable driver is tried again after this time, instead of in every round of a busy evening. */
const LOOK_AGAIN_MS = 5 * 60_000;

/**
 * Matches all scheduled rides without a driver, days before they start, with drivers who want to be offered such rides.
 */
@Injectable()
export class AheadMatching {
  /** Time at which no driver was found, by ride. */
  private noDriverFoundAt = new Map<number, number>();
  /** The request that the last round served, see `ServedRequests`. */
  private servedRequest = 0;

  constructor(
    private readonly database: Database,
    private readonly ahead: AheadFacade,
    private readonly eligibility: AheadEligibility,
    private readonly offering: AheadOffering,
    private readonly lease: DispatchLeaseRepository,
    private readonly clock: Clock,
  ) {}

  /** Selects the rides that a round would match now, with their start. */
  unmatched(): SqlText {
    return this.ahead.unmatchedRides(aheadPeriod(this.clock.now()), MAX_RIDES);
  }

  /**
   * @param mayContinue asked before decisions are written, as another process may have taken over
   * @param unmatched the rides that `unmatched` selected when the round began
   * @param aheadRequested see `ServedRequests`. When it has changed, a driver may have become available, so that all
   * rides are tried again.
   */
  async round(mayContinue: () => Promise<boolean>, unmatched: readonly Ride[], aheadRequested: number): Promise<void> {
    const now = this.clock.now();
    if (aheadRequested !== this.servedRequest) this.noDriverFoundAt.clear();
    this.servedRequest = aheadRequested;
    const rides = this.toAskAbout(unmatched, now);
    if (rides.length === 0) return;
    const { candidates, estimated } = await this.eligibility.of(rides, null);
    const requests = rides.map((ride) => ({
      rideId: ride.id,
      waitedSeconds: urgencySeconds(ride.scheduledAt ?? now, now),
      candidates: ranked(
        { ...this.eligibility.classesFor(ride), groupSize: ride.groupSize },
        candidates.get(ride.id) ?? [],
        estimated,
      ),
    }));
    const competing = requests.filter((request) => request.candidates.free.length > 0);
    const matches = matchTogether(competing);
    const matched = new Set(matches.values());
    for (const request of requests) {
      if (!(await mayContinue())) return;
      const context = {
        rideId: request.rideId,
        now,
        candidates: request.candidates,
        ridesTogether: Math.max(1, competing.length),
        otherwise: ({ driverId }: FreeCandidate) =>
          matched.has(driverId) ? ('matched_elsewhere' as const) : ('not_preferred' as const),
      };
      const driverId = matches.get(request.rideId);
      if (request.candidates.free.length === 0) this.noDriverFoundAt.set(request.rideId, now.getTime());
      await this.database.transaction(async (tx) => {
        await this.lease.limitIdleTime(tx);
        if (driverId === undefined) await this.offering.recordNoDriverFound(tx, context);
        else await this.offering.offer(tx, context, driverId);
      });
    }
  }

  private toAskAbout(unmatched: readonly Ride[], now: Date): Ride[] {
    const ids = new Set(unmatched.map(({ id }) => id));
    const recently = [...this.noDriverFoundAt].filter(([id, at]) => ids.has(id) && now.getTime() - at < LOOK_AGAIN_MS);
    this.noDriverFoundAt = new Map(recently);
    return unmatched.filter(
      ({ id, scheduledAt }) =>
        !this.noDriverFoundAt.has(id) && scheduledAt !== null && this.offering.isTimeToAsk(scheduledAt, now),
    );
  }
}

/** Ranks drivers by the cost of an immediate pickup, plus a penalty for each scheduled ride that they already have. */
function ranked(
  ride: ServingClasses & { groupSize: number },
  drivers: readonly AheadCandidate[],
  estimated: boolean,
): RideCandidates {
  const assessed = drivers.map((driver) => ({ ...driver, meters: 0 }));
  const seconds = drivers.map((driver) => driver.seconds ?? UNKNOWN_PICKUP_SECONDS);
  const candidates = rideCandidates(ride, assessed, seconds, estimated);
  const ridesAhead = new Map(drivers.map((driver) => [driver.driverId, driver.ridesAhead]));
  const free = candidates.free
    .map((each) => ({ ...each, score: each.score + (ridesAhead.get(each.driverId) ?? 0) * SECONDS_PER_RIDE_AHEAD }))
    .sort((a, b) => a.score - b.score || a.driverId - b.driverId);
  return { ...candidates, free };
}
