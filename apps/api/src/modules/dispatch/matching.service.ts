import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { Ride } from '../rides/rides.facade';
import { CandidatesService } from './candidates.service';
import { decisionOf, type DecisionContext } from './decision-recorder';
import { DecisionsRepository, type NoDriverFound } from './decisions.repository';
import type { ConsideredVehicle, FreeCandidate } from './domain/candidates';
import { matchTogether, type WaitingRequest } from './domain/matching';
import { DispatchLeaseRepository } from './dispatch-lease.repository';
import { OfferingService } from './offering.service';
import type { WaitingRequests } from './offers.repository';
import type { SharedRound } from './shared-matching.service';
import { MAX_REQUESTS, WaitingRequestsService, type WaitingRound } from './waiting-requests.service';

/** Maximum number of offers written in parallel. */
const SIDE_BY_SIDE = 4;

interface Request extends WaitingRequest {
  /** The ride's newest event when the round read it. */
  lastEvent: number;
}

export interface MatchedRound {
  /** Whether another round could serve requests that this one left. */
  isAnotherNeeded: boolean;
  /** Decisions that are still to be recorded. */
  noDriverFound: readonly NoDriverFound[];
}

const NOTHING: MatchedRound = { isAnotherNeeded: false, noDriverFound: [] };

interface Round {
  now: Date;
  matches: ReadonlyMap<number, number>;
  ridesTogether: number;
  /** Vehicles with other groups that were considered, by ride. */
  shared: ReadonlyMap<number, readonly ConsideredVehicle[]>;
}

/** Matches all immediate requests with free drivers, and makes each offer in a transaction of its own. */
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
   */
  async round(
    mayContinue: () => Promise<boolean>,
    { considered: shared, held }: SharedRound,
    waiting: WaitingRequests,
  ): Promise<MatchedRound> {
    const now = this.clock.now();
    const found = this.waiting.find(now, waiting, shared.keys());
    const rides = found.filter(({ id }) => !held.has(id));
    if (rides.length === 0) return NOTHING;
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
    const offers = requests.filter(({ rideId }) => matches.has(rideId));
    for (let at = 0; at < offers.length; at += SIDE_BY_SIDE) {
      if (!(await mayContinue())) return NOTHING;
      await Promise.all(offers.slice(at, at + SIDE_BY_SIDE).map((request) => this.offer(request, round)));
    }
    return {
      isAnotherNeeded: matches.size > 0 && (competing.length > matches.size || found.length >= MAX_REQUESTS),
      noDriverFound: await this.noDriverFound(requests, waiting.neverDecided, round),
    };
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

  /** Requests for which nobody was found, if the reasons have changed since their last decision. */
  private async noDriverFound(
    requests: readonly Request[],
    neverDecided: ReadonlySet<number>,
    round: Round,
  ): Promise<NoDriverFound[]> {
    const left = requests.filter(({ rideId }) => !round.matches.has(rideId));
    const decided = left.filter(({ rideId }) => !neverDecided.has(rideId));
    const last = await this.decisions.lastFingerprints(decided.map(({ rideId }) => rideId));
    return left
      .map((request) => ({ decision: decisionOf(contextOf(request, round), null), lastEvent: request.lastEvent }))
      .filter(({ decision }) => last.get(decision.rideId) !== decision.fingerprint);
  }

  private async offer(request: Request, round: Round): Promise<void> {
    const { rideId } = request;
    const driverId = round.matches.get(rideId)!;
    await this.database.transaction(async (tx) => {
      await this.lease.limitIdleTime(tx);
      if (!(await this.offering.isWaiting(tx, rideId))) return;
      const driver = await this.candidates.lock(tx, rideId, driverId, round.now);
      if (driver) await this.offering.offer(tx, contextOf(request, round), driverId, driver);
      else await this.offering.retrySoon(tx, rideId);
    });
  }
}

const contextOf = ({ rideId, candidates }: Request, round: Round): DecisionContext => ({
  rideId,
  now: round.now,
  candidates,
  ridesTogether: round.ridesTogether,
  otherwise: (each) => resultOf(each, round),
  sharedVehicles: round.shared.get(rideId) ?? [],
});

function resultOf({ driverId }: FreeCandidate, { matches }: Round): 'matched_elsewhere' | 'not_preferred' {
  return [...matches.values()].includes(driverId) ? 'matched_elsewhere' : 'not_preferred';
}

/** The wait of a group that lost its driver counts from its first request. */
const secondsSince = ({ waitingSince, pendingSince, createdAt }: Ride, now: Date): number =>
  (now.getTime() - (waitingSince ?? pendingSince ?? createdAt).getTime()) / 1000;
