import type { Cents, SharedRide } from '@groupride/pricing';
import { seatPrices } from '@groupride/pricing';

export interface OpenSeat {
  seat: number;
  share: Cents;
}

/**
 * The seat that the next person to join gets; null when there is none.
 * @param seen price that the person was shown. The first open seat at this price is preferred to the first open seat.
 */
export function nextOpenSeat(ride: SharedRide, taken: readonly { seat: number }[], seen?: Cents): OpenSeat | null {
  const open = seatPrices(ride)
    .map((share, seat) => ({ seat, share }))
    .filter(({ seat }) => seat > 0 && taken.every((each) => each.seat !== seat));
  return open.find(({ share }) => share === seen) ?? open[0] ?? null;
}
