import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { firstName, type MemberView } from '@groupride/contracts';
import { formatCents, seatPrices, type Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AmountsFacade } from '../amounts/amounts.facade';
import { GuestsFacade } from '../identity/guests.facade';
import { RidesFacade, sharedRide, SYSTEM, type Note, type Ride } from '../rides/rides.facade';
import { memberAdded, memberLeft, shareConsentNeeded } from './members.events';
import { MembersFacade, type Member } from './members.facade';
import { presentMembers } from './members.presenter';
import { MembersRepository, type NewMember } from './members.repository';

/** Manages the members of rides and their seats. */
@Injectable()
export class MembersService extends MembersFacade {
  private followPledgeSeats: (tx: Transaction, rideId: number) => Promise<void> = () =>
    Promise.reject(new Error('nothing was registered that follows from the seats of a pledge'));

  constructor(
    private readonly members: MembersRepository,
    private readonly rides: RidesFacade,
    private readonly events: Events,
    private readonly amounts: AmountsFacade,
    private readonly guests: GuestsFacade,
  ) {
    super();
  }

  addOrganizer(tx: Transaction, rideId: number, userId: number, agreed: Cents): Promise<Member> {
    // A ride that was just created has no other codes.
    return this.insert(tx, { rideId, userId, isOrganizer: true, seat: 0, agreed, code: freshCode([]) });
  }

  onPledgeSeats(apply: (tx: Transaction, rideId: number) => Promise<void>): void {
    this.followPledgeSeats = apply;
  }

  /** To be called when somebody took or gave up a seat. The caller holds the ride's lock. */
  async seatsChanged(tx: Transaction, ride: Ride): Promise<void> {
    if (ride.splitMode === 'pledge') await this.followPledgeSeats(tx, ride.id);
  }

  /** @returns false when there was no seat to give up */
  async giveUpSeat(tx: Transaction, rideId: number, userId: number, actor: Note['actor']): Promise<boolean> {
    if (!(await this.members.leave(tx, rideId, userId))) return false;
    await this.rides.note(tx, { rideId, type: 'member_left', actor });
    await this.guests.leave(tx, userId);
    await this.events.publish(tx, memberLeft, { rideId, userId });
    return true;
  }

  async drop(tx: Transaction, rideId: number, { userId }: Member): Promise<void> {
    await this.giveUpSeat(tx, rideId, userId, SYSTEM);
  }

  /** Takes a seat. The caller holds the ride's lock and knows that the seat is free. */
  async add(tx: Transaction, seat: Omit<NewMember, 'code'>): Promise<Member> {
    return this.insert(tx, { ...seat, code: freshCode(await this.members.codesOf(tx, seat.rideId)) });
  }

  private async insert(tx: Transaction, seat: NewMember): Promise<Member> {
    const member = await this.members.insert(tx, seat);
    if (!member) throw new ApiError('already_member', 'You have a seat in this ride already.');
    await this.events.publish(tx, memberAdded, { rideId: seat.rideId, userId: seat.userId });
    return member;
  }

  async askAgain(tx: Transaction, ride: Ride): Promise<void> {
    // The organizer pays cash rides, and a business account pays for everyone, so no other member is charged or asked.
    if (ride.paymentMethod !== 'card') return;
    const prices = seatPrices(sharedRide(ride));
    for (const member of await this.members.list(ride.id, tx)) {
      const share = prices[member.seat] ?? 0;
      const { agreed, asked, declined } = member;
      if (member.isOrganizer) continue;
      if (share <= agreed) {
        // The question has become moot, so it is asked anew when the share rises again.
        if (asked !== null && asked > agreed)
          await this.members.setConsent(tx, member.id, { agreed, asked: null, declined });
        continue;
      }
      if (share === asked || share === declined) continue;
      await this.members.setConsent(tx, member.id, { agreed, asked: share, declined });
      const number = await this.rides.note(tx, {
        rideId: ride.id,
        type: 'share_consent_needed',
        actor: SYSTEM,
        data: { memberId: member.id, agreed: formatCents(agreed), share: formatCents(share) },
      });
      await this.events.publish(tx, shareConsentNeeded, {
        rideId: ride.id,
        number,
        userId: member.userId,
        agreed,
        share,
      });
    }
  }

  async reseat(tx: Transaction, moves: readonly { memberId: number; seat: number }[]): Promise<void> {
    for (const { memberId, seat } of moves) await this.members.setSeat(tx, memberId, seat);
  }

  async list(rideId: number, tx?: Transaction): Promise<Member[]> {
    return this.members.list(rideId, tx);
  }

  async firstNames(rideId: number): Promise<Map<number, string>> {
    return new Map((await this.members.listRows(rideId)).map(({ userId, name }) => [userId, firstName(name)]));
  }

  async find(rideId: number, userId: number): Promise<Member | null> {
    return (await this.members.list(rideId)).find((member) => member.userId === userId) ?? null;
  }

  async confirm(tx: Transaction, rideId: number, userId: number): Promise<void> {
    await this.members.confirm(tx, rideId, userId);
  }

  confirmLast(tx: Transaction, rideId: number, userId: number): void {
    this.members.confirmLast(tx, rideId, userId);
  }

  async verify(tx: Transaction, memberId: number): Promise<boolean> {
    return this.members.verify(tx, memberId);
  }

  async markNoShow(tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean> {
    return this.members.markNoShow(tx, rideId, memberId, at);
  }

  async undoNoShow(tx: Transaction, rideId: number, memberId: number): Promise<boolean> {
    return this.members.undoNoShow(tx, rideId, memberId);
  }

  async forgetVerifications(tx: Transaction, rideId: number): Promise<void> {
    await this.members.forgetVerifications(tx, rideId);
  }

  async views(who: Principal, rideId: number): Promise<MemberView[]> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    const [rows, amounts] = await Promise.all([this.members.listRows(rideId), this.amounts.ofRide(rideId)]);
    return presentMembers(ride, rows, amounts, viewer, who.userId);
  }
}

/** Six digits that nobody else in the ride has. */
function freshCode(taken: readonly string[]): string {
  for (;;) {
    const code = String(randomInt(100000, 1000000));
    if (!taken.includes(code)) return code;
  }
}
