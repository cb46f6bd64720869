import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { AlertsFacade } from '../alerts/alerts.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { DisputeEvidenceRepository } from './dispute-evidence.repository';
import type { ProviderDispute } from './dispute-provider';
import { takesEvidence, type Dispute } from './domain/dispute';

/**
 * Records when the bank has evidence, and keeps an alert open until then. Runs in the caller's transaction, under the
 * ride's lock.
 */
@Injectable()
export class DisputeAnswers {
  constructor(
    private readonly evidence: DisputeEvidenceRepository,
    private readonly rides: RidesFacade,
    private readonly alerts: AlertsFacade,
    private readonly clock: Clock,
  ) {}

  async follow(tx: Transaction, dispute: Dispute, { hasSubmission }: ProviderDispute): Promise<void> {
    if (hasSubmission) await this.noteEvidence(tx, dispute);
    // Webhook events may arrive out of order: an event from before the submission must not ask for evidence again.
    await this.alert(tx, dispute, hasSubmission || (await this.evidence.isGiven(tx, dispute.id)));
  }

  /** Records the submission once, either after the operator's call or after the webhook event. */
  private async noteEvidence(tx: Transaction, { id, rideId, paymentId }: Dispute): Promise<void> {
    const given = await this.evidence.markGiven(tx, id, this.clock.now());
    if (!given) return;
    const { submittedBy } = given;
    await this.rides.note(tx, {
      rideId,
      type: 'dispute_evidence_submitted',
      actor: submittedBy === null ? SYSTEM : { as: 'admin', userId: submittedBy },
      data: { disputeId: id, paymentId, ...(submittedBy === null && { elsewhere: true }) },
    });
  }

  /** Keeps the alert open until evidence is submitted or the bank has decided. */
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
}
