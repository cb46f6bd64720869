import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { ProviderError } from '../../../platform/stripe/provider-error';
import { secondsUntilNextTry } from '../../../platform/stripe/tries';
import { CardsFacade } from '../../cards/cards.facade';
import { RidesFacade } from '../../rides/rides.facade';
import type { Failure, Intent } from '../domain/intent';
import { PaymentSyncService } from './payment-sync.service';
import { PaymentProvider } from '../payment-provider';
import { authorizeHold, MOST_TRIES, type AuthorizeHold } from '../payments.jobs';
import { PaymentsRepository, type StoredPayment } from '../payments.repository';

const CARD_GONE: Failure = { code: 'card_gone', message: 'There is no saved card that could be used for it.' };
const NO_ANSWER: Failure = { code: 'processing_error', message: 'The card could not be reached. Please try again.' };

/** Authorizes saved cards while their owners are away. A crash at any point leads to another attempt, never to a second hold that stays. */
@Injectable()
export class OffSessionAuthorizationsService {
  private readonly logger = new Logger(OffSessionAuthorizationsService.name);

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly cards: CardsFacade,
    private readonly rides: RidesFacade,
    private readonly sync: PaymentSyncService,
    private readonly jobs: Jobs,
  ) {}

  /** The stored card of a booked ride, the day before its start. @throws whatever is not the provider's fault, for the job to be run again */
  async authorize(job: AuthorizeHold): Promise<void> {
    const payment = await this.payments.find(job.paymentId);
    if (payment?.state !== 'stored') return;
    try {
      const { intentId } = payment;
      const key = keyOf(`payment:${payment.id}:authorize:${payment.attempt}:off-session`, job.round);
      const held = intentId
        ? await this.provider.retrieve(intentId)
        : await this.holdAway(payment, payment.attempt, key);
      if (held && 'id' in held) await this.settle(payment, held);
      else await this.refuse(payment, held ?? CARD_GONE);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(
        `try ${job.tries + 1} to hold the card of payment ${payment.id}: ${error.failure}, ${error.message}`,
      );
      const next = { ...job, tries: job.tries + 1, round: error.failure === 'unreachable' ? job.round : job.round + 1 };
      if (next.tries < MOST_TRIES)
        await this.database.transaction((tx) =>
          this.jobs.enqueue(tx, authorizeHold, next, secondsUntilNextTry(job.tries)),
        );
      else await this.refuse(payment, NO_ANSWER);
    }
  }

  /**
   * Holds the card of a payment off session.
   * @returns the intent, also one that was refused and that the person can still confirm; or why there is none
   * @throws ProviderError unreachable, failing
   */
  async holdAway(
    { id, rideId, payerId, purpose, amount, methodId }: StoredPayment,
    attempt: number,
    key: string,
  ): Promise<Intent | Failure> {
    const customer = await this.cards.customerOf(payerId);
    if (!customer || !methodId || !(await this.cards.isUsable(payerId, methodId))) return CARD_GONE;
    try {
      return await this.provider.holdOffSession(
        { amount, customer, methodId, rideId, paymentId: id, attempt, purpose },
        key,
      );
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure === 'unreachable' || error.failure === 'failing')
        throw error;
      const intent = error.decline?.intentId ? await this.provider.retrieve(error.decline.intentId) : null;
      return intent ?? (error.decline ? { code: error.decline.code, message: error.decline.message } : CARD_GONE);
    }
  }

  /** An intent that waits for the person, who may choose one of their saved cards. @throws ProviderError */
  async holdByPerson(
    { id, rideId, payerId, purpose, amount }: StoredPayment,
    attempt: number,
    key: string,
  ): Promise<Intent> {
    const customer = await this.cards.customerOf(payerId);
    return this.provider.createHold({ amount, customer, rideId, paymentId: id, attempt, purpose }, key);
  }

  /** An intent that is not the payment's is an overpayment: another attempt has succeeded in the meantime. */
  private async settle({ id }: StoredPayment, intent: Intent): Promise<void> {
    const applied = await this.sync.apply(intent);
    if (applied?.intentId !== intent.id) await this.database.transaction((tx) => this.sync.giveBack(tx, id, intent.id));
  }

  /** There is no intent to confirm; the next one is made when the person comes. */
  private async refuse({ id, rideId, attempt }: StoredPayment, failure: Failure): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const payment = await this.payments.lock(tx, id);
      if (payment?.state !== 'stored' || payment.attempt !== attempt) return;
      await this.sync.fail(tx, ride, payment, failure);
    });
    await this.payments.nextAttempt(id, attempt);
  }
}

/** The first round's key is the operation's own. */
export function keyOf(operation: string, round: number): string {
  return round === 0 ? operation : `${operation}:${round}`;
}
