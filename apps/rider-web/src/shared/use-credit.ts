import { creditUsed, formatCents, parseCents } from '@groupride/pricing';
import { useGetCreditsQuery, type RideView } from '@groupride/web-api-client';
import { isGuest } from './guest-ride';
import { useSession } from './session';

/** What credit pays of one's own seat, and what is left to pay. */
export interface SeatCredit {
  credit: string;
  toPay: string;
}

/** What can still be used, in cents; 0 for guests and who is not signed in. */
function useAvailableCredit(skip: boolean): number {
  const { me } = useSession();
  const { data } = useGetCreditsQuery(undefined, { skip: skip || !me || isGuest(me), refetchOnMountOrArgChange: true });
  return data ? parseCents(data.balance) : 0;
}

/** Before booking: what credit will pay of a seat, by what is free now. Null when that is nothing. @param seat null while it is not known */
export function useCreditFor(seat: string | null): SeatCredit | null {
  const available = useAvailableCredit(seat === null);
  if (seat === null) return null;
  const price = parseCents(seat);
  return seatCredit(price, creditUsed(available, price, price));
}

/** Of a ride: what is set aside for one's own seat or, for members who have not paid yet, will be. */
export function useRideCredit({ paymentMethod, you, amounts }: RideView): SeatCredit | null {
  const reserved = parseCents(amounts?.credit ?? '0.00');
  const price = parseCents(amounts?.share ?? '0.00');
  const paysLater = you === 'member' && reserved === 0 && paymentMethod === 'card' && amounts?.setAside === '0.00';
  const available = useAvailableCredit(!paysLater);
  return seatCredit(price, reserved > 0 ? reserved : paysLater ? creditUsed(available, price, price) : 0);
}

const seatCredit = (price: number, credit: number): SeatCredit | null =>
  credit > 0 ? { credit: formatCents(credit), toPay: formatCents(price - credit) } : null;
