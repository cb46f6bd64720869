import { Injectable, type OnModuleInit } from '@nestjs/common';
import { translated } from '@groupride/contracts';
import { parseCents } from '@groupride/pricing';
import { Events } from '../../platform/events/events';
import { OutboxFacade } from '../identity/identity.facade';
import { ISSUED_WORDS, PaymentsFacade } from '../payments/payments.facade';
import { receiptIssued, type ReceiptFact } from '../payments/payments.events';
import { RECEIPT_WORDS } from './receipt-words';

/** Everybody who was charged gets their receipt by mail. */
@Injectable()
export class ReceiptMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly payments: PaymentsFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(receiptIssued, 'mail-receipt-when-it-is-issued', (fact) => this.mail(fact));
  }

  private async mail({ rideId, payerId }: ReceiptFact): Promise<void> {
    const receipt = await this.payments.receiptOf(rideId, payerId);
    if (!receipt || receipt.charged === 0) return;
    const { number, charged, ownLines, paymentMethod } = receipt;
    await this.outbox.write(payerId, {
      key: `receipt:${number}`,
      words: RECEIPT_WORDS,
      facts: ({ money, language }) => ({
        ...{ rideId, number, charged: money(charged) },
        lines: ownLines.map(({ label, amount }) => `${translated(label, ISSUED_WORDS, language)}: ${money(parseCents(amount))}`).join('\n'),
        paidWith: translated(paymentMethod, ISSUED_WORDS, language),
      }),
      page: { app: 'rider', path: `/ride/${rideId}/receipt` },
    });
  }
}
