import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { DriversFacade } from '../drivers/drivers.facade';
import { firstName, IdentityFacade, OutboxFacade, type Person } from '../identity/identity.facade';
import { payoutArrived, payoutFailed, type PayoutFact } from '../payouts/payouts.events';
import { PayoutsFacade, type PayoutNews } from '../payouts/payouts.facade';
import { PAYOUT_WORDS } from './payout-words';

/** Tells drivers what became of their payouts, in the language that they last chose. */
@Injectable()
export class PayoutMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly payouts: PayoutsFacade,
    private readonly drivers: DriversFacade,
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.react(payoutArrived, 'mail-driver-when-payout-has-arrived', (fact) => this.mail(fact, 'arrived', arrivedMail));
    this.events.react(payoutFailed, 'mail-driver-when-payout-has-failed', (fact) => this.mail(fact, 'failed', failedMail));
  }

  /** A bank may refuse what it had taken before: that is a mail of its own. */
  private async mail({ payoutId, driverId }: PayoutFact, outcome: 'arrived' | 'failed', write: (payout: PayoutNews, to: Person) => Mail): Promise<void> {
    const [payout, driver] = await Promise.all([this.payouts.find(payoutId), this.drivers.find(driverId)]);
    const person = driver && (await this.identity.find(driver.userId));
    if (!payout || !person) return;
    const { subject, lines } = write(payout, person);
    const { hello, page } = PAYOUT_WORDS[person.language];
    const link = `${page}: ${new URL('/driver/earnings', this.config.DRIVER_WEB_URL).href}`;
    const body = [hello(firstName(person.name)), ...lines, link].join('\n\n');
    await this.database.transaction((tx) => this.outbox.send(tx, { channel: 'mail', to: person.email, key: `payout:${payoutId}:${outcome}`, subject, body }));
  }
}

interface Mail {
  subject: string;
  /** Between the greeting and the link. */
  lines: string[];
}

function arrivedMail(payout: PayoutNews, { language }: Person): Mail {
  const words = PAYOUT_WORDS[language];
  const facts = factsOf(payout);
  return { subject: words.arrivedSubject(facts.amount), lines: [words.arrived(facts)] };
}

function failedMail(payout: PayoutNews, { language }: Person): Mail {
  const words = PAYOUT_WORDS[language];
  const facts = factsOf(payout);
  return { subject: words.failedSubject(facts.amount), lines: [words.failed(facts), words.why[payout.failureReason ?? 'provider'], words.next(facts)] };
}

function factsOf({ amount, bankLast4, kind }: PayoutNews) {
  return { amount: `$${formatCents(amount)}`, last4: bankLast4, instant: kind === 'instant' };
}
