import { readToken, signToken } from '../../platform/signed-token';
import type { Agreement } from './agreement';
import type { Agreed } from './cancellations.service';

/** In a list, because a hundred rides make the token long. */
type AgreedRide = readonly [
  rideId: number,
  situation: string,
  rule: Agreement['rule'],
  fee: number,
  driverPart: number,
];

/** What somebody was shown before they cancelled the rides of an event transport: those that cost something. */
export interface EventAgreement {
  eventId: number;
  userId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  rides: readonly AgreedRide[];
}

const PURPOSE = 'event-cancellation';

export const signEventAgreement = (agreement: EventAgreement, secret: string): string =>
  signToken(PURPOSE, agreement, secret);

/** The agreement; null when we did not write the text. Does not check the expiry or whose it is. */
export const readEventAgreement = (text: string, secret: string): EventAgreement | null =>
  readToken<EventAgreement>(PURPOSE, text, secret);

export function agreedFor({ expiresAt, rides }: EventAgreement, rideId: number): Agreed | null {
  const ride = rides.find(([id]) => id === rideId);
  if (!ride) return null;
  const [, situation, rule, fee, driverPart] = ride;
  return { situation, rule, fee, driverPart, expiresAt };
}
