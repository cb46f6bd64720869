import { readToken, signToken } from '../../platform/signed-token';
import type { Agreement } from './agreement';
import type { Agreed } from './cancellations.service';

/** A tuple, to keep the token short for a hundred rides. */
type AgreedRide = readonly [
  rideId: number,
  situation: string,
  rule: Agreement['rule'],
  fee: number,
  driverPart: number,
];

/** The fees that a person was shown before they cancelled an event transport. Contains only rides with a fee. */
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

/** The agreement; null when the signature is invalid. Does not check its expiry or owner. */
export const readEventAgreement = (text: string, secret: string): EventAgreement | null =>
  readToken<EventAgreement>(PURPOSE, text, secret);

export function agreedFor({ expiresAt, rides }: EventAgreement, rideId: number): Agreed | null {
  const ride = rides.find(([id]) => id === rideId);
  if (!ride) return null;
  const [, situation, rule, fee, driverPart] = ride;
  return { situation, rule, fee, driverPart, expiresAt };
}
