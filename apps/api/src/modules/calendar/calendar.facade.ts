export abstract class CalendarFacade {
  /** URL of the ride's calendar file for this member. Works without a session while they have a seat. */
  abstract urlFor(rideId: number, userId: number): string;
}
