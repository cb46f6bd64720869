import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DisputeView, RideEventType } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import { DisputeAnswers } from './dispute-answers.service';
import { DisputeBooks } from './dispute-books.service';
import { DisputeProvider, type ProviderDispute } from './dispute-provider';
import { DisputesFacade, type DisputeFact } from './disputes.facade';
import { presentDispute } from './disputes.presenter';
import { DisputesRepository } from './disputes.repository';
import { isDecided, keepsMoney, stateAfter, type Dispute } from './domain/dispute';

const EVENTS = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (what) => `charge.dispute.${what}`,
);
const SHOWN = 200;

/** Follows payments that riders dispute with their banks: state, postings and evidence. */
@Injectable()
export class DisputesService extends DisputesFacade implements OnModuleInit {
  constructor(
    private readonly repository: DisputesRepository,
    private readonly provider: DisputeProvider,
    private readonly rides: RidesFacade,
    private readonly books: DisputeBooks,
    private readonly answers: DisputeAnswers,
    private readonly webhooks: WebhookEvents,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.webhooks.on(EVENTS, (event) => this.prepare(event));
  }

  async list(): Promise<DisputeView[]> {
    return (await this.repository.list(SHOWN)).map(presentDispute);
  }

  async takenBack(rideId: number): Promise<DisputeFact[]> {
    return (await this.repository.ofRide(rideId)).filter(({ state }) => keepsMoney(state));
  }

  /**
   * Applies the provider's state of a dispute. Idempotent, in any order of events.
   * @returns false when the payment is not ours
   */
  async apply(tx: Transaction, made: ProviderDispute): Promise<boolean> {
    const payment = made.intentId ? await this.repository.paymentOf(tx, made.intentId) : null;
    if (!payment) return false;
    const ride = await this.rides.lock(tx, payment.rideId);
    const before = await this.repository.find(tx, made.id);
    const state = stateAfter(before?.state ?? null, made.state);
    await this.repository.save(tx, payment, made, { state, closedAt: isDecided(state) ? this.clock.now() : null });
    const now = (await this.repository.find(tx, made.id))!;
    await this.books.book(tx, ride, payment, made, state);
    const noted = { ...now, payerId: payment.payerId };
    if (!before) await this.note(tx, noted, 'payment_disputed');
    if (state === 'won' && before?.state !== 'won') await this.note(tx, noted, 'dispute_won');
    if (state === 'lost' && before?.state !== 'lost') await this.note(tx, noted, 'dispute_lost');
    await this.answers.follow(tx, now, made);
    return true;
  }

  private async note(
    tx: Transaction,
    { id, rideId, paymentId, payerId, amount, reason }: Dispute & { payerId: number },
    type: RideEventType,
  ): Promise<void> {
    await this.rides.note(tx, {
      rideId,
      type,
      actor: SYSTEM,
      reason,
      data: { disputeId: id, paymentId, payerId, amount: formatCents(amount) },
    });
  }

  private async prepare({ object }: WebhookEvent): Promise<Effect | null> {
    const made = object.id ? await this.provider.retrieve(object.id) : null;
    return made && ((tx) => this.apply(tx, made));
  }
}
