import type { Database, Transaction } from '../../../platform/database/database';
import { ProviderReportsRepository } from '../provider-reports.repository';
import { ReportVerifier, WebhookSignatureError } from '../report-verifier';
import type { ProviderReport } from '../webhooks.facade';
import { WebhooksService } from '../webhooks.service';

/** Takes reports as the real thing does; the signature is `valid`, the body the report as JSON. */
export class WebhooksWorld {
  readonly reports = new InMemoryProviderReports();
  readonly service: WebhooksService;

  constructor(database: Database) {
    this.service = new WebhooksService(database, new JsonVerifier(), this.reports);
  }

  async report(report: Partial<ProviderReport> & { id: string; type: string }): Promise<void> {
    await this.service.receive(Buffer.from(JSON.stringify(report)), 'valid');
  }
}

class JsonVerifier extends ReportVerifier {
  verify(rawBody: Buffer, signature: string): ProviderReport {
    if (signature !== 'valid') throw new WebhookSignatureError('not signed');
    const none = { intentId: null, object: { id: null, kind: null, status: null }, account: null, payload: {} };
    return { ...none, ...(JSON.parse(rawBody.toString()) as Pick<ProviderReport, 'id' | 'type'>) };
  }
}

class InMemoryProviderReports extends ProviderReportsRepository {
  /** Whether each concerned us. */
  readonly stored = new Map<string, boolean>();

  async isKnown(reportId: string): Promise<boolean> {
    return this.stored.has(reportId);
  }

  async insert(_tx: Transaction, { id }: ProviderReport): Promise<boolean> {
    if (this.stored.has(id)) return false;
    this.stored.set(id, false);
    return true;
  }

  async markHandled(_tx: Transaction, reportId: string): Promise<void> {
    this.stored.set(reportId, true);
  }
}
