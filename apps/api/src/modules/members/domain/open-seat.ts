import type { Cents, SharedRide } from '@groupride/pricing';
import { seatPrices } from '@groupride/pricing';

export interface OpenSeat {
  seat: number;
  share: Cents;
}

/**
 * The seat that the next person to join gets; null when there is none.
 * @param seen what the person was shown: the first seat at that price, if there still is one, rather than the first seat
 */
export function nextOpenSeat(ride: SharedRide, taken: readonly { seat: number }[], seen?: Cents): OpenSeat | null {
  const open = seatPrices(ride)
    .map((share, seat) => ({ seat, share }))
    .filter(({ seat }) => seat > 0 && taken.every((each) => each.seat !== seat));
  return open.find(({ share }) => share === seen) ?? open[0] ?? null;
}
