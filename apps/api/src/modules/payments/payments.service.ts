import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import { LIVING_STATES } from './domain/intent-steps';
import type { IssuedReceipt } from './domain/receipt';
import { HoldEndings } from './hold-endings.service';
import { PaymentsFacade, type Payment } from './payments.facade';
import { PaymentsRepository } from './payments.repository';
import { ReceiptsRepository } from './receipts.repository';

/** What other modules may do with payments. It calls nobody outside. */
@Injectable()
export class PaymentsService extends PaymentsFacade {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly endings: HoldEndings,
    private readonly receipts: ReceiptsRepository,
  ) {
    super();
  }

  openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment> {
    return this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount });
  }

  async reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void> {
    for (const payment of await this.payments.listOfRide(rideId, tx)) {
      if (payment.purpose === 'ride' && LIVING_STATES.includes(payment.state)) await this.endings.letGo(tx, payment);
    }
    if (amount > 0) await this.payments.open(tx, { rideId, payerId, purpose: 'ride', amount });
  }

  receiptOf(rideId: number, payerId: number): Promise<IssuedReceipt | null> {
    return this.receipts.find(rideId, payerId);
  }

  listOfRide(rideId: number, tx?: Transaction): Promise<Payment[]> {
    return this.payments.listWithTips(rideId, tx);
  }
}
