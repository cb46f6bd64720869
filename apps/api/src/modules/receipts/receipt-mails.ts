import { Injectable, type OnModuleInit } from '@nestjs/common';
import { translated } from '@groupride/contracts';
import { parseCents, type Cents } from '@groupride/pricing';
import { Events } from '../../platform/events/events';
import { OutboxFacade } from '../identity/identity.facade';
import { LedgerFacade } from '../ledger/ledger.facade';
import { ISSUED_TEXTS } from './issued-texts';
import { ReceiptsRepository } from './receipts.repository';
import { receiptIssued, type ReceiptFact } from './receipts.events';
import { RidesFacade } from '../rides/rides.facade';
import { RECEIPT_TEXTS } from './receipt-texts';

/** Mails a receipt to everyone who was charged. */
@Injectable()
export class ReceiptMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly receipts: ReceiptsRepository,
    private readonly outbox: OutboxFacade,
    private readonly rides: RidesFacade,
    private readonly ledger: LedgerFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(receiptIssued, 'mail-receipt-when-it-is-issued', (fact) => this.mail(fact));
  }

  private async mail({ rideId, payerId }: ReceiptFact): Promise<void> {
    const receipt = await this.receipts.find(rideId, payerId);
    if (!receipt || receipt.charged === 0) return;
    const { number, charged, ownLines, paymentMethod } = receipt;
    const ride = await this.rides.find(rideId);
    const isCash = ride?.paymentMethod === 'cash';
    const toPay = isCash ? await this.missingInCash(rideId, payerId) : 0;
    const byOperations = toPay > 0 && (await this.rides.isCompletedByOperations(rideId));
    await this.outbox.write(payerId, {
      key: `receipt:${number}`,
      template: RECEIPT_TEXTS,
      facts: ({ money, language }) => ({
        rideId,
        number,
        charged: money(charged),
        lines: ownLines
          .map(({ label, amount }) => `${translated(label, ISSUED_TEXTS, language)}: ${money(parseCents(amount))}`)
          .join('\n'),
        paymentMethod: translated(paymentMethod, ISSUED_TEXTS, language),
        isCash,
        isFee: ride?.status === 'cancelled',
        toPay: toPay > 0 ? money(toPay) : null,
        inCash: toPay > 0 ? money(charged - toPay) : null,
        isCashByOperations: byOperations,
      }),
      page: { app: 'rider', path: `/ride/${rideId}/receipt` },
    });
  }

  /**
   * The unpaid part of a cash ride. Card rides need none: cards are charged after the receipt, and declines have their
   * own mail.
   */
  private async missingInCash(rideId: number, payerId: number): Promise<Cents> {
    const own = (await this.ledger.linesOfRide(rideId)).filter(({ account }) => account === `rider:${payerId}`);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }
}
