import { Config } from '../../../config/config';
import { ApiError } from '../../../platform/http/api-error';
import { only, SetClock } from '../../../platform/testing/stand-ins';
import type { AmountsFacade } from '../../amounts/amounts.facade';
import type { IdentityFacade } from '../../identity/identity.facade';
import type { Ride } from '../../rides/rides.facade';
import { RidesWorld } from '../../rides/testing/rides-world';
import { JoiningService } from '../joining.service';
import { JoinLinksService } from '../join-links.service';
import type { Member } from '../members.facade';
import { MembersService } from '../members.service';
import { InMemoryJoinLinks } from './in-memory-join-links';
import { InMemoryMembers } from './in-memory-members';
import { StandInGuests } from './stand-in-guests';

export const ORGANIZER = 11;

/** Rides and the people in them by their own rules, in memory. */
export class MembersWorld extends RidesWorld {
  readonly clock = new SetClock();
  readonly guests = new StandInGuests();
  readonly links = new InMemoryJoinLinks();
  /** Accounts that may not ride. */
  readonly blocked = new Set<number>();
  readonly identity = only<IdentityFacade>({
    checkNotBlocked: async (_tx, userId) => {
      if (this.blocked.has(userId)) throw new ApiError('account_blocked', '');
    },
  });
  readonly members: MembersService;
  readonly joinLinks: JoinLinksService;
  readonly joining: JoiningService;

  constructor(readonly seats = new InMemoryMembers()) {
    super(async (rideId, userId) => (await seats.list(rideId)).some((seat) => seat.userId === userId));
    const amounts = only<AmountsFacade>({ ofRide: async () => new Map() });
    const config = Object.assign(new Config(), { RIDER_WEB_URL: 'https://rider.example.test' });
    this.members = new MembersService(seats, this.rides, this.events, amounts, this.guests);
    this.joinLinks = new JoinLinksService(this.database, this.links, this.rides, config, this.clock);
    this.joining = new JoiningService(
      this.database,
      seats,
      this.members,
      this.rides,
      this.joinLinks,
      this.clock,
      this.identity,
    );
  }

  /** A ride that its organizer booked and confirmed. */
  async book(ride: Partial<Ride> = {}): Promise<Ride> {
    const booked = this.add({ organizerId: ORGANIZER, status: 'pending', ...ride });
    await this.take(booked.id, ORGANIZER, { isOrganizer: true, seat: 0, agreed: 0 });
    await this.database.transaction((tx) => this.seats.confirm(tx, booked.id, ORGANIZER));
    this.events.take();
    return booked;
  }

  /** Stores a seat without its events. */
  async take(rideId: number, userId: number, seat: Partial<Member> = {}): Promise<Member> {
    const known = await this.database.transaction((tx) => this.seats.codesOf(tx, rideId));
    const code = String(100_000 + known.length);
    const plain = { rideId, userId, isOrganizer: false, seat: known.length, agreed: 1250, code };
    const member = await this.database.transaction((tx) => this.seats.insert(tx, { ...plain, ...seat }));
    if (!member) throw new Error('has a seat already');
    return member;
  }

  async seatOf(rideId: number, userId: number): Promise<Member | null> {
    return this.members.find(rideId, userId);
  }
}
