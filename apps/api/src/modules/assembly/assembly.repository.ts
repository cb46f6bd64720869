import type { Transaction } from '../../platform/database/database';

export interface ReadyCheck {
  id: number;
  /** How many times the organizer has asked. */
  number: number;
  askedAt: Date;
}

export abstract class AssemblyRepository {
  abstract findCheck(rideId: number): Promise<ReadyCheck | null>;
  /** Starts a new check, which discards earlier answers. @returns null when the last check is newer than `before` */
  abstract ask(tx: Transaction, rideId: number, at: Date, before: Date): Promise<ReadyCheck | null>;
  /** Answers to a check by user id. */
  abstract answers(check: ReadyCheck): Promise<Map<number, boolean>>;
  /** @returns false when a newer check has replaced this one */
  abstract answer(
    tx: Transaction,
    rideId: number,
    checkNumber: number,
    userId: number,
    ready: boolean,
  ): Promise<boolean>;
  /** Gives the answers of a guest to the account that takes over the seat, except where it has its own. */
  abstract changePerson(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  /** When each member was last reminded, by member id. */
  abstract nudges(memberIds: readonly number[]): Promise<Map<number, Date>>;
  /** @returns how many times the member was reminded; null when the last reminder was after `before` */
  abstract nudge(tx: Transaction, memberId: number, at: Date, before: Date): Promise<number | null>;
}
