import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ACTOR_OF,
  RIDE_STATUSES,
  statusesLeadingTo,
  unreachableStatuses,
  type RideEventType,
  type RideEventView,
  type RideView,
  type RideViewer,
} from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { Events, type EventType } from '../../platform/events/events';
import type { Principal } from '../../platform/http/principal';
import type { Ride } from './domain/ride';
import { seesEvent } from './domain/event-privacy';
import type { RideEvent } from './domain/ride-event';
import { presentEvent } from './ride.presenter';
import { noSuchRide, rideStateConflict } from './rides.errors';
import {
  destinationChanged,
  driverAssigned,
  memberJoined,
  rideAwaitsDriver,
  rideCancelled,
  rideChanged,
  rideNotice,
  rideRequested,
  pledgeJoined,
  pledgeReached,
  pledgeReopened,
  pledgeRequested,
  pickupMoved,
  shareAuthorized,
  shareReleased,
  holdReleased,
  tipGiven,
  tripCompleted,
  type RideFact,
} from './rides.events';
import { RidesFacade, SYSTEM, type Amendment, type Move, type NewRide, type Note, type Rider } from './rides.facade';
import { RidesRepository, type RideEventEntry } from './rides.repository';
import { RideViews } from './ride-views';

/** Events that other modules react to. `rideChanged` is published for all events. */
const PUBLISHED: Partial<Record<RideEventType, EventType<RideFact>>> = {
  ride_requested: rideRequested,
  driver_released: rideRequested,
  member_joined: memberJoined,
  guest_signed_in: memberJoined,
  share_authorized: shareAuthorized,
  share_released: shareReleased,
  hold_released: holdReleased,
  pledge_joined: pledgeJoined,
  pledge_reached: pledgeReached,
  pledge_reopened: pledgeReopened,
  pickup_moved: pickupMoved,
  destination_changed: destinationChanged,
  tip_given: tipGiven,
  driver_assigned: driverAssigned,
  trip_completed: tripCompleted,
  ride_cancelled: rideCancelled,
};

/** Events for which `rideNotice` is published, because people are notified about them. */
const NOTICES: ReadonlySet<RideEventType> = new Set([
  'member_joined',
  'member_left',
  'driver_assigned',
  'driver_released',
  'driver_set_out',
  'driver_arrived',
  'pickup_moved',
  'destination_changed',
  'vehicle_shared',
  'change_given_up',
  'trip_started',
  'trip_completed',
  'ride_cancelled',
  'payment_failed',
  'share_failed',
  'hold_renewal_failed',
  'payment_refunded',
  'share_released',
]);

/** Manages rides, their transitions and their numbered events. All changes of rides go through this service. */
@Injectable()
export class RidesService extends RidesFacade implements OnModuleInit {
  constructor(
    private readonly rides: RidesRepository,
    private readonly events: Events,
    private readonly views: RideViews,
  ) {
    super();
  }

  onModuleInit(): void {
    const lost = unreachableStatuses(RIDE_STATUSES);
    if (lost.length > 0) throw new Error(`no transition leads to ${lost.join(', ')}`);
  }

  async create(tx: Transaction, ride: NewRide): Promise<Ride> {
    const cause: EventCause = { actor: { as: 'organizer', userId: ride.organizerId } };
    const created = await this.rides.insert(tx, ride, entryOf(cause, 'ride_created', null));
    await this.publish(tx, { rideId: created.id, number: created.lastEvent, type: 'ride_created', status: null });
    return created;
  }

  async find(rideId: number): Promise<Ride | null> {
    return this.rides.find(rideId);
  }

  async findAll(rideIds: readonly number[], tx?: Transaction): Promise<Ride[]> {
    return this.rides.findAll(rideIds, tx);
  }

  ofRow(row: Record<string, unknown>): Ride {
    return this.rides.ofRow(row);
  }

  async lock(tx: Transaction, rideId: number): Promise<Ride> {
    const ride = await this.rides.lock(tx, rideId);
    if (!ride) throw noSuchRide();
    return ride;
  }

  async move(tx: Transaction, move: Move): Promise<Ride> {
    const { noted } = move;
    const ride = await this.rides.transition(tx, move, statusesLeadingTo(move.to, move.actor.as), [
      ...(noted ? [entryOf(noted, noted.type, null)] : []),
      entryOf(move, move.event, move.to),
    ]);
    if (!ride) throw await this.refusal(tx, move.rideId);
    if (noted) await this.publish(tx, { rideId: ride.id, number: ride.lastEvent - 1, type: noted.type, status: null });
    const fact = { rideId: ride.id, number: ride.lastEvent, type: move.event, status: move.to };
    await this.publish(tx, fact);
    if (PUBLISHED[move.event] === rideRequested) await this.events.publish(tx, rideAwaitsDriver, ride);
    if (move.event === 'ride_requested' && ride.splitMode === 'pledge')
      await this.events.publish(tx, pledgeRequested, fact);
    return ride;
  }

