import { creditUsed, formatCents, parseCents, type Cents } from '@groupride/pricing';
import { useGetCreditsQuery, type MemberView, type RideView } from '@groupride/web-api-client';
import { isGuest } from './guest-ride';
import { useSession } from './session';

/** The part of the reader's seat that credit pays, and the part that is left to pay. */
export interface SeatCredit {
  credit: string;
  toPay: string;
}

/** Available credit in cents; 0 for guests and signed-out people. */
function useAvailableCredit(skip: boolean): number {
  const { me } = useSession();
  const { data } = useGetCreditsQuery(undefined, { skip: skip || !me || isGuest(me), refetchOnMountOrArgChange: true });
  return data ? parseCents(data.balance) : 0;
}

/**
 * Estimates before booking what credit will pay of a seat, from the current balance. Null if that is nothing.
 * @param seat null while it is unknown
 */
export function useCreditFor(seat: string | null): SeatCredit | null {
  const available = useAvailableCredit(seat === null);
  if (seat === null) return null;
  const price = parseCents(seat);
  return seatCredit(price, creditUsed(available, price, price));
}

/**
 * The credit reserved for the reader's seat in a ride or, for members who have not paid yet, the credit that will be
 * used.
 */
export function useRideCredit({ paymentMethod, you, amounts }: RideView): SeatCredit | null {
  const reserved = parseCents(amounts?.credit ?? '0.00');
  const price = parseCents(amounts?.share ?? '0.00');
  const paysLater = you === 'member' && reserved === 0 && paymentMethod === 'card' && amounts?.setAside === '0.00';
  const available = useAvailableCredit(!paysLater);
  return seatCredit(price, reserved > 0 ? reserved : paysLater ? creditUsed(available, price, price) : 0);
}

/** The part of a share that the organizer does not cover. Other people's charges include their credit already. */
export const chargeBeforeCredit = ({ charge, amounts }: MemberView): Cents =>
  parseCents(charge) + parseCents(amounts?.credit ?? '0.00');

const seatCredit = (price: number, credit: number): SeatCredit | null =>
  credit > 0 ? { credit: formatCents(credit), toPay: formatCents(price - credit) } : null;
