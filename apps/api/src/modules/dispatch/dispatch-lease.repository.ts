import type { Transaction } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { NoDriverFound } from './decisions.repository';

/** The lease of the process that makes matching rounds. */
export interface DispatchLease {
  /** Milliseconds since the last round began. */
  sinceLastRoundMs: number;
}

/** Which requests a round serves. */
export interface ServedRequests {
  /** Ids of the requests for rounds that were there when this one began. */
  requests: readonly string[];
  /** Changes when a request made before this round asked to retry scheduled rides for which no driver was found. */
  aheadRequested: number;
}

export interface BegunRound<Row> extends ServedRequests {
  rows: Row[];
}

/**
 * Lets one process match at a time. Others can take the lease once its holder no longer extends it. Requests for rounds are
 * stored until a round has served them, so that another process makes the round if the requesting process ends first.
 */
export abstract class DispatchLeaseRepository {
  /**
   * Requests a round that begins after this call.
   * @param withRidesAhead also asks to retry scheduled rides for which no driver was found recently
   */
  abstract requestRound(withRidesAhead?: boolean): Promise<void>;
  /** Requests a round that begins after the transaction commits. */
  abstract requestRoundIn(tx: Transaction): void;
  /** Whether a requested round is not finished yet. */
  abstract isRoundRequested(): Promise<boolean>;
  /** Takes the lease if a round was requested and no other process holds it. */
  abstract take(holder: string): Promise<DispatchLease | null>;
  /**
   * Records that a round begins, and reads what it looks at in the same statement. The rows show all changes for which
   * `requests` ask; what is requested meanwhile is for the next round.
   * @param reading selects rows with a column `place`, which counts them from 1
   * @returns null when another process holds the lease
   */
  abstract beginRound<Row extends object>(holder: string, reading: SqlText): Promise<BegunRound<Row> | null>;
  /**
   * Extends the lease, even one that has expired while no other process took it: a busy process that is late has not
   * lost anything.
   * @returns false when another process holds it
   */
  abstract extend(holder: string): Promise<boolean>;
  /** Limits how long the transaction may stay idle, so that the locks of a hanging process do not outlive its lease. */
  abstract limitIdleTime(tx: Transaction): Promise<void>;
  /**
   * Records the rides for which nobody was found, and gives the lease back. Writes nothing when another process holds it. If one of the rides has changed since the round read it, the requests remain, and the next round decides.
   * @param requests as `beginRound` returned them
   */
  abstract finish(holder: string, requests: readonly string[], found: readonly NoDriverFound[]): Promise<void>;
}
