import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { chargesOf } from './domain/charges';
import { isOutdated, shareDue, whyNoRidePayment, whyNoSharePayment } from './domain/due';
import { LIVING_STATES } from './domain/intent-steps';
import { HoldEndings } from './hold-endings.service';
import { nothingDue } from './payments.errors';
import { PaymentsRepository, type StoredPayment } from './payments.repository';

/** What somebody has to pay for a ride now. */
@Injectable()
export class DuePayments {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly endings: HoldEndings,
  ) {}

  /** @throws ApiError not_found when it is nothing of theirs */
  async rideOf(who: Principal, rideId: number): Promise<Ride> {
    return (await this.rides.authorize(who, rideId)).ride;
  }

  /** What has to be mended, or else what is owed. @throws ApiError payment_not_due */
  async of(userId: number, rideId: number): Promise<StoredPayment> {
    return (await this.toMend(userId, rideId)) ?? (await this.owed(userId, rideId));
  }

  /** What was refused while the person was away, or has to be held anew. */
  private async toMend(userId: number, rideId: number): Promise<StoredPayment | null> {
    const own = (await this.payments.listOfRide(rideId)).filter(({ payerId }) => payerId === userId);
    return own.find(({ mendBefore, state }) => mendBefore !== null && LIVING_STATES.includes(state)) ?? null;
  }

  /** The row is there before anybody outside is asked, so that nothing that happens there is without an owner here. */
  private async owed(userId: number, rideId: number): Promise<StoredPayment> {
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.organizerId === userId) {
        refuse(whyNoRidePayment(ride));
        return this.payments.open(tx, { rideId, payerId: userId, purpose: 'ride', amount: ride.totalCost });
      }
      const members = await this.members.list(rideId, tx);
      const own = chargesOf(ride, members, []).find((charge) => charge.userId === userId);
      const agreed = members.find((member) => member.userId === userId)?.agreed ?? 0;
      if (!own) throw nothingDue('Only members of the ride pay for it.');
      const amount = shareDue({ seat: own.seat, agreed });
      refuse(whyNoSharePayment(ride, amount, own.seat));
      for (const payment of await this.payments.listOfRide(rideId, tx)) {
        if (payment.payerId === userId && payment.purpose === 'share' && isOutdated(payment, amount)) await this.endings.letGo(tx, payment);
      }
      return this.payments.open(tx, { rideId, payerId: userId, purpose: 'share', amount });
    });
  }
}

function refuse(why: string | null): void {
  if (why !== null) throw nothingDue(why);
}
