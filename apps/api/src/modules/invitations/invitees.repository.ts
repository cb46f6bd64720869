import type { Transaction } from '../../platform/database/database';
import type { SqlCondition } from '../../platform/jobs/transaction-jobs';
import type { Contact } from './domain/contact';

export interface NewInvitee extends Contact {
  name: string;
}

export interface StoredInvitee extends NewInvitee {
  id: number;
}

export abstract class InviteesRepository {
  abstract insert(tx: Transaction, rideId: number, invitees: readonly NewInvitee[]): Promise<void>;
  abstract exist(rideId: number): SqlCondition;
  abstract findNext(rideId: number): Promise<StoredInvitee | null>;
  /** @returns false when the invitee was already deleted */
  abstract delete(tx: Transaction, id: number): Promise<boolean>;
  abstract deleteAll(rideId: number): Promise<void>;
}
