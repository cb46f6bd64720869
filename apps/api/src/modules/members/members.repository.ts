import type { PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Member } from './members.facade';

/** A member with name and payment, for showing. */
export interface MemberRow extends Member {
  name: string;
  email: string;
  paymentState: PaymentState | null;
}

export type NewMember = Pick<Member, 'rideId' | 'userId' | 'isOrganizer' | 'code' | 'seat' | 'agreed'>;

export abstract class MembersRepository {
  /** @returns null when the person has a seat already */
  abstract insert(tx: Transaction, member: NewMember): Promise<Member | null>;
  abstract codesOf(tx: Transaction, rideId: number): Promise<string[]>;
  /** Writes what the member agreed to, was asked and declined. */
  abstract setConsent(
    tx: Transaction,
    memberId: number,
    consent: Pick<Member, 'agreed' | 'asked' | 'declined'>,
  ): Promise<void>;
  abstract setSeat(tx: Transaction, memberId: number, seat: number): Promise<void>;
  abstract list(rideId: number, tx?: Transaction): Promise<Member[]>;
  abstract listRows(rideId: number): Promise<MemberRow[]>;
  abstract confirm(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** The same right before the commit, for a transaction in which nobody reads the seat after this. */
  abstract confirmLast(tx: Transaction, rideId: number, userId: number): void;
  /** @returns false when that had been done before */
  abstract verify(tx: Transaction, memberId: number): Promise<boolean>;
  /** Marks a member who has a seat and has not boarded; false when there is none such, or they are marked already. */
  abstract markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean>;
  /** @returns false when the member was not marked */
  abstract undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean>;
  abstract forgetVerifications(tx: Transaction, rideId: number): Promise<void>;
  /** @returns false when there was no seat to give up */
  abstract leave(tx: Transaction, rideId: number, userId: number): Promise<boolean>;
  /** @returns false when the guest has no seat, or the account has one of its own already */
  abstract giveSeat(tx: Transaction, rideId: number, guestId: number, accountId: number): Promise<boolean>;
}
