import { Injectable } from '@nestjs/common';
import type { CandidateResult } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { DecisionsRepository, type Decision } from './decisions.repository';
import {
  fingerprintOf,
  recordedCandidates,
  type ConsideredVehicle,
  type FreeCandidate,
  type RideCandidates,
} from './domain/candidates';

/** The rides of one decision and what is known about the drivers of this ride. */
export interface DecisionContext {
  rideId: number;
  now: Date;
  candidates: RideCandidates;
  ridesTogether: number;
  /** The result to record for a free driver who was not offered this ride. */
  otherwise: (candidate: FreeCandidate) => CandidateResult;
  /** Vehicles with other groups that were considered, for a ride that may share one. */
  sharedVehicles?: readonly ConsideredVehicle[];
}

/** Records why a driver was offered a ride, or why nobody was. */
@Injectable()
export class DecisionRecorder {
  constructor(private readonly decisions: DecisionsRepository) {}

  /** The caller holds the ride's lock. @param driverId null when nobody was offered the ride */
  async record(tx: Transaction, context: DecisionContext, driverId: number | null): Promise<void> {
    await this.decisions.add(tx, decisionOf(context, driverId));
  }
}

/** @param driverId null when nobody was offered the ride */
export function decisionOf(
  { rideId, now, candidates, ridesTogether, otherwise, sharedVehicles = [] }: DecisionContext,
  driverId: number | null,
): Decision {
  const recorded = recordedCandidates(candidates, (each) => (each.driverId === driverId ? 'offered' : otherwise(each)));
  return {
    rideId,
    at: now,
    driverId,
    ridesTogether,
    minutesEstimated: candidates.minutesEstimated,
    candidates: recorded,
    leftOut: candidates.counts,
    fingerprint: fingerprintOf(recorded, sharedVehicles),
    sharedVehicles,
  };
}
