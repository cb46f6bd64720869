import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { RiderAmounts } from './domain/rider-amounts';

export type { RiderAmounts };
export { presentAmounts } from './amounts.presenter';
/** For read models that need a ride and its amounts from the same time. */
export { AMOUNT_FACTS, amountsFrom, type AmountFacts } from './amount-facts';

/** Amounts of the riders of one ride by their user id. */
export type AmountsByRider = ReadonlyMap<number, RiderAmounts>;

const NONE: Cents = 0;
const NO_AMOUNTS: RiderAmounts = {
  share: NONE,
  credit: NONE,
  due: NONE,
  atMost: NONE,
  setAside: NONE,
  charged: NONE,
  inCash: NONE,
  tip: NONE,
  refunded: NONE,
  released: NONE,
  waived: NONE,
  outstanding: NONE,
  paid: NONE,
};

/** The only source of amounts that riders see. */
export abstract class AmountsFacade {
  /** Amounts of the listed rides that exist, by ride id. */
  abstract ofRides(rideIds: readonly number[], tx?: Transaction): Promise<Map<number, AmountsByRider>>;

  async ofRide(rideId: number, tx?: Transaction): Promise<AmountsByRider> {
    return (await this.ofRides([rideId], tx)).get(rideId) ?? new Map<number, RiderAmounts>();
  }
}

/**
 * The part of the ride that a rider bears, whether their card, cash or credit pays it. The organizer covers the rest of
 * their share.
 */
export const dueBeforeCredit = ({ due, credit }: RiderAmounts): Cents => due + credit;

/** Amounts of one rider; all zero for a person who is not part of the ride. */
export function amountsFor(riders: AmountsByRider | undefined, userId: number): RiderAmounts {
  return riders?.get(userId) ?? NO_AMOUNTS;
}
