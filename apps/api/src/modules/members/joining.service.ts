import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { JoinLink, JoinPreview, JoinRequest, RideStatus, RideView } from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import type { Principal } from '../../platform/http/principal';
import { GuestsFacade } from '../identity/guests.facade';
import { firstName } from '../identity/identity.facade';
import { noSuchRide, RidesFacade, rideStateConflict, sharedRide, type Ride } from '../rides/rides.facade';
import { nextOpenSeat } from './domain/open-seat';
import {
  joinLinkInvalid,
  goneWithout,
  onlyOrganizerReplacesLink,
  organizerCannotLeave,
  rideClosedToJoining,
  rideFull,
  shareHasChanged,
} from './members.errors';
import { memberLeft } from './members.events';
import { MembersRepository } from './members.repository';
import { MembersService } from './members.service';

const OPEN: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];
const LEAVABLE: readonly RideStatus[] = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];

/** Joining by link, and leaving again. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly database: Database,
    private readonly repository: MembersRepository,
    private readonly members: MembersService,
    private readonly rides: RidesFacade,
    private readonly events: Events,
    private readonly config: Config,
    private readonly guests: GuestsFacade,
  ) {}

  /** @throws ApiError not_found, ride_state_conflict once the ride is over */
  async link(who: Principal, rideId: number): Promise<JoinLink> {
    const { viewer, ride } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer' && viewer !== 'member') throw noSuchRide();
    if (isOver(ride)) throw rideStateConflict(ride.status);
    return this.linkOf(await this.repository.joinToken(rideId, newToken()));
  }

  /**
   * Gives the ride another link; the old one leads nowhere from now on. Who has joined by it keeps their seat.
   * @throws ApiError not_found, forbidden for members other than the organizer, ride_state_conflict once the ride is over
   */
  async replaceLink(who: Principal, rideId: number): Promise<JoinLink> {
    const { ride } = await this.authorizeOrganizer(who, rideId);
    if (isOver(ride)) throw rideStateConflict(ride.status);
    return this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      await this.repository.revokeJoinToken(tx, rideId);
      return this.linkOf(await this.repository.joinToken(rideId, newToken(), tx));
    });
  }

  /** Makes the ride's link lead nowhere; a later `link` gives another one. @throws ApiError not_found, forbidden */
  async revokeLink(who: Principal, rideId: number): Promise<void> {
    await this.authorizeOrganizer(who, rideId);
    await this.database.transaction((tx) => this.repository.revokeJoinToken(tx, rideId));
  }

  async preview(who: Principal | null, token: string): Promise<JoinPreview> {
    const ride = await this.rideOf(token);
    const rows = await this.repository.listRows(ride.id);
    const joined = who !== null && rows.some((row) => row.userId === who.userId);
    // A link ends with the ride: whoever found it later learns nothing about the people in it.
    if (isOver(ride) && !joined) throw joinLinkInvalid();
    const seatsLeft = Math.max(0, ride.groupSize - rows.length);
    return {
      rideId: ride.id,
      organizerName: firstName(rows[0]?.name ?? ''),
      pickupLocation: ride.pickupLocation,
      dropoffLocation: ride.dropoffLocation,
      rideType: ride.rideType,
      status: ride.status,
      scheduledAt: ride.scheduledAt?.toISOString() ?? null,
      hourlyDuration: ride.hourlyDuration,
      groupSize: ride.groupSize,
      seatsLeft,
      share: formatCents(nextOpenSeat(sharedRide(ride), rows)?.share ?? 0),
      splitMode: ride.splitMode,
      paymentMethod: ride.paymentMethod,
      joined,
      open: OPEN.includes(ride.status) && (joined || seatsLeft > 0),
    };
  }

  /**
   * Takes an open seat at the share that was shown; who has one already gets the ride again.
   * @throws ApiError share_changed when it does not cost what the person was shown, ride_full, ride_closed_to_joining, join_link_invalid
   */
  async join(who: Principal, token: string, { share }: JoinRequest): Promise<RideView> {
    const { id } = await this.rideOf(token);
    await this.database.transaction(async (tx) => this.takeSeat(tx, await this.rides.lock(tx, id), who, share));
    return this.rides.view(who, id);
  }

  /** The caller holds the ride's lock. Throws what `join` throws. */
  async takeSeat(
    tx: Transaction,
    ride: Ride,
    who: Pick<Principal, 'userId' | 'driverId'>,
    share: string,
  ): Promise<void> {
    const { id } = ride;
    const seated = await this.repository.list(id, tx);
    if (seated.some((member) => member.userId === who.userId)) return;
    if (ride.driverId !== null && ride.driverId === who.driverId)
      throw rideClosedToJoining('You drive this ride; a seat in it is for a rider.');
    if (isOver(ride)) throw joinLinkInvalid();
    checkOpen(ride);
    const open = nextOpenSeat(sharedRide(ride), seated, parseCents(share));
    if (!open) throw rideFull();
    if (formatCents(open.share) !== share) throw shareHasChanged(open.share);
    const member = await this.members.add(tx, {
      rideId: id,
      userId: who.userId,
      isOrganizer: false,
      seat: open.seat,
      agreed: open.share,
    });
    await this.rides.note(tx, {
      rideId: id,
      type: 'member_joined',
      actor: { as: 'member', userId: who.userId },
      data: { memberId: member.id },
    });
  }

  async leave(who: Principal, rideId: number): Promise<void> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'organizer') throw organizerCannotLeave();
    if (viewer !== 'member') throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (!LEAVABLE.includes(ride.status)) throw rideStateConflict(ride.status);
      const seated = (await this.repository.list(rideId, tx)).find(({ userId }) => userId === who.userId);
      if (seated?.noShowAt) throw goneWithout();
      if (!(await this.repository.leave(tx, rideId, who.userId))) throw noSuchRide();
      await this.rides.note(tx, { rideId, type: 'member_left', actor: { as: 'member', userId: who.userId } });
      await this.guests.end(tx, who.userId);
      await this.events.publish(tx, memberLeft, { rideId, userId: who.userId });
    });
  }

  private async authorizeOrganizer(who: Principal, rideId: number): Promise<{ ride: Ride }> {
    const { viewer, ride } = await this.rides.authorize(who, rideId);
    if (viewer === 'member') throw onlyOrganizerReplacesLink();
    if (viewer !== 'organizer') throw noSuchRide();
    return { ride };
  }

  private linkOf(token: string): JoinLink {
    return { token, url: new URL(`/join/${token}`, this.config.RIDER_WEB_URL).href };
  }

  /** @throws ApiError join_link_invalid */
  async rideOf(token: string): Promise<Ride> {
    const rideId = token.length <= 100 ? await this.repository.rideOfToken(token) : null;
    const ride = rideId === null ? null : await this.rides.find(rideId);
    if (!ride) throw joinLinkInvalid();
    return ride;
  }
}

const newToken = (): string => randomBytes(16).toString('base64url');

const isOver = ({ status }: Pick<Ride, 'status'>): boolean => status === 'completed' || status === 'cancelled';

function checkOpen(ride: Ride): void {
  if (ride.status === 'awaiting_payment')
    throw rideClosedToJoining('Whoever booked this ride is still finishing the payment. Try again in a minute.');
  if (!OPEN.includes(ride.status)) throw rideClosedToJoining('This ride no longer takes new people.');
}
