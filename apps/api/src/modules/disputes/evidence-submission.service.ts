import { Injectable, Logger } from '@nestjs/common';
import type { DisputeCase } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { ProviderError } from '../../platform/stripe/provider-error';
import { AuditFacade } from '../identity/identity.facade';
import { DisputeCases } from './dispute-cases.service';
import { DisputeEvidenceRepository, type StoredEvidence } from './dispute-evidence.repository';
import { DisputeProvider } from './dispute-provider';
import {
  evidenceChanged,
  evidenceMissing,
  evidenceProviderAway,
  evidenceRefused,
  evidenceUnconfirmed,
} from './disputes.errors';
import { DisputesService } from './disputes.service';

/**
 * Submits evidence once. It is locked from the operator's submission until the provider answers, so that a retry sends
 * the same content with the same key. A crash before the answer is stored is recovered by a retry or by the provider's
 * webhook event.
 */
@Injectable()
export class EvidenceSubmissionService {
  private readonly logger = new Logger(EvidenceSubmissionService.name);

  constructor(
    private readonly database: Database,
    private readonly evidence: DisputeEvidenceRepository,
    private readonly cases: DisputeCases,
    private readonly disputes: DisputesService,
    private readonly provider: DisputeProvider,
    private readonly audit: AuditFacade,
  ) {}

  /** @throws ApiError not_found, dispute_evidence_…, payment_provider_unavailable */
  async submit(who: Principal, disputeId: string, version: number): Promise<DisputeCase> {
    const evidence = await this.start(who, disputeId, version);
    try {
      const made = await this.provider.submit(disputeId, evidence, `dispute:${disputeId}:evidence:${version}`);
      await this.database.transaction((tx) => this.disputes.apply(tx, made));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`evidence of ${disputeId}: ${error.failure}, ${error.message}`);
      await this.recover(disputeId, version, error);
    }
    return this.cases.view(disputeId);
  }

  private async start(who: Principal, disputeId: string, version: number): Promise<StoredEvidence> {
    return this.database.transaction(async (tx) => {
      await this.cases.lockOpen(tx, disputeId);
      const evidence = await this.evidence.find(disputeId, tx);
      if (!evidence || (evidence.statement === '' && evidence.files.length === 0)) throw evidenceMissing();
      if (evidence.version !== version) throw evidenceChanged();
      // A repeated submission is not recorded again.
      if (await this.evidence.startSubmitting(tx, disputeId, version, who.userId)) {
        const data = { version, files: evidence.files.map(({ kind, name }) => ({ kind, name })) };
        await this.audit.record(who.userId, 'submit_dispute_evidence', `dispute:${disputeId}`, data, tx);
      }
      return evidence;
    });
  }

  /** Asks the provider whether the bank has the evidence. It stays locked while the failed call may still arrive. */
  private async recover(disputeId: string, version: number, error: ProviderError): Promise<void> {
    const known = await this.provider.retrieve(disputeId).catch((unknown: unknown) => {
      if (unknown instanceof ProviderError) throw evidenceUnconfirmed();
      throw unknown;
    });
    if (known?.hasSubmission) {
      await this.database.transaction((tx) => this.disputes.apply(tx, known));
      return;
    }
    if (error.failure === 'unreachable') throw evidenceUnconfirmed();
    await this.database.transaction((tx) => this.evidence.reopen(tx, disputeId, version));
    throw error.failure === 'failing' ? evidenceProviderAway() : evidenceRefused(error.message);
  }
}
