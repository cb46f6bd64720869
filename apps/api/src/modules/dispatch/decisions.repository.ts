import type { Exclusion } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { ConsideredVehicle, RecordedCandidate } from './domain/candidates';

export interface Decision {
  rideId: number;
  at: Date;
  /** The driver who was offered the ride; null when nobody was. */
  driverId: number | null;
  /** Number of rides that were matched together. */
  ridesTogether: number;
  minutesEstimated: boolean;
  candidates: readonly RecordedCandidate[];
  /** Vehicles with other groups that were considered, best first. */
  sharedVehicles: readonly ConsideredVehicle[];
  /** Number of drivers left out, by reason. */
  leftOut: Readonly<Partial<Record<Exclusion, number>>>;
  /** See `fingerprintOf`. */
  fingerprint: string;
}

/** A decision that is recorded only if the ride still waits without an offer and has no newer event. */
export interface NoDriverFound {
  decision: Decision;
  /** The ride's newest event when the round read it. Every offer adds one. */
  lastEvent: number;
}

/** A stored decision with the names of its drivers. */
export interface StoredDecision extends Omit<Decision, 'fingerprint'> {
  id: number;
}

export interface NamedDriver {
  id: number;
  name: string;
  vehicle: string;
}

export abstract class DecisionsRepository {
  /** Stores a decision. A search without a driver is stored only if its reasons differ from those of the ride's last decision. The caller holds the ride's lock. */
  abstract add(tx: Transaction, decision: Decision): Promise<void>;
  /** The fingerprint (see `fingerprintOf`) of each ride's last decision, for rides that were offered to nobody. */
  abstract lastFingerprints(rideIds: readonly number[]): Promise<Map<number, string>>;
  /** Newest first. */
  abstract ofRide(rideId: number, limit: number): Promise<StoredDecision[]>;
  abstract driversNamed(driverIds: readonly number[]): Promise<NamedDriver[]>;
}
