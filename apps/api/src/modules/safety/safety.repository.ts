import type { EmergencyContactView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface SosCall {
  id: number;
  askedAt: Date;
}

export abstract class SafetyRepository {
  abstract contacts(userId: number, tx?: Transaction): Promise<EmergencyContactView[]>;
  /** @returns null when the person already has `most` contacts */
  abstract addContact(
    tx: Transaction,
    userId: number,
    contact: Omit<EmergencyContactView, 'id'>,
    most: number,
  ): Promise<EmergencyContactView | null>;
  abstract removeContact(userId: number, contactId: number): Promise<boolean>;
  abstract openCall(rideId: number, userId: number, tx?: Transaction): Promise<SosCall | null>;
  /** The open calls of a person on all rides, oldest first. */
  abstract openCalls(userId: number, tx?: Transaction): Promise<(SosCall & { rideId: number })[]>;
  /** A call with its caller, whether it is open or not. */
  abstract callById(callId: number, tx: Transaction): Promise<{ userId: number; rideId: number } | null>;
  /** @returns null when a call is already open */
  abstract open(tx: Transaction, rideId: number, userId: number): Promise<SosCall | null>;
  /**
   * Gives the calls of a guest to the account that takes over the seat. An open call is ended when the account has one.
   * @returns the calls that were ended
   */
  abstract changeCaller(tx: Transaction, rideId: number, from: number, to: number): Promise<SosCall[]>;
  abstract countCalls(tx: Transaction, rideId: number, userId: number): Promise<number>;
  /** @returns null when no call was open */
  abstract end(tx: Transaction, rideId: number, userId: number): Promise<SosCall | null>;
}
