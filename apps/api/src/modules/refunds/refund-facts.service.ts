import { Injectable } from '@nestjs/common';
import type { RefundView } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Refund } from './domain/refund';
import { EarlyRefunds } from './early-refunds.service';
import { OverpaymentRefundsService } from './overpayment-refunds.service';
import { RefundsFacade, type RefundFact } from './refunds.facade';
import { presentRefund } from './refunds.presenter';
import { RefundsRepository } from './refunds.repository';

/** Gives other modules access to refunds, including automatic ones. */
@Injectable()
export class RefundFacts extends RefundsFacade {
  constructor(
    private readonly repository: RefundsRepository,
    private readonly early: EarlyRefunds,
    private readonly overpayment: OverpaymentRefundsService,
  ) {
    super();
  }

  refundOverpayment(tx: Transaction, payment: { id: number; rideId: number; payerId: number }): Promise<Cents> {
    return this.overpayment.giveBack(tx, payment);
  }

  async absorbEarlyRefunds(tx: Transaction, payer: { rideId: number; payerId: number }): Promise<void> {
    await this.early.absorbEarlyRefunds(tx, payer);
  }

  leftOfRide(rideId: number, tx?: Transaction): Promise<ReadonlyMap<number, Cents>> {
    return this.repository.leftOfRide(rideId, tx);
  }

  async ofRide(rideId: number, tx?: Transaction): Promise<RefundFact[]> {
    return (await this.repository.listOfRide(rideId, tx)).map(factOf);
  }

  async viewsOfRide(rideId: number): Promise<RefundView[]> {
    return (await this.repository.listOfRide(rideId)).map(presentRefund);
  }
}

function factOf({ id, paymentId, payerId, amount, reason, state, createdAt, settledAt }: Refund): RefundFact {
  return { id, paymentId, payerId, amount, reason, state, requestedAt: createdAt, settledAt };
}
