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
  /** Six digits, unique within the ride. */
  code: string;
  verifiedAt: Date | null;
  /** Time at which the driver marked the member as a no-show. Never set together with `verifiedAt`. */
  noShowAt: Date | null;
  joinedAt: Date;
  /** Seat number; 0 is the organizer's. Kept until the member leaves. */
  seat: number;
  /** Maximum amount that the member agreed to pay, in cents. */
  agreed: Cents;
  /** The share that the member was last asked to agree to; `declined` is the share that they declined. */
  asked: Cents | null;
  declined: Cents | null;
}

export abstract class MembersFacade {
  /**
   * Takes seat 0 for the organizer.
   * @param agreed maximum share of a pledge that they pay; 0 where their hold covers the ride
   */
  abstract addOrganizer(tx: Transaction, rideId: number, userId: number, agreed: Cents): Promise<Member>;
  /** Gives up the seat of a member who has not paid in time. The caller holds the ride's lock. */
  abstract drop(tx: Transaction, rideId: number, member: Member): Promise<void>;
  /**
   * Registers a callback for when somebody takes or gives up a seat of a pledge. It runs in the transaction of that
   * change, under the ride's lock.
   */
  abstract onPledgeSeats(apply: (tx: Transaction, rideId: number) => Promise<void>): void;
  /**
   * Asks every member whose share is above what they agreed to, unless they were just asked about this amount or
   * declined it. To be called after any change of price or split.
   */
  abstract askAgain(tx: Transaction, ride: Ride): Promise<void>;
  /** Moves members to other seats, which must be free. */
  abstract reseat(tx: Transaction, moves: readonly { memberId: number; seat: number }[]): Promise<void>;
  /** Members who have not left, in the order in which they joined, starting with the organizer. */
  abstract list(rideId: number, tx?: Transaction): Promise<Member[]>;
  /** The members, with the fields that `who` may see. @throws ApiError not_found when `who` may not see the ride */
  abstract views(who: Principal, rideId: number): Promise<MemberView[]>;
  /** First names by user id, as members of the ride see each other. */
  abstract firstNames(rideId: number): Promise<Map<number, string>>;
  abstract find(rideId: number, userId: number): Promise<Member | null>;
  /** Marks the seat as paid for or vouched for. */
  abstract confirm(tx: Transaction, rideId: number, userId: number): Promise<void>;
  /** Like `confirm`, but right before the commit, for a transaction that does not read the seat again. */
  abstract confirmLast(tx: Transaction, rideId: number, userId: number): void;
  /** Records that the driver saw this member's code. @returns false when this was already recorded */
  abstract verify(tx: Transaction, memberId: number): Promise<boolean>;
  /**
   * Marks a member who has a seat and has not boarded as a no-show.
   * @returns false when there is no such member, or they are already marked
   */
  abstract markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean>;
  /** @returns false when the member was not marked */
  abstract undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean>;
  /** Removes all verifications and no-show marks of the ride. */
  abstract forgetVerifications(tx: Transaction, rideId: number): Promise<void>;
}

/** Manages the people for whom services book rides. */
export abstract class PassengersFacade {
  /**
   * Gives the organizer's seat to the passenger, as a guest, and sends them the link to their ride. The service itself
   * gets no seat.
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
export { pledgeClosedToJoining, pledgeFixed, rideFull } from './members.errors';
