import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { receiptIssued, type ReceiptFact } from '../payments/payments.events';

/** Everybody who was charged gets their receipt by mail. */
@Injectable()
export class ReceiptMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly payments: PaymentsFacade,
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.react(receiptIssued, 'mail-receipt-when-it-is-issued', (fact) => this.mail(fact));
  }

  private async mail({ rideId, payerId }: ReceiptFact): Promise<void> {
    const [receipt, payer] = await Promise.all([this.payments.receiptOf(rideId, payerId), this.identity.find(payerId)]);
    if (!receipt || !payer || receipt.charged === 0) return;
    const page = new URL(`/ride/${rideId}/receipt`, this.config.RIDER_WEB_URL).href;
    const lines = receipt.ownLines.map(({ label, amount }) => `${label}: $${amount}`.replace('$-', '-$'));
    await this.database.transaction((tx) =>
      this.outbox.send(tx, {
        channel: 'mail',
        to: payer.email,
        key: `receipt:${receipt.number}`,
        subject: `Your receipt for ride ${rideId}: $${formatCents(receipt.charged)}`,
        body: [
          `Hello ${firstName(payer.name)},`,
          `thank you for riding with GroupRide. This is receipt ${receipt.number}.`,
          [...lines, `Charged: $${formatCents(receipt.charged)}`, `Paid with: ${receipt.paymentMethod}`].join('\n'),
          `The whole receipt, also as a PDF: ${page}`,
        ].join('\n\n'),
      }),
    );
  }
}
