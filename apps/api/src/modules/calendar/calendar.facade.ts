export abstract class CalendarFacade {
  /** Address of the ride's calendar file for this member; works without a session as long as they have a seat. */
  abstract urlFor(rideId: number, userId: number): string;
}
