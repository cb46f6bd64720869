import { Injectable } from '@nestjs/common';
import type { AssemblyMember, AssemblyView, RideStatus } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade, type Member } from '../members/members.facade';
import { RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import { AssemblyProgress } from './assembly-progress';
import { presentCheck } from './assembly.presenter';
import { AssemblyRepository } from './assembly.repository';
import { NUDGE_EVERY_MS } from './domain/intervals';
import { placeOf } from './domain/place';

const BEFORE_THE_TRIP: readonly RideStatus[] = ['pending', 'confirmed', 'en_route'];

/** Shows members and the driver how the group gathers at the pickup. */
@Injectable()
export class AssemblyService {
  constructor(
    private readonly assembly: AssemblyRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly tracking: TrackingFacade,
    private readonly progress: AssemblyProgress,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found; ride_state_conflict once the trip has started */
  async view(who: Principal, rideId: number): Promise<AssemblyView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (!BEFORE_THE_TRIP.includes(ride.status)) throw rideStateConflict(ride.status);
    const [members, check, positions] = await Promise.all([
      this.members.list(rideId),
      this.assembly.findCheck(rideId),
      this.tracking.sharedPositionsOf(rideId),
    ]);
    const [names, answers, nudges] = await Promise.all([
      this.members.firstNames(rideId),
      check ? this.assembly.answers(check) : new Map<number, boolean>(),
      viewer === 'organizer' ? this.assembly.nudges(members.map(({ id }) => id)) : new Map<number, Date>(),
    ]);
    const located = members.map((member) => ({ member, position: positions.get(member.userId) ?? null }));
    const minutes = await this.minutesOf(ride, located);
    return {
      members: located.map(({ member, position }): AssemblyMember => {
        const place = placeOf({ ...member, location: position?.location ?? null }, pickupOf(ride));
        const onTheWay = place === 'on_the_way';
        return {
          memberId: member.id,
          firstName: names.get(member.userId) ?? '',
          isYou: member.userId === who.userId,
          isOrganizer: member.isOrganizer,
          place,
          minutes: onTheWay ? (minutes.get(member.id) ?? null) : null,
          seenAt: onTheWay || place === 'at_pickup' ? (position?.receivedAt.toISOString() ?? null) : null,
          ready: readyOf(answers.get(member.userId)),
          nudgeAgainAt: this.later(nudges.get(member.id), NUDGE_EVERY_MS),
        };
      }),
      emptySeats: Math.max(0, ride.groupSize - members.length),
      check: check && presentCheck(check),
    };
  }

  private async minutesOf(
    ride: Ride,
    located: readonly { member: Member; position: { location: { lat: number; lng: number } } | null }[],
  ): Promise<Map<number, number>> {
    const pickup = pickupOf(ride);
    const coming = located.flatMap(({ member, position }) =>
      position && placeOf({ ...member, location: position.location }, pickup) === 'on_the_way'
        ? [{ id: member.id, location: position.location }]
        : [],
    );
    const minutes = await this.progress.minutesTo(
      pickup,
      coming.map(({ location }) => location),
    );
    return new Map(coming.map(({ id }, i) => [id, minutes[i]!]));
  }

  private later(last: Date | undefined, everyMs: number): string | null {
    const at = last && new Date(last.getTime() + everyMs);
    return at && at > this.clock.now() ? at.toISOString() : null;
  }

  /** Checks that the caller is a member before the trip. @throws ApiError not_found, ride_state_conflict */
  async authorizeMember(who: Principal, rideId: number): Promise<{ ride: Ride; isOrganizer: boolean }> {
    const { ride, viewer } = await this.rides.authorizeRider(who, rideId);
    if (!BEFORE_THE_TRIP.includes(ride.status)) throw rideStateConflict(ride.status);
    return { ride, isOrganizer: viewer === 'organizer' };
  }
}

const pickupOf = ({ pickupLat, pickupLng }: Ride) => ({ lat: pickupLat, lng: pickupLng });

function readyOf(answer: boolean | undefined): AssemblyMember['ready'] {
  if (answer === undefined) return 'none';
  return answer ? 'ready' : 'not_ready';
}
