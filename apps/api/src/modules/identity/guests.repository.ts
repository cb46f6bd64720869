import type { Transaction } from '../../platform/database/database';
import type { Identifier } from './domain/identifier';
import type { GuestProof, KnownGuest, NewGuest } from './guests.facade';

export abstract class Guests {
  abstract insert(tx: Transaction, guest: NewGuest): Promise<number>;
  abstract find(tx: Transaction, rideId: number, contact: Identifier): Promise<KnownGuest | null>;
  /** Guests of any ride with this address whose access has not ended. */
  abstract withContact(tx: Transaction, contact: Identifier): Promise<Pick<GuestProof, 'guestId' | 'rideId'>[]>;
  abstract insertLink(tx: Transaction, tokenHash: string, userId: number): Promise<void>;
  /** One conditional write, so a link works once, and only while the guest has access. */
  abstract useLink(tokenHash: string): Promise<{ guestId: number; rideId: number } | null>;
  /** Marks that the guest has left the ride. @returns false when the user is not a guest */
  abstract leave(tx: Transaction, userId: number): Promise<boolean>;
  abstract rejoin(tx: Transaction, userId: number): Promise<void>;
  /** @returns false when the user is not a guest who has left the ride */
  abstract endAfterLeaving(tx: Transaction, userId: number): Promise<boolean>;
  /** @returns false when the user is not a guest */
  abstract end(tx: Transaction, userId: number): Promise<boolean>;
  abstract endAfter(rideId: number, until: Date): Promise<void>;
}
