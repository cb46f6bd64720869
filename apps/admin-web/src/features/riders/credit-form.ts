import { LARGEST_CREDIT, MOST_CREDIT_DAYS, type CreditGrant } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import { formatCents, typedCents } from '@groupride/pricing';
import { typedMoment } from '../../shared/typed-moment';

/** Values as typed; the expiry is a day in the city's time zone. */
export interface TypedCredit {
  amount: string;
  reason: string;
  rideId: string;
  expiry: string;
}
export type CreditField = keyof TypedCredit;

export const emptyCredit: TypedCredit = { amount: '', reason: '', rideId: '', expiry: '' };

const FIELDS: Readonly<Record<string, CreditField>> = {
  amount: 'amount',
  reason: 'reason',
  rideId: 'rideId',
  expiresAt: 'expiry',
};
/** The form field that shows the server's problem with a request field. */
export const creditFieldOf = (field: string): CreditField | undefined => FIELDS[field];

const DAY_MS = 24 * 3600_000;

/** The fields with problems; empty when the credit can be granted. */
export function creditProblems(typed: TypedCredit, timeZone: string, now: number): CreditField[] {
  const cents = typedCents(typed.amount);
  const end = endOf(typed.expiry, timeZone);
  const problems: (CreditField | false)[] = [
    (cents === null || cents < 1 || cents > LARGEST_CREDIT) && 'amount',
    typed.reason.trim() === '' && 'reason',
    typed.rideId.trim() !== '' && rideOf(typed.rideId) === null && 'rideId',
    typed.expiry !== '' &&
      !(end && end.getTime() > now && end.getTime() <= now + MOST_CREDIT_DAYS * DAY_MS) &&
      'expiry',
  ];
  return problems.filter((problem) => problem !== false);
}

export function creditGrantOf({ amount, reason, rideId, expiry }: TypedCredit, timeZone: string): CreditGrant {
  const ride = rideOf(rideId);
  const end = endOf(expiry, timeZone);
  return {
    amount: formatCents(typedCents(amount) ?? 0),
    reason: reason.trim(),
    ...(ride === null ? {} : { rideId: ride }),
    ...(end ? { expiresAt: end.toISOString() } : {}),
  };
}

/** The values with which this grant was typed. */
export const typedCreditOf = ({ amount, reason, rideId, expiresAt }: CreditGrant, timeZone: string): TypedCredit => ({
  amount,
  reason,
  rideId: rideId === undefined ? '' : String(rideId),
  expiry: expiresAt ? instantToZoned(expiresAt, timeZone).date : '',
});

/** Reads a ride's number as the pages show it, or only its digits. */
function rideOf(typed: string): number | null {
  const [, digits] = /^(?:#|R-?)?(\d{1,9})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The end of the day, so that the credit can still be used on that day. */
const endOf = (day: string, timeZone: string): Date | null =>
  day === '' ? null : typedMoment(`${day}T23:59`, timeZone);
