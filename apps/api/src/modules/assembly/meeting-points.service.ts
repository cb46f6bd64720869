import { Injectable } from '@nestjs/common';
import type { MeetingPointView, NoMeetingPoint, Place } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { MappingFacade } from '../mapping/mapping.facade';
import { MembersFacade, type Member } from '../members/members.facade';
import { PlacesFacade } from '../places/places.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import { AssemblyService } from './assembly.service';
import { indexOfLeast, isAwayFrom, meetingCandidates } from './domain/meeting-candidates';
import { minutesOf, placeOf } from './domain/place';

/** Minimum number of people for a meeting point. */
const FEWEST = 2;

interface Walker {
  member: Member;
  location: LatLng;
}

/** Suggests the place with the shortest total walking time of the group. */
@Injectable()
export class MeetingPoints {
  constructor(
    private readonly assembly: AssemblyService,
    private readonly members: MembersFacade,
    private readonly tracking: TrackingFacade,
    private readonly mapping: MappingFacade,
    private readonly places: PlacesFacade,
    private readonly city: CityFacade,
  ) {}

  /**
   * Suggests a place only to members who share their own position, because it hints at where the others are.
   * @throws ApiError not_found, ride_state_conflict
   */
  async suggest(who: Principal, rideId: number): Promise<MeetingPointView> {
    const { ride } = await this.assembly.authorizeMember(who, rideId);
    const pickup = { lat: ride.pickupLat, lng: ride.pickupLng };
    const positions = await this.tracking.sharedPositionsOf(rideId);
    if (!positions.has(who.userId)) return nothing('share_your_position');
    const walkers = (await this.members.list(rideId)).flatMap((member): Walker[] => {
      const location = positions.get(member.userId)?.location;
      const place = location && placeOf({ ...member, location }, pickup);
      return location && (place === 'on_the_way' || place === 'at_pickup') ? [{ member, location }] : [];
    });
    if (walkers.length < FEWEST) return nothing('too_few_positions');
    const sources = walkers.map(({ location }) => location);
    const named = await Promise.all(meetingCandidates(sources, pickup).map((point) => this.nameOf(point)));
    const usable = named.filter((place) => this.city.isServed(place) && isAwayFrom(sources, place));
    const places: Place[] = [{ name: ride.pickupLocation, ...pickup }, ...usable];
    const seconds = await this.mapping.walkingMatrix(sources, places);
    const minutes = seconds.map((row) => row.map(minutesOf));
    const totals = places.map((_, i) => minutes.reduce((sum, row) => sum + row[i]!, 0));
    const best = indexOfLeast(totals);
    const names = await this.members.firstNames(rideId);
    return {
      place: best === 0 ? null : places[best]!,
      reason: best === 0 ? 'pickup_is_best' : null,
      members: walkers.map(({ member: { id, userId } }, i) => ({
        memberId: id,
        firstName: names.get(userId) ?? '',
        isYou: userId === who.userId,
        minutes: minutes[i]![best]!,
        minutesToPickup: minutes[i]![0]!,
      })),
      totalMinutes: totals[best]!,
      totalMinutesToPickup: totals[0]!,
    };
  }

  /** The place or address at a point; its coordinates when none is known. */
  private async nameOf({ lat, lng }: LatLng): Promise<Place> {
    const [found] = await this.places.at({ lat, lng });
    if (found) return { name: found.name, lat: found.lat, lng: found.lng };
    return { name: `${lat.toFixed(5)}, ${lng.toFixed(5)}`, lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
  }
}

const nothing = (reason: NoMeetingPoint): MeetingPointView => ({
  place: null,
  reason,
  members: [],
  totalMinutes: 0,
  totalMinutesToPickup: 0,
});
