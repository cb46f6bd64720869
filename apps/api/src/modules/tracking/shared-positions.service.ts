import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { firstName, type RideStatus, type SharedPositionList } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { Events } from '../../platform/events/events';
import type { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { memberLeft } from '../members/members.events';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { noSuchRide, RidesFacade, rideStateConflict } from '../rides/rides.facade';
import { audienceOfEvents, maySeeMember, type LiveRide } from './domain/audience';
import { LiveRides } from './live-rides';
import type { GroupMessage } from './tracking.facade';
import { SharedPositionsRepository } from './shared-positions.repository';

/** Positions can be shared until the trip starts; then everyone is in the vehicle. */
const SHAREABLE: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];
const SAVED_EVERY_MS = 3000;
const SAVED_WITHIN_METERS = 25;
const MAX_REMEMBERED = 10_000;

/**
 * Manages positions that members share. They are stored for people who open the page later, and deleted when the ride
 * ends.
 */
@Injectable()
export class SharedPositionsService implements OnModuleInit {
  private readonly logger = new Logger(SharedPositionsService.name);
  /** The last position stored by this process, so that not every message is written. */
  private readonly saved = new Map<string, { at: number; where: LatLng }>();

  constructor(
    private readonly positions: SharedPositionsRepository,
    private readonly rides: RidesFacade,
    private readonly live: LiveRides,
    private readonly realtime: RealtimeFacade,
    private readonly audit: AuditFacade,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const end = ({ rideId }: { rideId: number }) => this.positions.removeAll(rideId);
    this.events.react(tripCompleted, 'delete-shared-positions-when-trip-is-completed', end);
    this.events.react(rideCancelled, 'delete-shared-positions-when-ride-is-cancelled', end);
    // In the same transaction, so that the position cannot show again when the member rejoins.
    this.events.participate(memberLeft, async (tx, { rideId, userId }) => {
      if (await this.positions.remove(rideId, userId, tx)) tx.afterCommit(() => this.tell(rideId));
    });
  }

  /** Positions that `who` may see. @throws ApiError not_found */
  async list(who: Principal, rideId: number): Promise<SharedPositionList> {
    const { viewer } = await this.rides.authorize(who, rideId);
    const ride = await this.live.find(rideId);
    if (!ride) throw noSuchRide();
    const stored = (await this.positions.list(rideId)).filter(({ userId }) => ride.members.includes(userId));
    if (viewer === 'admin' && stored.length > 0) await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    return {
      sharing: stored.some(({ userId }) => userId === who.userId),
      positions: stored
        .filter(({ userId }) => viewer === 'admin' || maySeeMember(ride, who.userId, userId))
        .map(({ userId, name, location, receivedAt }) => ({
          userId,
          name: firstName(name),
          location,
          timestamp: receivedAt.toISOString(),
        })),
    };
  }

  /**
   * Stores a member's position; small steps in quick succession are not written.
   * @throws ApiError ride_state_conflict, not_found when the member has left meanwhile
   */
  async save(ride: LiveRide, userId: number, { lat, lng }: LatLng): Promise<void> {
    if (!SHAREABLE.includes(ride.status)) throw rideStateConflict(ride.status);
    const { rideId } = ride;
    const isNew = !ride.sharing.includes(userId);
    const key = `${rideId}:${userId}`;
    const receivedAt = this.clock.now();
    const last = this.saved.get(key);
    const isClose =
      last !== undefined &&
      receivedAt.getTime() - last.at < SAVED_EVERY_MS &&
      distanceMeters(last.where, { lat, lng }) < SAVED_WITHIN_METERS;
    // A position is stored when the database has none, because the member may have stopped sharing meanwhile.
    if (isClose && !isNew) return;
    if (!(await this.positions.save({ rideId, userId, location: { lat, lng }, receivedAt }, SHAREABLE)))
      throw await this.refusal(rideId, userId);
    if (this.saved.size >= MAX_REMEMBERED) this.saved.clear();
    this.saved.set(key, { at: receivedAt.getTime(), where: { lat, lng } });
    if (isNew) this.realtime.toRide(audienceOfEvents(ride), 'sharedPositionsChanged', { rideId });
  }

  /** Stops sharing: the position is hidden, and its owner no longer sees those of others. @throws ApiError not_found */
  async stop(who: Principal, rideId: number): Promise<void> {
    await this.rides.authorizeRider(who, rideId);
    if (await this.positions.remove(rideId, who.userId)) this.tell(rideId);
  }

  async positionsOf(rideId: number): Promise<Map<number, { location: LatLng; receivedAt: Date }>> {
    return new Map((await this.positions.list(rideId)).map((position) => [position.userId, position]));
  }

  private async refusal(rideId: number, userId: number): Promise<ApiError> {
    const ride = await this.live.find(rideId);
    return ride?.members.includes(userId) ? rideStateConflict(ride.status) : noSuchRide();
  }

  /** Tells the group to fetch data through authorized calls, without waiting. The message may be lost. */
  tell(rideId: number, message: 'sharedPositionsChanged' | GroupMessage = 'sharedPositionsChanged'): void {
    this.live
      .find(rideId)
      .then((ride) => ride && this.realtime.toRide(audienceOfEvents(ride), message, { rideId }))
      .catch((error: unknown) => this.logger.warn({ err: error, ride: rideId }, 'group not told'));
  }
}
