import type { LatLng } from '@groupride/geo';
import { ACTIVE_STATUSES, type RideStatus } from '@groupride/contracts';

/** The people of a ride and the facts that positions need. All ids except `driverId` are user ids. */
export interface LiveRide {
  rideId: number;
  status: RideStatus;
  driverId: number | null;
  pickup: LatLng;
  destination: LatLng;
  /** The data that operators get about a ride that needs a driver. */
  request: { pickup: string; dropoff: string; passengers: number };
  /** Other current rides of the same run. */
  along: readonly number[];
  /** Stops for other groups before the pickup or the destination of this ride. */
  via: readonly LatLng[];
  /** The driver of the run has set out; false when the ride has no run. */
  isRunUnderWay: boolean;
  driver: number | null;
  /** The organizer and all current members. */
  members: readonly number[];
  /** Members who share their position. */
  sharing: readonly number[];
  /** Members whose code the driver has checked. */
  boarded: readonly number[];
  /** For a ride that a service booked, its passenger and the name that the service gave. */
  passenger: { userId: number; name: string } | null;
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

/** @returns null when nobody may see this driver's position */
export function audienceOfDriver(ride: LiveRide, driverId: number): Audience | null {
  return ride.driverId === driverId && ACTIVE_STATUSES.includes(ride.status) ? audienceOfEvents(ride) : null;
}

/** Other members who share their position, and the driver until this member boards. */
export function audienceOfMember(ride: LiveRide, userId: number): Audience {
  const { rideId, members, sharing, boarded, driver, operators } = ride;
  const others = members.filter((member) => member !== userId && sharing.includes(member));
  return { rideId, people: boarded.includes(userId) ? others : withDriver(others, driver), operators };
}

/** Whether a viewer may see a member's shared position. */
export function maySeeMember(ride: LiveRide, viewerId: number, memberId: number): boolean {
  return audienceOfMember(ride, memberId).people.includes(viewerId);
}

const withDriver = (members: readonly number[], driver: number | null) =>
  driver === null ? members : [...members, driver];
