import type { Transaction } from '../../platform/database/database';

/** The lease of the process that makes matching rounds. */
export interface DispatchLease {
  /** Milliseconds since the last round began. */
  sinceLastRoundMs: number;
}

/**
 * Lets one process match at a time. Others can take the lease once its holder no longer extends it. Requests for rounds are
 * counted in the same row, so that another process makes the round if the requesting process ends first.
 */
export abstract class DispatchLeaseRepository {
  /** Requests a round that begins after this call. */
  abstract requestRound(): Promise<void>;
  /** Whether a requested round is not finished yet. */
  abstract isRoundRequested(): Promise<boolean>;
  /** Takes the lease if a round was requested and no other process holds it. */
  abstract take(holder: string): Promise<DispatchLease | null>;
  /** Records that a round begins. @returns the number of rounds requested so far; null when another process holds the lease */
  abstract beginRound(holder: string): Promise<number | null>;
  /**
   * Extends the lease, even one that has expired while no other process took it: a busy process that is late has not
   * lost anything.
   * @returns false when another process holds it
   */
  abstract extend(holder: string): Promise<boolean>;
  /** Limits how long the transaction may stay idle, so that the locks of a hanging process do not outlive its lease. */
  abstract limitIdleTime(tx: Transaction): Promise<void>;
  /** Gives the lease back. @param served what `beginRound` returned */
  abstract finish(holder: string, served: number): Promise<void>;
}
