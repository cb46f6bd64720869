import { Injectable } from '@nestjs/common';
import type { RideBooking, RideView } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { PricingFacade } from '../pricing/pricing.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';
import { newRide } from './new-ride';
import { UnpaidRides } from './unpaid-rides.service';

/** From a quote to a ride that waits for its payment, in one transaction. */
@Injectable()
export class BookingService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly pricing: PricingFacade,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentsFacade,
    private readonly unpaid: UnpaidRides,
  ) {}

  /** @param key `Idempotency-Key`: the same key and request book once and answer alike */
  async book(who: Principal, booking: RideBooking, key: string | undefined): Promise<RideView> {
    return this.database.transaction(async (tx) => {
      const request = { call: 'createRide', ...booking };
      const { rideId } = await this.idempotency.once(tx, who.userId, key, request, async () => ({
        rideId: (await this.create(tx, who, booking)).id,
      }));
      return this.rides.view(who, rideId, tx);
    });
  }

  private async create(tx: Transaction, who: Principal, booking: RideBooking): Promise<Ride> {
    const quote = await this.pricing.useQuote(tx, booking.quoteId, who.userId);
    const ride = await this.rides.create(tx, newRide(quote, booking, who.userId));
    await this.members.addOrganizer(tx, ride.id, who.userId);
    await this.pricing.redeemPromotions(tx, quote, ride.id, who.userId);
    if (booking.paymentMethod === 'card' && ride.totalCost > 0) {
      await this.payments.openForRide(tx, ride.id, who.userId, ride.totalCost);
      await this.unpaid.watch(tx, ride.id);
    } else {
      await this.members.confirm(tx, ride.id, who.userId);
      await this.rides.move(tx, {
        rideId: ride.id,
        to: 'pending',
        actor: SYSTEM,
        event: 'ride_requested',
        set: { pendingSince: new Date() },
      });
    }
    return ride;
  }
}
