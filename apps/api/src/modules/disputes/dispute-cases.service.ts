import { Injectable } from '@nestjs/common';
import type { DisputeCase } from '@groupride/contracts';
import { cityText } from '../../platform/city-text';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { CityFacade } from '../city/city.facade';
import { DisputeEvidenceRepository } from './dispute-evidence.repository';
import { disputeDecided, evidenceGiven, evidenceTooLate, noSuchDispute } from './disputes.errors';
import { DisputesRepository } from './disputes.repository';
import { presentDispute } from './disputes.presenter';
import { isDecided, takesEvidence, type Dispute } from './domain/dispute';
import { proposedStatement } from './domain/statement';
import { RideFactsRepository } from './ride-facts.repository';

/** Finds disputes with their evidence, and checks whether the bank still accepts evidence. */
@Injectable()
export class DisputeCases {
  constructor(
    private readonly disputes: DisputesRepository,
    private readonly evidence: DisputeEvidenceRepository,
    private readonly facts: RideFactsRepository,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found */
  async view(disputeId: string): Promise<DisputeCase> {
    const dispute = await this.disputes.findListed(disputeId);
    if (!dispute) throw noSuchDispute();
    const [evidence, facts] = await Promise.all([this.evidence.find(disputeId), this.facts.ofDispute(disputeId)]);
    const evidenceState = evidence?.state ?? 'draft';
    return {
      ...presentDispute(dispute),
      evidenceState,
      canChange: evidenceState === 'draft' && this.refusalOf(dispute) === null,
      version: evidence?.version ?? 0,
      statement: evidence?.statement ?? '',
      proposal: facts ? proposedStatement(facts, (moment) => this.write(moment)) : '',
      files: (evidence?.files ?? []).map(({ kind, name, sizeBytes, uploadedBy, uploadedAt }) => ({
        kind,
        name,
        sizeBytes,
        uploadedBy,
        uploadedAt: uploadedAt.toISOString(),
      })),
      savedBy: evidence?.savedBy ?? null,
      savedAt: evidence?.savedBy ? evidence.savedAt.toISOString() : null,
      submittedBy: evidence?.submittedBy ?? null,
      submittedAt: evidence?.submittedAt?.toISOString() ?? null,
    };
  }

  /** @throws ApiError not_found, dispute_evidence_closed, dispute_evidence_given, dispute_evidence_too_late */
  async lockOpen(tx: Transaction, disputeId: string): Promise<Dispute> {
    const dispute = await this.disputes.find(tx, disputeId);
    if (!dispute) throw noSuchDispute();
    if (isDecided(dispute.state)) throw disputeDecided();
    if (await this.evidence.isGiven(tx, disputeId)) throw evidenceGiven();
    const refusal = this.refusalOf(dispute);
    if (refusal) throw refusal;
    return dispute;
  }

  private refusalOf({ state, evidenceDueAt }: Dispute) {
    if (isDecided(state)) return disputeDecided();
    if (!takesEvidence(state)) return evidenceGiven();
    return evidenceDueAt && evidenceDueAt <= this.clock.now() ? evidenceTooLate() : null;
  }

  private write(moment: Date): string {
    const text = cityText('en', this.city.current.timeZone);
    return `${text.date(moment)} at ${text.time(moment)}`;
  }
}
