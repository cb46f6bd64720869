import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RideEventType } from '@groupride/contracts';
import { seatPrices } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { MembersFacade, type Member } from '../members/members.facade';
import { rideChanged } from '../rides/rides.events';
import { RidesFacade, sharedRide } from '../rides/rides.facade';
import { Holds } from '../payments/holds.facade';
import { isLiving, PaymentRecords } from '../payments/payment-records.facade';

/** Events after which a seat may cost nothing: the organizer pays for everyone, or a promotion pays for the ride. */
const MAY_FREE_SEATS: readonly RideEventType[] = ['split_changed', 'price_changed'];

/** Releases the shares of members whose seat does not cost them anything anymore. */
@Injectable()
export class FreeSeatsService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly payments: PaymentRecords,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideChanged, async (tx, { rideId, type }) => {
      if (MAY_FREE_SEATS.includes(type)) await this.release(tx, rideId);
    });
  }

  /** The writer of the event holds the ride's lock. */
  private async release(tx: Transaction, rideId: number): Promise<void> {
    const shares = (await this.payments.listRideAndShares(rideId, tx)).filter(
      (payment) => payment.purpose === 'share' && isLiving(payment),
    );
    if (shares.length === 0) return;
    const ride = await this.rides.lock(tx, rideId);
    const prices = seatPrices(sharedRide(ride));
    // While a smaller group is applied, members may still have a seat that is going away.
    const isFree = ({ seat }: Member) => (prices[seat] ?? ride.totalCost) === 0;
    const free = (await this.members.list(rideId, tx)).filter(isFree).map(({ userId }) => userId);
    for (const share of shares) if (free.includes(share.payerId)) await this.holds.releaseNow(tx, share);
  }
}
