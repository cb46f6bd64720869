import { Injectable } from '@nestjs/common';
import type { JoinPreview, JoinRequest, RideStatus, RideView } from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import type { Principal } from '../../platform/http/principal';
import { GuestsFacade } from '../identity/guests.facade';
import { firstName } from '../identity/identity.facade';
import { noSuchRide, RidesFacade, rideStateConflict, sharedRide, type Ride } from '../rides/rides.facade';
import { nextOpenSeat } from './domain/open-seat';
import { isOver, JoinLinksService } from './join-links.service';
import {
  goneWithout,
  joinLinkOfEndedRide,
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

/** Joining by link, and leaving. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly database: Database,
    private readonly repository: MembersRepository,
    private readonly members: MembersService,
    private readonly rides: RidesFacade,
    private readonly events: Events,
    private readonly links: JoinLinksService,
    private readonly guests: GuestsFacade,
  ) {}

  /** @throws ApiError join_link_invalid */
  rideOf(token: string): Promise<Ride> {
    return this.links.rideOf(token);
  }

  async preview(who: Principal | null, token: string): Promise<JoinPreview> {
    const ride = await this.rideOf(token);
    const rows = await this.repository.listRows(ride.id);
    const joined = who !== null && rows.some((row) => row.userId === who.userId);
    // A link ends with the ride: whoever found it later learns nothing about the people in it.
    if (isOver(ride) && !joined) throw joinLinkOfEndedRide(ride.status);
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
    if (isOver(ride)) throw joinLinkOfEndedRide(ride.status);
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
}

function checkOpen(ride: Ride): void {
  if (ride.status === 'awaiting_payment')
    throw rideClosedToJoining('Whoever booked this ride is still finishing the payment. Try again in a minute.');
  if (!OPEN.includes(ride.status)) throw rideClosedToJoining('This ride no longer takes new people.');
}
