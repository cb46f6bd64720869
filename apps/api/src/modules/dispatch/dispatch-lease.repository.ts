import type { Transaction } from '../../platform/database/database';

/** A turn of the process that matches. */
export interface DispatchLease {
  /** Milliseconds since the last round began. */
  sinceLastRoundMs: number;
}

/**
 * Lets one process match at a time. The lease ends by itself when its holder no longer extends it. Requests for a round are counted next to it, so that a round that a
 * process asked for and did not live to make is made by another one.
 */
export abstract class DispatchLeaseRepository {
  /** Asks for a round that begins from now on. */
  abstract requestRound(): Promise<void>;
  /** Whether a round was requested that is not finished. */
  abstract isRoundRequested(): Promise<boolean>;
  /** Takes the lease if a round was requested and no other process holds it. */
  abstract take(holder: string): Promise<DispatchLease | null>;
  /** Notes that a round begins. @returns how many were requested so far, or null when the lease was lost */
  abstract beginRound(holder: string): Promise<number | null>;
  /** @returns false when the lease was lost */
  abstract extend(holder: string): Promise<boolean>;
  /** Ends the transaction when this process hangs in it, so that its locks do not outlive the lease. */
  abstract limitIdleTime(tx: Transaction): Promise<void>;
  /** Gives the lease back. @param served what `beginRound` returned */
  abstract finish(holder: string, served: number): Promise<void>;
}
