import type { Transaction } from '../../platform/database/database';
import type { SqlCondition } from '../../platform/jobs/transaction-jobs';
import type { Contact } from './domain/contact';

export interface NewInvitee extends Contact {
  name: string;
}

export interface StoredInvitee extends NewInvitee {
  id: number;
}

export interface AddedInvitee {
  id: number;
  name: string;
  /** Null while the organizer has not paid. */
  invitedAt: Date | null;
}

export abstract class InviteesRepository {
  abstract insert(tx: Transaction, rideId: number, invitees: readonly NewInvitee[]): Promise<void>;
  abstract exist(rideId: number): SqlCondition;
  abstract someWait(rideId: number): SqlCondition;
  /** The next one who waits for an invitation. */
  abstract findNext(rideId: number): Promise<StoredInvitee | null>;
  /** @returns false when somebody else did so already, or the invitee was deleted */
  abstract markInvited(tx: Transaction, id: number): Promise<boolean>;
  /** Those who have never had a seat in the ride, in the order in which they were added. */
  abstract listAbsent(rideId: number): Promise<AddedInvitee[]>;
  abstract delete(tx: Transaction, id: number): Promise<void>;
  abstract deleteAll(rideId: number): Promise<void>;
}
