import type { PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Member } from './members.facade';

/** A member with name and payment, for display. */
export interface MemberRow extends Member {
  name: string;
  email: string;
  paymentState: PaymentState | null;
}

export type NewMember = Pick<Member, 'rideId' | 'userId' | 'isOrganizer' | 'code' | 'seat' | 'agreed'>;

export abstract class MembersRepository {
  /** @returns null when the person already has a seat */
  abstract insert(tx: Transaction, member: NewMember): Promise<Member | null>;
  abstract codesOf(tx: Transaction, rideId: number): Promise<string[]>;
  /** Stores the amounts that the member agreed to, was asked about and declined. */
  abstract setConsent(
    tx: Transaction,
    memberId: number,
    consent: Pick<Member, 'agreed' | 'asked' | 'declined'>,
  ): Promise<void>;
  abstract setSeat(tx: Transaction, memberId: number, seat: number): Promise<void>;
  abstract list(rideId: number, tx?: Transaction): Promise<Member[]>;
  abstract listRows(rideId: number): Promise<MemberRow[]>;
  abstract confirm(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** Like `confirm`, but right before the commit, for a transaction that does not read the seat again. */
  abstract confirmLast(tx: Transaction, rideId: number, userId: number): void;
  /** @returns false when the member was already verified */
  abstract verify(tx: Transaction, memberId: number): Promise<boolean>;
  /**
   * Marks a member who has a seat and has not boarded as a no-show.
   * @returns false when there is no such member, or they are already marked
   */
  abstract markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean>;
  /** @returns false when the member was not marked */
  abstract undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean>;
  abstract forgetVerifications(tx: Transaction, rideId: number): Promise<void>;
  /** @returns false when there was no seat to give up */
  abstract leave(tx: Transaction, rideId: number, userId: number): Promise<boolean>;
  /** @returns false when the guest has no seat, or the account already has one */
  abstract giveSeat(tx: Transaction, rideId: number, guestId: number, accountId: number): Promise<boolean>;
}
