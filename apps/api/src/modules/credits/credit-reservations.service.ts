import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { seatPrices, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { memberLeft, type MemberFact } from '../members/members.events';
import { MembersFacade } from '../members/members.facade';
import { PaymentsFacade, type Payment } from '../payments/payments.facade';
import { rideCancelled, rideChanged, type RideFact } from '../rides/rides.events';
import { isOver, RidesFacade, sharedRide, type Ride } from '../rides/rides.facade';
import { CreditsService } from './credits.service';

/** Events of every ride that is paid by card. Nothing else in their transactions depends on the reserved credit. */
const CAN_WAIT: readonly RideEventType[] = ['ride_created', 'payment_authorized'];
/** Other ride events after which more members pay for their own seat, or a seat may cost more. */
const PAYS: readonly RideEventType[] = [
  'share_authorized',
  'card_stored',
  'split_changed',
  'price_changed',
  'pickup_moved',
  'share_agreed',
  'guest_signed_in',
];
/** Ride events after which fewer members pay for their own seat. */
const ENDS_PAYING: readonly RideEventType[] = ['share_released', 'split_changed'];
const HELD: readonly Payment['state'][] = ['authorized', 'stored', 'captured'];

/** Reserves credit for rides: for the organizer when they book, for members when they pay for their own seat. */
@Injectable()
export class CreditReservations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly credits: CreditsService,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideChanged, (tx, fact) => this.follow(tx, fact));
    this.events.react(rideCancelled, 'give-credit-back-when-ride-is-cancelled', ({ rideId }) => this.cancelled(rideId));
    this.events.react(memberLeft, 'give-credit-back-when-member-has-left', (fact) => this.left(fact));
  }

  private async follow(tx: Transaction, { rideId, type }: RideFact): Promise<void> {
    // The writer of the event holds the ride's lock. Most people have no credit, so that is checked first.
    const reserve = async () => this.reserve(tx, await this.rides.lock(tx, rideId), type);
    if (CAN_WAIT.includes(type)) this.credits.whenReservable(tx, rideId, reserve);
    else if (PAYS.includes(type) && (await this.credits.canReserve(tx, rideId))) await reserve();
    if (ENDS_PAYING.includes(type)) await this.releaseUnneeded(tx, rideId);
    if (type !== 'payment_refunded') return;
    const payers = new Set((await this.payments.listOfRide(rideId, tx)).map(({ payerId }) => payerId));
    for (const payerId of payers) await this.credits.returnRefunded(tx, rideId, payerId);
  }

  /** Reserves the seat price for each member who pays for their own seat, less what is already reserved. */
  private async reserve(tx: Transaction, ride: Ride, after: RideEventType): Promise<void> {
    if (ride.paymentMethod !== 'card' || isOver(ride)) return;
    // The organizer of a pledge pays for their seat like everyone else, after the ride was created.
    if (after === 'ride_created' && ride.splitMode === 'pledge') return;
    for (const [riderId, price] of await this.prices(tx, ride)) await this.credits.reserve(tx, ride.id, riderId, price);
  }

  /** Releases the credit of members who no longer pay for their own seat. */
  private async releaseUnneeded(tx: Transaction, rideId: number): Promise<void> {
    const riders = await this.credits.ridersWithReserved(tx, rideId);
    if (riders.length === 0) return;
    const ride = await this.rides.lock(tx, rideId);
    // Once a pledge is requested, its members owe their share even when their hold is lost.
    if (isOver(ride) || (ride.splitMode === 'pledge' && ride.status !== 'awaiting_payment')) return;
    const prices = await this.prices(tx, ride);
    for (const riderId of riders) if (!prices.get(riderId)) await this.credits.release(tx, rideId, riderId);
  }

  /**
   * Seat prices of everyone who pays for their own seat, by user id.
   */
  private async prices(tx: Transaction, ride: Ride): Promise<Map<number, Cents>> {
    const members = await this.members.list(ride.id, tx);
    const payments = await this.payments.listOfRide(ride.id, tx);
    const paysOwn = (userId: number) =>
      payments.some(({ payerId, purpose, state }) => payerId === userId && purpose === 'share' && HELD.includes(state));
    // The price of a pledge is known only when it closes.
    if (ride.splitMode === 'pledge' && ride.status === 'awaiting_payment')
      return new Map(
        members
          .filter(({ userId, isOrganizer }) => isOrganizer || paysOwn(userId))
          .map(({ userId, agreed }) => [userId, agreed]),
      );
    const seats = seatPrices(sharedRide(ride));
    const others = members.filter(({ userId, isOrganizer }) => !isOrganizer && paysOwn(userId));
    return new Map([
      [ride.organizerId, seats[0]!],
      ...others.map(({ userId, seat, agreed }) => [userId, Math.min(seats[seat]!, agreed)] as const),
    ]);
  }

  private async cancelled(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      await this.credits.release(tx, rideId, null);
    });
  }

  /** Releases the credit of a member who left, unless they came back meanwhile and may have paid again. */
  private async left({ rideId, userId }: MemberFact): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const members = await this.members.list(rideId, tx);
      if (!members.some((member) => member.userId === userId)) await this.credits.release(tx, rideId, userId);
    });
  }
}
