import type { Transaction } from '../../../platform/database/database';
import type { Member } from '../members.facade';
import { MembersRepository, type MemberRow, type NewMember } from '../members.repository';

interface Seat extends Member {
  leftAt: Date | null;
}

/** Members in memory, with the same conditional writes. Payments belong to others, so `listRows` knows none. */
export class InMemoryMembers extends MembersRepository {
  /** Names by user id, as in the ride. Others have none. */
  readonly names = new Map<number, string>();
  private readonly seats: Seat[] = [];

  async insert(_tx: Transaction, member: NewMember): Promise<Member | null> {
    if (this.seatOf(member.rideId, member.userId)) return null;
    const others = this.seats.filter(({ rideId }) => rideId === member.rideId);
    if (others.some(({ code }) => code === member.code)) throw new Error('ride_members_code');
    if (others.some(({ seat, leftAt }) => seat === member.seat && leftAt === null))
      throw new Error('ride_members_seat');
    const seat: Seat = {
      ...member,
      id: this.seats.length + 1,
      status: member.isOrganizer ? 'pending' : 'confirmed',
      verifiedAt: null,
      noShowAt: null,
      joinedAt: new Date(),
      asked: null,
      declined: null,
      leftAt: null,
    };
    this.seats.push(seat);
    return shown(seat);
  }

  async codesOf(_tx: Transaction, rideId: number): Promise<string[]> {
    return this.seats.filter((seat) => seat.rideId === rideId).map(({ code }) => code);
  }

  async setConsent(
    _tx: Transaction,
    memberId: number,
    { agreed, asked, declined }: Pick<Member, 'agreed' | 'asked' | 'declined'>,
  ): Promise<void> {
    this.change((seat) => seat.id === memberId, { agreed, asked, declined });
  }

  async setSeat(_tx: Transaction, memberId: number, seat: number): Promise<void> {
    this.change(({ id }) => id === memberId, { seat });
  }

  async list(rideId: number): Promise<Member[]> {
    return this.seats
      .filter((seat) => seat.rideId === rideId && seat.leftAt === null)
      .sort((a, b) => Number(b.isOrganizer) - Number(a.isOrganizer) || a.id - b.id)
      .map(shown);
  }

  async listRows(rideId: number): Promise<MemberRow[]> {
    return (await this.list(rideId)).map((member) => ({
      ...member,
      name: this.names.get(member.userId) ?? '',
      email: '',
      paymentState: null,
    }));
  }

  async confirm(_tx: Transaction, rideId: number, userId: number): Promise<void> {
    this.confirmLast(_tx, rideId, userId);
  }

  confirmLast(_tx: Transaction, rideId: number, userId: number): void {
    const seat = this.seatOf(rideId, userId);
    if (seat) seat.status = 'confirmed';
  }

  async verify(_tx: Transaction, memberId: number): Promise<boolean> {
    return this.change((seat) => seat.id === memberId && isExpected(seat), { verifiedAt: new Date() });
  }

  async markNoShow(_tx: Transaction, rideId: number, memberId: number, at: Date): Promise<boolean> {
    return this.change((seat) => seat.id === memberId && seat.rideId === rideId && isExpected(seat), { noShowAt: at });
  }

  async undoNoShow(_tx: Transaction, rideId: number, memberId: number): Promise<boolean> {
    return this.change((seat) => seat.id === memberId && seat.rideId === rideId && seat.noShowAt !== null, {
      noShowAt: null,
    });
  }

  async forgetVerifications(_tx: Transaction, rideId: number): Promise<void> {
    this.change((seat) => seat.rideId === rideId, { verifiedAt: null, noShowAt: null });
  }

  async leave(_tx: Transaction, rideId: number, userId: number): Promise<boolean> {
    const seat = this.seatOf(rideId, userId);
    return this.change((each) => each === seat && !each.isOrganizer, { leftAt: new Date() });
  }

  async giveSeat(_tx: Transaction, rideId: number, guestId: number, accountId: number): Promise<boolean> {
    const seat = this.seatOf(rideId, guestId);
    if (this.seatOf(rideId, accountId)) return false;
    return this.change((each) => each === seat, { userId: accountId });
  }

  private seatOf(rideId: number, userId: number): Seat | undefined {
    return this.seats.find((seat) => seat.rideId === rideId && seat.userId === userId && seat.leftAt === null);
  }

  /** @returns whether anything was changed */
  private change(isMeant: (seat: Seat) => boolean, change: Partial<Seat>): boolean {
    const meant = this.seats.filter(isMeant);
    for (const seat of meant) Object.assign(seat, change);
    return meant.length > 0;
  }
}

/** Neither on board, nor marked as missing, nor gone. */
const isExpected = ({ verifiedAt, noShowAt, leftAt }: Seat) =>
  verifiedAt === null && noShowAt === null && leftAt === null;

const shown = ({ leftAt: _, ...member }: Seat): Member => ({ ...member });
