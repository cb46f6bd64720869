import { Injectable } from '@nestjs/common';
import { fitCustomSplit, formatCents, matchedPrice } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { PoolRidesRepository } from './pool-rides.repository';

/**
 * Lowers the price of a ride to the quoted price for a shared vehicle. Holds stay, and a smaller amount is captured in
 * the end.
 */
@Injectable()
export class SharedPrices {
  constructor(
    private readonly pool: PoolRidesRepository,
    private readonly rides: RidesFacade,
    private readonly pricing: PricingFacade,
    private readonly accounts: BusinessAccountsFacade,
  ) {}

  /**
   * Lowers the price once per ride. It stays lower whatever happens to the other group. The caller must hold the ride's
   * lock.
   */
  async fall(tx: Transaction, rideId: number, now: Date): Promise<void> {
    const ride = await this.rides.lock(tx, rideId);
    const percent = await this.pricing.matchDiscountPercent(tx, ride.quoteId);
    const price = matchedPrice(ride.totalCost, ride.groupSize, percent);
    if (!(await this.pool.markShared(tx, rideId, now, price?.discount ?? 0)) || !price || price.discount === 0) return;
    await this.rides.amend(tx, {
      rideId,
      actor: SYSTEM,
      event: 'vehicle_shared',
      from: ['en_route', 'in_progress'],
      data: { total: [formatCents(ride.totalCost), formatCents(price.total)] },
      set: {
        totalCost: price.total,
        costPerPerson: price.perPerson,
        discount: ride.discount + price.discount,
        customShares: ride.customShares && fitCustomSplit(price.total, ride.groupSize, ride.customShares),
      },
    });
    if (ride.paymentMethod !== 'account') return;
    const volume = await this.accounts.discountOfRide(tx, rideId);
    await this.accounts.changeReservation(tx, rideId, price.total, volume?.discount ?? 0);
  }
}
