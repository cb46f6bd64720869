import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CityText } from '../../platform/city-text';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { payoutArrived, payoutFailed, type PayoutFact } from '../payouts/payouts.events';
import { PayoutsFacade, type PayoutSummary } from '../payouts/payouts.facade';
import { ARRIVED_TEXTS, FAILED_TEXTS, FAILURE_TEXTS } from './payout-texts';

/** Mails drivers the outcome of their payouts. */
@Injectable()
export class PayoutMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly payouts: PayoutsFacade,
    private readonly drivers: DriversFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(payoutArrived, 'mail-driver-when-payout-has-arrived', (fact) => this.mail(fact, 'arrived'));
    this.events.react(payoutFailed, 'mail-driver-when-payout-has-failed', (fact) => this.mail(fact, 'failed'));
  }

  /** A payout that a bank returns after its arrival gets a second mail. */
  private async mail({ payoutId, driverId }: PayoutFact, outcome: 'arrived' | 'failed'): Promise<void> {
    const [payout, driver] = await Promise.all([this.payouts.find(payoutId), this.drivers.find(driverId)]);
    if (!payout || !driver) return;
    const common = { key: `payout:${payoutId}:${outcome}`, page: { app: 'driver', path: '/driver/earnings' } } as const;
    if (outcome === 'arrived')
      return this.outbox.write(driver.userId, {
        ...common,
        template: ARRIVED_TEXTS,
        facts: (text) => factsOf(payout, text),
      });
    const why = payout.failureReason ?? 'provider';
    await this.outbox.write(driver.userId, {
      ...common,
      template: FAILED_TEXTS,
      facts: (text) => ({ ...factsOf(payout, text), why: FAILURE_TEXTS[text.language][why] }),
    });
  }
}

function factsOf({ amount, bankLast4, kind }: PayoutSummary, { money }: CityText) {
  return { amount: money(amount), last4: bankLast4, instant: kind === 'instant' };
}
