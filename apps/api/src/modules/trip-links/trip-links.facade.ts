import type { Transaction } from '../../platform/database/database';

export abstract class TripLinksFacade {
  /** Creates a link in the name of a member. The caller has authorized them. @returns its address */
  abstract createFor(tx: Transaction, rideId: number, userId: number): Promise<string>;
}
