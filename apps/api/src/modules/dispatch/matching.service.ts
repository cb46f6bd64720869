import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { Ride } from '../rides/rides.facade';
import { CandidatesService } from './candidates.service';
import { DecisionsRepository } from './decisions.repository';
import { fingerprintOf, recordedCandidates, type ConsideredVehicle, type FreeCandidate } from './domain/candidates';
import { matchTogether, type WaitingRequest } from './domain/matching';
import { DispatchLeaseRepository } from './dispatch-lease.repository';
import { OfferingService } from './offering.service';
import type { WaitingRequests } from './offers.repository';
import type { SharedRound } from './shared-matching.service';
import { MAX_REQUESTS, WaitingRequestsService, type WaitingRound } from './waiting-requests.service';

/** Maximum number of decisions written in parallel. */
const SIDE_BY_SIDE = 4;

interface Request extends WaitingRequest {
  /** The ride's newest event when the round read it. */
  lastEvent: number;
}

interface Round {
  now: Date;
  matches: ReadonlyMap<number, number>;
  ridesTogether: number;
  /** Vehicles with other groups that were considered, by ride. */
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
    private readonly decisions: DecisionsRepository,
    private readonly lease: DispatchLeaseRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param mayContinue asked before decisions are written, as another process may have taken over
   * @param shared results for rides that may share a vehicle, from before this round; `held` rides are left out
   * @param waiting what `begin` found
   * @returns whether another round could serve requests that this one left
   */
  async round(
    mayContinue: () => Promise<boolean>,
    { considered: shared, held }: SharedRound,
    waiting: WaitingRequests,
  ): Promise<boolean> {
    const now = this.clock.now();
    const found = this.waiting.find(now, waiting, shared.keys());
    const rides = found.filter(({ id }) => !held.has(id));
    if (rides.length === 0) return false;
    const candidates = await this.candidates.ofRound(rides, now);
    const requests = rides.map((ride) => ({
      rideId: ride.id,
      lastEvent: ride.lastEvent,
      waitedSeconds: secondsSince(ride, now),
      candidates: candidates.get(ride.id)!,
    }));
    const competing = requests.filter((request) => request.candidates.free.length > 0);
    const matches = matchTogether(competing);
    const round: Round = { now, matches, ridesTogether: Math.max(1, competing.length), shared };
    const decisions = await this.worthWriting(requests, waiting.neverDecided, round);
    for (let at = 0; at < decisions.length; at += SIDE_BY_SIDE) {
      if (!(await mayContinue())) return false;
      await Promise.all(decisions.slice(at, at + SIDE_BY_SIDE).map((request) => this.decide(request, round)));
    }
    return matches.size > 0 && (competing.length > matches.size || found.length >= MAX_REQUESTS);
  }

  /**
   * Begins a round and finds the rides that currently wait.
   * @param ahead selects the scheduled rides
   * @returns null when another process holds the lease
   */
  begin(holder: string, ahead: SqlText): Promise<WaitingRound | null> {
    return this.waiting.begin(holder, ahead, this.clock.now());
  }

  /** Whether at most one request waits, so that no other request can be matched with it. */
  isAlone(): Promise<boolean> {
    return this.waiting.isAlone();
  }

  /** Matched requests first, then those whose reasons have changed since their last decision. */
  private async worthWriting(
    requests: readonly Request[],
    neverDecided: ReadonlySet<number>,
    round: Round,
  ): Promise<Request[]> {
    const left = requests.filter(({ rideId }) => !round.matches.has(rideId));
    const decided = left.filter(({ rideId }) => !neverDecided.has(rideId));
    const last = await this.decisions.lastFingerprints(decided.map(({ rideId }) => rideId));
    const changed = left.filter(({ rideId, candidates }) => {
      const recorded = recordedCandidates(candidates, (each) => resultOf(each, round));
      return last.get(rideId) !== fingerprintOf(recorded, round.shared.get(rideId));
    });
    return [...requests.filter(({ rideId }) => round.matches.has(rideId)), ...changed];
  }

  private async decide({ rideId, lastEvent, candidates }: Request, round: Round): Promise<void> {
    const { now, ridesTogether, matches } = round;
    const driverId = matches.get(rideId);
    const context = {
      ...{ rideId, now, candidates, ridesTogether },
      otherwise: (each: FreeCandidate) => resultOf(each, round),
      sharedVehicles: round.shared.get(rideId) ?? [],
    };
    // Usually the ride has not changed since the round read it, and one conditional write is enough.
    if (driverId === undefined && (await this.offering.recordNoDriverFoundUnlessChanged(context, lastEvent))) return;
    await this.database.transaction(async (tx) => {
      await this.lease.limitIdleTime(tx);
      if (!(await this.offering.isWaiting(tx, rideId))) return;
      if (driverId === undefined) return this.offering.recordNoDriverFound(tx, context);
      const driver = await this.candidates.lock(tx, rideId, driverId, now);
      if (driver) await this.offering.offer(tx, context, driverId, driver);
      else await this.offering.retrySoon(tx, rideId);
    });
  }
}

function resultOf({ driverId }: FreeCandidate, { matches }: Round): 'matched_elsewhere' | 'not_preferred' {
  return [...matches.values()].includes(driverId) ? 'matched_elsewhere' : 'not_preferred';
}

/** The wait of a group that lost its driver counts from its first request. */
const secondsSince = ({ waitingSince, pendingSince, createdAt }: Ride, now: Date): number =>
  (now.getTime() - (waitingSince ?? pendingSince ?? createdAt).getTime()) / 1000;
