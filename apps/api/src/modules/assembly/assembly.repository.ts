import type { Transaction } from '../../platform/database/database';

export interface ReadyCheck {
  id: number;
  /** Counts how often the organizer asked. */
  number: number;
  askedAt: Date;
}

export abstract class AssemblyRepository {
  abstract findCheck(rideId: number): Promise<ReadyCheck | null>;
  /** Asks again; the answers so far no longer count. @returns null when the last check is newer than `before` */
  abstract ask(tx: Transaction, rideId: number, at: Date, before: Date): Promise<ReadyCheck | null>;
  /** Answers to the last check, by user. */
  abstract answers(check: ReadyCheck): Promise<Map<number, boolean>>;
  /** @returns false when another check has replaced this one */
  abstract answer(
    tx: Transaction,
    rideId: number,
    checkNumber: number,
    userId: number,
    ready: boolean,
  ): Promise<boolean>;
  /** When each seat was last reminded. */
  abstract nudges(memberIds: readonly number[]): Promise<Map<number, Date>>;
  /** @returns how often the seat has been reminded; null when it was after `before` */
  abstract nudge(tx: Transaction, memberId: number, at: Date, before: Date): Promise<number | null>;
}
