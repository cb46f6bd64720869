import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  firstName,
  type SettleUpList,
  type SettleUpRequest,
  type SettleUpView,
  type VenmoAccount,
} from '@groupride/contracts';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { amountsFor, AmountsFacade, dueBeforeCredit } from '../amounts/amounts.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import { MembersFacade } from '../members/members.facade';
import { SeatMoves } from '../members/seat-moves.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { venmoLink } from './domain/venmo-link';
import { notSettleable, nothingToSettle, otherAmount } from './settle-ups.errors';
import { SettleUpsRepository, type SettleUp } from './settle-ups.repository';

/**
 * Records how members pay the organizer back for shares that the organizer covered. The money moves outside GroupRide
 * and never enters the ledger.
 */
@Injectable()
export class SettleUpsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settleUps: SettleUpsRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly amounts: AmountsFacade,
    private readonly moves: SeatMoves,
    private readonly inbox: InboxFacade,
  ) {}

  onModuleInit(): void {
    this.moves.add((tx, { rideId, guestId, accountId }) => this.settleUps.changeMember(tx, rideId, guestId, accountId));
  }

  async venmoAccount(who: Principal): Promise<VenmoAccount> {
    return { username: await this.settleUps.venmoUsername(who.userId) };
  }

  async storeVenmoAccount(who: Principal, username: string | null): Promise<VenmoAccount> {
    await this.settleUps.storeVenmoUsername(who.userId, username?.replace(/^@/, '') ?? null);
    return this.venmoAccount(who);
  }

  /** @throws ApiError not_found, also for people who are neither a member nor the organizer */
  async list(who: Principal, rideId: number): Promise<SettleUpList> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer' && viewer !== 'member') throw nothingToSettle();
    const [views, sent, covered, username] = await Promise.all([
      this.members.views(who, rideId),
      this.settleUps.ofRide(rideId),
      this.coveredIn(ride),
      this.settleUps.venmoUsername(ride.organizerId),
    ]);
    const seen = views.filter(({ isOrganizer, isYou }) => !isOrganizer && (isYou || viewer === 'organizer'));
    const settleUps = seen.flatMap(({ user, isYou }): SettleUpView[] => {
      const made = sent.find(({ userId }) => userId === user.id);
      const amount = made?.amount ?? covered.get(user.id) ?? 0;
      if (amount === 0) return [];
      const payLink = isYou && !made && username ? venmoLink(username, amount, noteOf(ride)) : null;
      return [{ userId: user.id, name: user.name, isYou, payLink, ...present(amount, made) }];
    });
    return { settleUps, acceptsVenmo: username !== null };
  }

  /** Records a member's statement that they paid. @throws ApiError not_found, ride_state_conflict, amount_mismatch */
  async send(who: Principal, rideId: number, request: SettleUpRequest): Promise<SettleUpList> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'member') throw nothingToSettle();
    await this.database.transaction(async (tx) => {
      const made = await this.prepare(tx, rideId, who.userId, request);
      if (!made.isNew || !(await this.settleUps.send(tx, made))) return;
      const data = { payerId: who.userId, method: request.method };
      const actor = { as: 'member', userId: who.userId } as const;
      const number = await this.rides.note(tx, { rideId, type: 'settle_up_sent', actor, data });
      await this.notify(tx, who, made, { userId: made.ride.organizerId, kind: 'settle_up_sent', number });
    });
    return this.list(who, rideId);
  }

  /**
   * Records the organizer's statement that they were paid.
   * @throws ApiError not_found, ride_state_conflict, amount_mismatch
   */
  async confirm(who: Principal, rideId: number, userId: number, request: SettleUpRequest): Promise<SettleUpList> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer') throw nothingToSettle();
    await this.database.transaction(async (tx) => {
      const made = await this.prepare(tx, rideId, userId, request);
      if (!made.isNew || !(await this.settleUps.settle(tx, made))) return;
      const data = { payerId: userId, method: request.method };
      const actor = { as: 'member', userId: who.userId } as const;
      const number = await this.rides.note(tx, { rideId, type: 'settle_up_confirmed', actor, data });
      await this.notify(tx, who, made, { userId, kind: 'settle_up_confirmed', number });
    });
    return this.list(who, rideId);
  }

  /** @param number the number of the ride event, so that each one is notified once */
  private async notify(
    tx: Transaction,
    who: Principal,
    { ride, amount }: { ride: Ride; amount: Cents },
    { userId, kind, number }: { userId: number; kind: 'settle_up_sent' | 'settle_up_confirmed'; number: number },
  ): Promise<void> {
    const facts = { name: firstName(who.name), amount, destination: ride.dropoffLocation };
    await this.inbox.notify(tx, [{ userId, key: `ride:${ride.id}:${number}`, kind, rideId: ride.id, facts }]);
  }

  /** Locks the ride and checks the amount. `isNew` is false once it is settled, so repeating a call changes nothing. */
  private async prepare(tx: Transaction, rideId: number, userId: number, { amount, method }: SettleUpRequest) {
    const ride = await this.rides.lock(tx, rideId);
    if (ride.status !== 'completed') throw notSettleable();
    const made = (await this.settleUps.ofRide(rideId, tx)).find((each) => each.userId === userId);
    const due = made?.amount ?? (await this.coveredIn(ride, tx)).get(userId) ?? 0;
    if (due === 0) throw nothingToSettle();
    if (parseCents(amount) !== due) throw otherAmount(due);
    return { ride, rideId, userId, amount: due, method, isNew: made?.state !== 'settled' };
  }

  /** The part of each member's share that the organizer paid, by user; empty until the trip is completed. */
  private async coveredIn(ride: Ride, tx?: Transaction): Promise<Map<number, Cents>> {
    if (ride.status !== 'completed') return new Map();
    const [members, riders] = await Promise.all([this.members.list(ride.id, tx), this.amounts.ofRide(ride.id, tx)]);
    return new Map(
      members.flatMap(({ userId, isOrganizer }): [number, Cents][] => {
        const amounts = amountsFor(riders, userId);
        const covered = amounts.share - dueBeforeCredit(amounts);
        return isOrganizer || covered <= 0 ? [] : [[userId, covered]];
      }),
    );
  }
}

const present = (amount: Cents, made: SettleUp | undefined): Pick<SettleUpView, 'amount' | 'state' | 'method'> => ({
  amount: formatCents(amount),
  state: made?.state ?? 'open',
  method: made?.method ?? null,
});

const noteOf = ({ dropoffLocation }: Ride) => `GroupRide: ${dropoffLocation}`;
