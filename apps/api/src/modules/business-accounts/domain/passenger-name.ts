import { firstName } from '@groupride/contracts';

/** The service that booked the ride sees the full name that it gave; everyone else sees the first name. */
export function passengerNameFor(
  readerId: number | null,
  { passengerName, bookerId }: { passengerName: string | null; bookerId: number },
): string | null {
  if (passengerName === null || bookerId === readerId) return passengerName;
  return firstName(passengerName);
}
