import { Injectable } from '@nestjs/common';
import { AmountsFacade } from '../amounts/amounts.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { MembersFacade } from '../members/members.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { RidesFacade, type Ride, type RideEvent } from '../rides/rides.facade';
import type { NoticeContext } from './domain/notices';

/** Reads the facts that a notification needs beyond the event itself. */
@Injectable()
export class NoticeContexts {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly payments: PaymentsFacade,
    private readonly amounts: AmountsFacade,
  ) {}

  async of(ride: Ride, event: RideEvent): Promise<NoticeContext> {
    const [members, driver, payments, next, amounts] = await Promise.all([
      this.members.list(ride.id),
      ride.driverId === null ? null : this.drivers.find(ride.driverId),
      'paymentId' in event.data ? this.payments.listOfRide(ride.id) : [],
      event.type === 'driver_released' ? this.rides.findEvent(ride.id, event.number + 1) : null,
      event.actorKind === 'admin' && 'total' in event.data ? this.amounts.ofRide(ride.id) : null,
    ]);
    return {
      ride,
      members: members.map(({ userId }) => userId),
      absent: new Set(members.filter(({ noShowAt }) => noShowAt !== null).map(({ userId }) => userId)),
      shares: new Map([...(amounts ?? [])].map(([userId, { share }]) => [userId, share])),
      driver,
      payerId: payments.find(({ id }) => id === event.data['paymentId'])?.payerId ?? null,
      isReplaced: next?.type === 'driver_assigned' && next.data['standby'] === true,
    };
  }
}
