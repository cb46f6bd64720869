import type { MemberView, Passenger } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Ride } from '../rides/rides.facade';

/** Somebody's seat in a ride. */
export interface Member {
  id: number;
  rideId: number;
  userId: number;
  isOrganizer: boolean;
  status: 'pending' | 'confirmed';
  /** Six digits, this member's alone within the ride. */
  code: string;
  verifiedAt: Date | null;
  /** When the driver gave up waiting for them. Never together with `verifiedAt`. */
  noShowAt: Date | null;
  joinedAt: Date;
  /** From 0, the organizer's; kept until the member leaves. */
  seat: number;
  /** The most the member agreed to pay, in cents. */
  agreed: Cents;
  /** The share they were last asked about, and the one they declined. */
  asked: Cents | null;
  declined: Cents | null;
}

export abstract class MembersFacade {
  /** Takes the organizer's seat, 0. @param agreed the most they pay of a pledge; 0 where their hold covers the ride */
  abstract addOrganizer(tx: Transaction, rideId: number, userId: number, agreed: Cents): Promise<Member>;
  /** Gives up the seat of a member who has not paid in time. Under the ride's lock. */
  abstract drop(tx: Transaction, rideId: number, member: Member): Promise<void>;
  /** Registers what follows when somebody takes or gives up a seat of a pledge, in the transaction of that change, under the ride's lock. */
  abstract onPledgeSeats(apply: (tx: Transaction, rideId: number) => Promise<void>): void;
  /** Asks every member again whose share is above what they agreed to, once per amount. After any change of price or split. */
  abstract askAgain(tx: Transaction, ride: Ride): Promise<void>;
  /** Gives members other seats, all of them free. */
  abstract reseat(tx: Transaction, moves: readonly { memberId: number; seat: number }[]): Promise<void>;
  /** Those who have not left, in the order they joined, the organizer first. */
  abstract list(rideId: number, tx?: Transaction): Promise<Member[]>;
  /** As `who` may see them. @throws ApiError not_found when the ride is not theirs */
  abstract views(who: Principal, rideId: number): Promise<MemberView[]>;
  /** First names by user id, as those in the ride know each other. */
  abstract firstNames(rideId: number): Promise<Map<number, string>>;
  abstract find(rideId: number, userId: number): Promise<Member | null>;
  /** Marks the seat as paid for or vouched for. */
  abstract confirm(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** The same right before the commit, for a transaction in which nobody reads the seat after this. */
  abstract confirmLast(tx: Transaction, rideId: number, userId: number): void;
  /** Records that the driver saw this member's code. @returns false when that had been done before */
  abstract verify(tx: Transaction, memberId: number): Promise<boolean>;
  /** Marks a member who has a seat and has not boarded; false when there is none such, or they are marked already. */
  abstract markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean>;
  /** @returns false when the member was not marked */
  abstract undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean>;
  /** Nobody of the ride counts as verified, or as not having come, any more. */
  abstract forgetVerifications(tx: Transaction, rideId: number): Promise<void>;
}

/** People for whom services book rides. */
export abstract class PassengersFacade {
  /**
   * Seats the passenger in the organizer's seat, as a guest, and sends them the link to their ride. Nobody else is seated for the service.
   * @param bookedBy name of the business account
   * @throws ApiError validation_failed, account_blocked
   */
  abstract seat(tx: Transaction, ride: Ride, passenger: Passenger, bookedBy: string): Promise<void>;
  /** @throws ApiError validation_failed when neither address can be reached */
  abstract check(passenger: Passenger, field: string): void;
}

export { customAmounts } from './seat-amounts';
export { nextOpenSeat } from './domain/open-seat';
export { openSeatOf, seatsOf } from './open-seats';
export { pledgeFixed } from './members.errors';
