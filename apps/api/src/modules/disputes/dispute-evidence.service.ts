import { Injectable } from '@nestjs/common';
import {
  MAX_EVIDENCE_BYTES,
  type DisputeCase,
  type EvidenceDraft,
  type EvidenceFileQuery,
  type EvidenceKind,
} from '@groupride/contracts';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { fileNeeded, type UploadedBytes } from '../../platform/http/upload';
import { ProviderError } from '../../platform/stripe/provider-error';
import { UploadedFilesFacade } from '../documents/documents.facade';
import { AuditFacade } from '../identity/identity.facade';
import { DisputeCases } from './dispute-cases.service';
import { DisputeEvidenceRepository, type StoredEvidence } from './dispute-evidence.repository';
import { DisputeProvider } from './dispute-provider';
import {
  evidenceChanged,
  evidenceInProgress,
  evidenceProviderAway,
  evidenceRefused,
  evidenceTooLarge,
  evidenceTypeRefused,
  noSuchFile,
} from './disputes.errors';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MAX_NAME = 100;

/** Lets operators prepare evidence as a shared draft, until one of them submits it. */
@Injectable()
export class DisputeEvidenceService {
  constructor(
    private readonly database: Database,
    private readonly evidence: DisputeEvidenceRepository,
    private readonly cases: DisputeCases,
    private readonly provider: DisputeProvider,
    private readonly uploads: UploadedFilesFacade,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found, dispute_evidence_… */
  async save(who: Principal, disputeId: string, { statement, version }: EvidenceDraft): Promise<DisputeCase> {
    await this.database.transaction(async (tx) => {
      await this.cases.lockOpen(tx, disputeId);
      await this.startVersion(tx, who, disputeId, version);
      await this.evidence.saveStatement(tx, disputeId, statement);
      await this.record(tx, who, 'save_dispute_evidence', disputeId, { version: version + 1 });
    });
    return this.cases.view(disputeId);
  }

  /**
   * Uploads a file to the provider, which stores it. A retry after a failure or a lost response uses the same
   * idempotency key.
   * @throws ApiError not_found, validation_failed, document_…, dispute_evidence_…, payment_provider_unavailable
   */
  async upload(
    who: Principal,
    disputeId: string,
    { kind, version }: EvidenceFileQuery,
    file: UploadedBytes | undefined,
  ): Promise<DisputeCase> {
    if (!file) throw fileNeeded();
    const uploadHash = createHash('sha256').update(file.buffer).digest('hex');
    const before = await this.database.transaction(async (tx) => {
      await this.cases.lockOpen(tx, disputeId);
      return this.evidence.find(disputeId, tx);
    });
    if (before?.files.some((known) => known.kind === kind && known.uploadHash === uploadHash))
      return this.cases.view(disputeId);
    checkVersion(before, version);
    const { type, bytes } = await this.uploads.rewrite(file.buffer, TYPES, evidenceTypeRefused);
    checkSize(before, kind, bytes.length);
    const name = nameOf(file.originalname, type);
    // The name is part of the request, so the same file with another name needs another key.
    const sent = createHash('sha256').update(uploadHash).update(name).digest('hex');
    const providerFileId = await this.uploadAtProvider({ name, type, bytes }, `dispute:${disputeId}:${kind}:${sent}`);
    await this.database.transaction(async (tx) => {
      await this.cases.lockOpen(tx, disputeId);
      await this.startVersion(tx, who, disputeId, version);
      await this.evidence.putFile(tx, disputeId, {
        kind,
        providerFileId,
        name,
        uploadHash,
        sizeBytes: bytes.length,
        uploadedBy: who.userId,
        uploadedAt: this.clock.now(),
      });
      await this.record(tx, who, 'add_dispute_file', disputeId, { kind, name, sizeBytes: bytes.length });
    });
    return this.cases.view(disputeId);
  }

  /** @throws ApiError not_found, dispute_evidence_… */
  async remove(who: Principal, disputeId: string, { kind, version }: EvidenceFileQuery): Promise<DisputeCase> {
    await this.database.transaction(async (tx) => {
      await this.cases.lockOpen(tx, disputeId);
      await this.startVersion(tx, who, disputeId, version);
      if (!(await this.evidence.removeFile(tx, disputeId, kind))) throw noSuchFile();
      await this.record(tx, who, 'remove_dispute_file', disputeId, { kind });
    });
    return this.cases.view(disputeId);
  }

  private async startVersion(tx: Transaction, who: Principal, disputeId: string, version: number): Promise<void> {
    if (await this.evidence.startVersion(tx, disputeId, version, who.userId, this.clock.now())) return;
    checkVersion(await this.evidence.find(disputeId, tx), version);
    throw evidenceChanged();
  }

  private async uploadAtProvider(file: { name: string; type: string; bytes: Buffer }, key: string): Promise<string> {
    try {
      return await this.provider.upload(file, key);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw error.failure === 'refused' ? evidenceRefused(error.message) : evidenceProviderAway();
    }
  }

  private record(tx: Transaction, who: Principal, action: string, disputeId: string, data: Record<string, unknown>) {
    return this.audit.record(who.userId, action, `dispute:${disputeId}`, data, tx);
  }
}

function checkVersion(evidence: StoredEvidence | null, version: number): void {
  if (evidence?.state === 'submitting') throw evidenceInProgress();
  if ((evidence?.version ?? 0) !== version) throw evidenceChanged();
}

function checkSize(evidence: StoredEvidence | null, kind: EvidenceKind, sizeBytes: number): void {
  const others = (evidence?.files ?? []).filter((file) => file.kind !== kind);
  if (others.reduce((sum, file) => sum + file.sizeBytes, sizeBytes) > MAX_EVIDENCE_BYTES) throw evidenceTooLarge();
}

/** The uploaded file's name without unsafe characters, with the extension of the converted file. */
function nameOf(original: string, type: string): string {
  const typed = Buffer.from(original, 'latin1').toString('utf8').normalize('NFC');
  const plain = typed
    .replaceAll(/\.[a-z0-9]{1,5}$/gi, '')
    .replaceAll(/[^\p{L}\p{N}\p{M} ._()-]/gu, '')
    .trim();
  return `${plain.slice(0, MAX_NAME) || 'evidence'}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
}
