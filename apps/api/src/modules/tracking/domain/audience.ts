import type { LatLng } from '@groupride/geo';
import { ACTIVE_STATUSES, type RideStatus } from '@groupride/contracts';

/** Who belongs to a ride now, and what a position has to know about it. All ids but `driverId` are those of users. */
export interface LiveRide {
  rideId: number;
  status: RideStatus;
  driverId: number | null;
  pickup: LatLng;
  destination: LatLng;
  driver: number | null;
  /** The organizer and everybody who has not left. */
  members: readonly number[];
  /** Members who share their position. */
  sharing: readonly number[];
  /** Members whose code the driver has checked. */
  boarded: readonly number[];
  operators: readonly number[];
}

/** The people whose sockets get a message, if they follow the ride. */
export interface Audience {
  rideId: number;
  people: readonly number[];
  operators: readonly number[];
}

export function audienceOfEvents({ rideId, members, driver, operators }: LiveRide): Audience {
  return { rideId, people: withDriver(members, driver), operators };
}

/** @returns null when the position of this driver is nobody's to see (any more) */
export function audienceOfDriver(ride: LiveRide, driverId: number): Audience | null {
  return ride.driverId === driverId && ACTIVE_STATUSES.includes(ride.status) ? audienceOfEvents(ride) : null;
}

/** The other members who share theirs; the driver only until this member has boarded. */
export function audienceOfMember(ride: LiveRide, userId: number): Audience {
  const { rideId, members, sharing, boarded, driver, operators } = ride;
  const others = members.filter((member) => member !== userId && sharing.includes(member));
  return { rideId, people: boarded.includes(userId) ? others : withDriver(others, driver), operators };
}

/** Whether a person of the ride may see the position that a member shares. */
export function maySeeMember(ride: LiveRide, viewerId: number, memberId: number): boolean {
  return audienceOfMember(ride, memberId).people.includes(viewerId);
}

const withDriver = (members: readonly number[], driver: number | null) =>
  driver === null ? members : [...members, driver];