  async amend(tx: Transaction, amendment: Amendment): Promise<Ride> {
    const ride = await this.rides.amend(tx, amendment, entryOf(amendment, amendment.event, null));
    if (!ride) throw await this.refusal(tx, amendment.rideId);
    await this.publish(tx, { rideId: ride.id, number: ride.lastEvent, type: amendment.event, status: null });
    return ride;
  }

  async note(tx: Transaction, note: Note): Promise<number> {
    const number = await this.rides.note(tx, note.rideId, entryOf(note, note.type, null));
    if (number === null) throw noSuchRide();
    await this.publish(tx, { rideId: note.rideId, number, type: note.type, status: null });
    return number;
  }

  async markArrived(
    tx: Transaction,
    {
      rideId,
      driverId,
      actorId,
      at,
      data = {},
    }: { rideId: number; driverId: number; actorId: number; at: Date; data?: Record<string, unknown> },
  ): Promise<boolean> {
    const arrived = await this.rides.markArrived(tx, rideId, driverId, at);
    if (arrived)
      await this.note(tx, { rideId, type: 'driver_arrived', actor: { as: 'driver', userId: actorId }, data });
    return arrived;
  }

  async restartWait(
    tx: Transaction,
    { rideId, driverId, at }: { rideId: number; driverId: number; at: Date },
  ): Promise<boolean> {
    const restarted = await this.rides.restartWait(tx, rideId, driverId, at);
    if (restarted)
      await this.note(tx, { rideId, type: 'driver_arrived', actor: SYSTEM, data: { driverId, returned: true } });
    return restarted;
  }

  async countWrongCode(tx: Transaction, rideId: number, most: number, lockUntil: Date): Promise<number> {
    return this.rides.countWrongCode(tx, rideId, most, lockUntil);
  }

  async forgetWrongCodes(tx: Transaction, rideId: number): Promise<void> {
    await this.rides.forgetWrongCodes(tx, rideId);
  }

  async unfinishedOfDriver(tx: Transaction, driverId: number): Promise<Ride[]> {
    return this.rides.unfinishedOfDriver(tx, driverId);
  }

  async viewerOf(who: Principal, ride: Ride): Promise<RideViewer> {
    if (ride.organizerId === who.userId) return 'organizer';
    if (ride.driverId !== null && ride.driverId === who.driverId) return 'driver';
    if (await this.rides.isMember(ride.id, who.userId)) return 'member';
    if (who.isAdmin) return 'admin';
    throw noSuchRide();
  }

  async authorize(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: RideViewer }> {
    const ride = await this.rides.find(rideId);
    if (!ride) throw noSuchRide();
    return { ride, viewer: await this.viewerOf(who, ride) };
  }

  async authorizeRider(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: Rider }> {
    const { ride, viewer } = await this.authorize(who, rideId);
    if (viewer !== 'organizer' && viewer !== 'member') throw noSuchRide();
    return { ride, viewer };
  }

  async view(who: Principal, rideId: number, tx?: Transaction): Promise<RideView> {
    return this.views.one(who, rideId, tx);
  }

  async viewOfDriver(who: Principal, driverId: number): Promise<RideView | null> {
    return this.views.ofDriver(who, driverId);
  }

  async upcomingViewsOfDriver(who: Principal, driverId: number): Promise<RideView[]> {
    return this.views.upcomingOfDriver(who, driverId);
  }

  async lateArrivalReportedAt(rideId: number, tx?: Transaction): Promise<Date | null> {
    return this.rides.lateArrivalReportedAt(rideId, tx);
  }

  async isCompletedByOperations(rideId: number, tx?: Transaction): Promise<boolean> {
    return this.rides.isCompletedByOperations(rideId, tx);
  }

  async findEvent(rideId: number, number: number): Promise<RideEvent | null> {
    return this.rides.findEvent(rideId, number);
  }

  async gotDriverAfter(rideId: number, number: number): Promise<boolean> {
    return (await this.rides.events(rideId, number)).some(({ type }) => type === 'driver_assigned');
  }

  async eventViews(who: Principal, rideId: number, after: number): Promise<RideEventView[]> {
    const { ride, viewer } = await this.authorize(who, rideId);
    const events = await this.rides.events(rideId, after);
    return events
      .filter((event) => seesEvent(event, viewer, who.userId))
      .map((event) => presentEvent(event, ride, viewer));
  }

  private async publish(tx: Transaction, fact: RideFact): Promise<void> {
    await this.events.publish(tx, rideChanged, fact);
    const published = PUBLISHED[fact.type];
    if (published) await this.events.publish(tx, published, fact);
    if (NOTICES.has(fact.type)) await this.events.publish(tx, rideNotice, fact);
  }

  private async refusal(tx: Transaction, rideId: number) {
    const ride = await this.rides.lock(tx, rideId);
    return ride ? rideStateConflict(ride.status) : noSuchRide();
  }
}

type EventCause = Pick<Note, 'actor' | 'reason' | 'data'>;

function entryOf({ actor, reason, data }: EventCause, type: RideEventType, status: RideFact['status']): RideEventEntry {
  return {
    type,
    actorKind: actor.as === 'member' ? 'rider' : ACTOR_OF[actor.as],
    actorId: actor.userId,
    status,
    reason: reason ?? null,
    data: data ?? {},
  };
}
