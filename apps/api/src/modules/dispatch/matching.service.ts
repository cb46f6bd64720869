import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import { CandidatesService } from './candidates.service';
import { fingerprintOf, recordedCandidates, type ConsideredVehicle, type FreeCandidate } from './domain/candidates';
import { matchTogether, type WaitingRequest } from './domain/matching';
import { DispatchLeaseRepository } from './dispatch-lease.repository';
import { OfferingService } from './offering.service';
import { MAX_REQUESTS, WaitingRequestsService } from './waiting-requests.service';

/** Decisions that are written at the same time. */
const SIDE_BY_SIDE = 4;

interface Round {
  now: Date;
  matches: ReadonlyMap<number, number>;
  ridesTogether: number;
  /** Vehicles with other groups, of each ride for which they were considered. */
  shared: ReadonlyMap<number, readonly ConsideredVehicle[]>;
}

/** Matches all immediate requests with free drivers, and writes each decision in a transaction of its own. */
@Injectable()
export class MatchingService {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingRequestsService,
    private readonly candidates: CandidatesService,
    private readonly offering: OfferingService,
    private readonly lease: DispatchLeaseRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param mayContinue asked before decisions are written, as another process may have taken over
   * @param shared what was found for rides that may share a vehicle, before this round
   * @returns whether another round could serve requests that this one left
   */
  async round(mayContinue: () => Promise<boolean>, shared: Round['shared']): Promise<boolean> {
    const now = this.clock.now();
    const rides = await this.waiting.find(now, shared.keys());
    if (rides.length === 0) return false;
    const candidates = await this.candidates.ofRound(rides, now);
    const requests = rides.map((ride) => ({
      rideId: ride.id,
      waitedSeconds: secondsSince(ride, now),
      candidates: candidates.get(ride.id)!,
    }));
    const competing = requests.filter((request) => request.candidates.free.length > 0);
    const matches = matchTogether(competing);
    const round: Round = { now, matches, ridesTogether: Math.max(1, competing.length), shared };
    const decisions = await this.worthWriting(requests, round);
    for (let at = 0; at < decisions.length; at += SIDE_BY_SIDE) {
      if (!(await mayContinue())) return false;
      await Promise.all(decisions.slice(at, at + SIDE_BY_SIDE).map((request) => this.decide(request, round)));
    }
    return matches.size > 0 && (competing.length > matches.size || rides.length >= MAX_REQUESTS);
  }

  /** Whether at most one request waits, so that there is nothing to match it together with. */
  isAlone(): Promise<boolean> {
    return this.waiting.isAlone();
  }

  /** Matched requests first, then those whose reasons have changed since their last decision. */
  private async worthWriting(requests: readonly WaitingRequest[], round: Round): Promise<WaitingRequest[]> {
    const left = requests.filter(({ rideId }) => !round.matches.has(rideId));
    const last = await this.offering.lastFingerprints(left.map(({ rideId }) => rideId));
    const changed = left.filter(({ rideId, candidates }) => {
      const recorded = recordedCandidates(candidates, (each) => resultOf(each, round));
      return last.get(rideId) !== fingerprintOf(recorded, round.shared.get(rideId));
    });
    return [...requests.filter(({ rideId }) => round.matches.has(rideId)), ...changed];
  }

  private async decide({ rideId, candidates }: WaitingRequest, round: Round): Promise<void> {
    const { now, ridesTogether, matches } = round;
    await this.database.transaction(async (tx) => {
      await this.lease.limitIdleTime(tx);
      if (!(await this.offering.isWaiting(tx, rideId))) return;
      const context = {
        ...{ rideId, now, candidates, ridesTogether },
        otherwise: (each: FreeCandidate) => resultOf(each, round),
        sharedVehicles: round.shared.get(rideId) ?? [],
      };
      const driverId = matches.get(rideId);
      if (driverId === undefined) return this.offering.recordNobody(tx, context);
      const driver = await this.candidates.lock(tx, rideId, driverId, now);
      if (driver) await this.offering.offer(tx, context, driverId, driver);
      else await this.offering.retrySoon(tx, rideId);
    });
  }
}

function resultOf({ driverId }: FreeCandidate, { matches }: Round): 'matched_elsewhere' | 'not_preferred' {
  return [...matches.values()].includes(driverId) ? 'matched_elsewhere' : 'not_preferred';
}

/** A group that lost its driver has waited since its first request. */
const secondsSince = ({ waitingSince, pendingSince, createdAt }: Ride, now: Date): number =>
  (now.getTime() - (waitingSince ?? pendingSince ?? createdAt).getTime()) / 1000;
