import type { Cents, SharedRide } from '@groupride/pricing';
import { seatPrices } from '@groupride/pricing';

export interface OpenSeat {
  seat: number;
  share: Cents;
}

/** The seat that the next person to join gets; null when there is none. */
export function nextOpenSeat(ride: SharedRide, taken: readonly { seat: number }[]): OpenSeat | null {
  const prices = seatPrices(ride);
  const seat = prices.findIndex((_, number) => number > 0 && taken.every((each) => each.seat !== number));
  return seat < 0 ? null : { seat, share: prices[seat]! };
}
