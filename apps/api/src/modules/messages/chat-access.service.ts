import { Injectable } from '@nestjs/common';
import type { MessageAuthor } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { requirePermission } from '../../platform/http/access';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { MembersFacade } from '../members/members.facade';
import { noSuchRide, type Ride, RidesFacade } from '../rides/rides.facade';
import { closesAt, isOpen } from './domain/chat-hours';

/** A person's access to a ride's chat. */
export interface ChatAccess {
  ride: Ride;
  /** Null for operations, who only read. */
  author: MessageAuthor | null;
  /** Earlier messages are not visible to the person. */
  since: Date;
  isOpen: boolean;
  closesAt: Date | null;
}

/** The people of a chat. All ids are user ids. */
export interface Chat {
  members: readonly number[];
  /** The driver does not see messages from before `since`. */
  driver: { userId: number; since: Date } | null;
}

const EVER = new Date(0);

/**
 * Decides who has access to a ride's chat: everyone with a seat, from when they joined, and the driver, from when they
 * accepted.
 */
@Injectable()
export class ChatAccessService {
  constructor(
    private readonly rides: RidesFacade,
    private readonly seats: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an operator's access.
   * @throws ApiError role_not_allowed; not_found when the ride is not, or no longer, theirs
   */
  async authorize(who: Principal, rideId: number): Promise<ChatAccess> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    const hours = { isOpen: isOpen(ride, this.clock.now()), closesAt: closesAt(ride) };
    if (viewer === 'admin') {
      requirePermission(who, 'people.view');
      await this.audit.look(who.userId, 'read_chat', `ride:${rideId}`);
      return { ride, author: null, since: EVER, ...hours, isOpen: false };
    }
    if (viewer === 'driver') return { ride, author: viewer, since: ride.acceptedAt ?? this.clock.now(), ...hours };
    const member = await this.seats.find(rideId, who.userId);
    if (!member) throw noSuchRide();
    return { ride, author: viewer, since: member.joinedAt, ...hours };
  }

  /** @throws ApiError not_found, forbidden for operations, ride_state_conflict once the chat is read-only */
  async authorizeWriting(who: Principal, rideId: number): Promise<ChatAccess & { author: MessageAuthor }> {
    const access = await this.authorize(who, rideId);
    const { author } = access;
    if (author === null) throw new ApiError('forbidden', 'Operations can read this chat, but not write in it.');
    if (!access.isOpen) throw new ApiError('ride_state_conflict', 'This chat closed one hour after the ride ended.');
    return { ...access, author };
  }

  /**
   * Locks the ride, so that nobody leaves it or gives it back until a message in its chat is stored.
   * @throws ApiError not_found when the author no longer takes part
   */
  async lockFor(tx: Transaction, rideId: number, author: { userId: number; as: MessageAuthor }): Promise<Chat> {
    const { driverId, acceptedAt } = await this.rides.lock(tx, rideId);
    const members = (await this.seats.list(rideId, tx)).map(({ userId }) => userId);
    const userId = driverId === null ? undefined : (await this.drivers.find(driverId, tx))?.userId;
    const driver = userId === undefined ? null : { userId, since: acceptedAt ?? this.clock.now() };
    const isTakingPart = author.as === 'driver' ? author.userId === userId : members.includes(author.userId);
    if (!isTakingPart) throw noSuchRide();
    return { members, driver };
  }
}
