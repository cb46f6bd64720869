import { firstName } from '@groupride/contracts';

/** The service that booked gets the name back that it gave; everybody else the first name. */
export function passengerNameFor(
  readerId: number | null,
  { passengerName, bookerId }: { passengerName: string | null; bookerId: number },
): string | null {
  if (passengerName === null || bookerId === readerId) return passengerName;
  return firstName(passengerName);
}
