import { Injectable } from '@nestjs/common';
import {
  firstName,
  type JoinPreview,
  type JoinRequest,
  type PaymentState,
  type RideStatus,
  type RideView,
} from '@groupride/contracts';
import { formatCents, parseCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { IdentityFacade } from '../identity/identity.facade';
import {
  isClosedPledge,
  isOver,
  noSuchRide,
  pledgeOf,
  presentPledge,
  RidesFacade,
  rideStateConflict,
  type Ride,
} from '../rides/rides.facade';
import { JoinLinksService } from './join-links.service';
import {
  boardedMember,
  memberMarkedNoShow,
  joinLinkOfEndedRide,
  organizerCannotLeave,
  passengerCannotLeave,
  pledgeClosedToJoining,
  pledgeClosedToLeaving,
  rideClosedToJoining,
  rideFull,
  shareHasChanged,
} from './members.errors';
import type { Member } from './members.facade';
import { MembersRepository } from './members.repository';
import { openSeatOf, seatsOf } from './open-seats';
import { MembersService } from './members.service';

const OPEN: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];
/** Payment states in which a member's share is paid: it is captured or on hold, or the card is saved. */
const PAID: readonly PaymentState[] = ['stored', 'authorized', 'captured'];
const LEAVABLE: readonly RideStatus[] = ['awaiting_payment', 'pending', 'confirmed', 'en_route'];

/** Lets people join by link, and leave. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly database: Database,
    private readonly repository: MembersRepository,
    private readonly members: MembersService,
    private readonly rides: RidesFacade,
    private readonly links: JoinLinksService,
    private readonly clock: Clock,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws ApiError join_link_invalid */
  rideOf(token: string): Promise<Ride> {
    return this.links.rideOf(token);
  }

  /** Locks the ride of a link. @throws ApiError join_link_invalid */
  lockRideOf(tx: Transaction, token: string): Promise<Ride> {
    return this.links.lockRideOf(tx, token);
  }

  async preview(who: Principal | null, token: string): Promise<JoinPreview> {
    const ride = await this.rideOf(token);
    const rows = await this.repository.listRows(ride.id);
    const joined = who !== null && rows.some((row) => row.userId === who.userId);
    // A link ends with the ride, so that later visitors learn nothing about the people in it.
    if (isOver(ride) && !joined) throw joinLinkOfEndedRide(ride.status);
    const pledge = pledgeOf(ride);
    const seatsLeft = Math.max(0, seatsOf(ride) - rows.length);
    const own = rows.find((row) => row.userId === who?.userId);
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
      share: formatCents(openSeatOf(ride, rows)?.share ?? 0),
      splitMode: ride.splitMode,
      paymentMethod: ride.paymentMethod,
      pledge:
        pledge &&
        presentPledge(pledge, {
          joined: rows.filter(({ paymentState }) => paymentState && PAID.includes(paymentState)).length,
          taken: rows.length,
          seat: own?.seat ?? rows.length,
        }),
      joined,
      open: joiningRefusal(ride, rows, this.clock.now()) === null && (joined || seatsLeft > 0),
    };
  }

  /**
   * Takes an open seat at the share that was shown. A person who already has a seat gets the ride again.
   * @throws ApiError account_blocked, share_changed when the seat does not cost what the person was shown, ride_full,
   * ride_closed_to_joining, join_link_invalid
   */
  async join(who: Principal, token: string, { share }: JoinRequest): Promise<RideView> {
    const id = await this.database.transaction(async (tx) => {
      const ride = await this.lockRideOf(tx, token);
      await this.takeSeat(tx, ride, who, share);
      return ride.id;
    });
    return this.rides.view(who, id);
  }

  /** The caller holds the ride's lock. Throws the errors of `join`. */
  async takeSeat(
    tx: Transaction,
    ride: Ride,
    who: Pick<Principal, 'userId' | 'driverId'>,
    share: string,
  ): Promise<void> {
    const { id } = ride;
    const seated = await this.repository.list(id, tx);
    if (seated.some((member) => member.userId === who.userId)) return;
    await this.identity.checkNotBlocked(tx, who.userId);
    if (ride.driverId !== null && ride.driverId === who.driverId)
      throw rideClosedToJoining('You drive this ride; a seat in it is for a rider.');
    if (isOver(ride)) throw joinLinkOfEndedRide(ride.status);
    const closed = joiningRefusal(ride, seated, this.clock.now());
    if (closed) throw closed;
    const open = openSeatOf(ride, seated, parseCents(share));
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
    await this.members.seatsChanged(tx, ride);
  }

  /** A member cannot leave a pledge once nobody else could take the seat. */
  private checkLeavable(ride: Ride): void {
    if (isClosedPledge(ride, this.clock.now())) throw pledgeClosedToLeaving();
  }

  /**
   * @throws ApiError organizer_cannot_leave, passenger_cannot_leave, already_verified, marked_no_show, pledge_closed,
   * ride_state_conflict, not_found
   */
  async leave(who: Principal, rideId: number): Promise<void> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'organizer') throw organizerCannotLeave();
    if (viewer !== 'member') throw noSuchRide();
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (!LEAVABLE.includes(ride.status)) throw rideStateConflict(ride.status);
      const seated = (await this.repository.list(rideId, tx)).find(({ userId }) => userId === who.userId);
      if (ride.paymentMethod === 'account' && seated?.seat === 0) throw passengerCannotLeave();
      if (seated?.noShowAt) throw memberMarkedNoShow();
      if (seated?.verifiedAt) throw boardedMember();
      this.checkLeavable(ride);
      const actor = { as: 'member', userId: who.userId } as const;
      if (!(await this.members.giveUpSeat(tx, rideId, who.userId, actor))) throw noSuchRide();
      await this.members.seatsChanged(tx, ride);
    });
  }
}

/** The error that explains why nobody can join; null when people can join. */
function joiningRefusal(ride: Ride, seated: readonly Member[], now: Date): ApiError | null {
  if (isClosedPledge(ride, now)) return pledgeClosedToJoining();
  const pledge = pledgeOf(ride);
  const isPaid = pledge ? seated.some(isPaidOrganizer) : ride.status !== 'awaiting_payment';
  if (!isPaid)
    return rideClosedToJoining('Whoever booked this ride is still finishing the payment. Try again in a minute.');
  return pledge || OPEN.includes(ride.status) ? null : rideClosedToJoining('This ride no longer takes new people.');
}

const isPaidOrganizer = ({ isOrganizer, status }: Member): boolean => isOrganizer && status === 'confirmed';
