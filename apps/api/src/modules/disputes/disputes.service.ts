import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DisputeView, RideEventType } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import { DisputeBooks } from './dispute-books.service';
import { DisputeProvider, type ProviderDispute } from './dispute-provider';
import { DisputesFacade, type DisputeFact } from './disputes.facade';
import { presentDispute } from './disputes.presenter';
import { DisputeEvidenceRepository } from './dispute-evidence.repository';
import { DisputesRepository } from './disputes.repository';
import { isDecided, keepsMoney, stateAfter, takesEvidence, type Dispute } from './domain/dispute';

const EVENTS = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (what) => `charge.dispute.${what}`,
);
const SHOWN = 200;

/** Payments that riders dispute with their banks: what that does to the money, and whether the bank has evidence. */
@Injectable()
export class DisputesService extends DisputesFacade implements OnModuleInit {
  constructor(
    private readonly repository: DisputesRepository,
    private readonly provider: DisputeProvider,
    private readonly rides: RidesFacade,
    private readonly books: DisputeBooks,
    private readonly alerts: AlertsFacade,
    private readonly webhooks: WebhookEvents,
    private readonly evidence: DisputeEvidenceRepository,
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

  /** Idempotent, and indifferent to the order of events. @returns false when the payment is none of ours */
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
    const isAnswered = await this.noteEvidence(tx, now, made);
    await this.alert(tx, now, isAnswered);
    return true;
  }

  /** Once, whoever learns of it first: the operator who submits, or the provider's report. @returns whether the bank has evidence */
  private async noteEvidence(
    tx: Transaction,
    { id, rideId, paymentId }: Dispute,
    { hasSubmission }: ProviderDispute,
  ): Promise<boolean> {
    const given = hasSubmission ? await this.evidence.markGiven(tx, id, this.clock.now()) : null;
    if (given) {
      await this.rides.note(tx, {
        rideId,
        type: 'dispute_evidence_submitted',
        actor: given.submittedBy === null ? SYSTEM : { as: 'admin', userId: given.submittedBy },
        data: { disputeId: id, paymentId, ...(given.submittedBy === null && { elsewhere: true }) },
      });
    }
    return hasSubmission || (await this.evidence.isGiven(tx, id));
  }

  /** Until evidence is given, or the bank has decided. */
  private async alert(
    tx: Transaction,
    { id, rideId, paymentId, amount, reason, state, evidenceDueAt }: Dispute,
    isAnswered: boolean,
  ): Promise<void> {
    const key = `dispute:${id}`;
    if (takesEvidence(state) && !isAnswered) {
      const data = { disputeId: id, reason, evidenceDueAt: evidenceDueAt?.toISOString() ?? null };
      await this.alerts.raise(tx, { key, kind: 'dispute_open', rideId, paymentId, ours: amount, theirs: 0, data });
    } else {
      await this.alerts.settle(tx, key);
    }
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
