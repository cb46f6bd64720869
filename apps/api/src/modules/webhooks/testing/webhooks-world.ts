import type { Database, Transaction } from '../../../platform/database/database';
import type { Clock } from '../../../platform/clock';
import type { Jobs } from '../../../platform/jobs/jobs';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import { ProviderReportsRepository, type ParkedReport } from '../provider-reports.repository';
import { ReportVerifier, WebhookSignatureError } from '../report-verifier';
import type { ProviderReport } from '../webhooks.facade';
import { WebhooksService } from '../webhooks.service';

/** Takes reports as the real thing does; the signature is `valid`, the body the report as JSON. */
export class WebhooksWorld {
  readonly reports = new InMemoryProviderReports();
  readonly alerts = new InMemoryAlerts();
  readonly service: WebhooksService;
  /** Seconds until what is parked is tried again, as it was asked for. */
  readonly pauses: number[] = [];

  constructor(database: Database) {
    const jobs: Pick<Jobs, 'enqueue' | 'handle'> = {
      handle: () => undefined,
      enqueue: async (_tx, _job, _data, afterSeconds = 0) => void this.pauses.push(afterSeconds),
    };
    const clock: Pick<Clock, 'now'> = { now: () => new Date() };
    this.service = new WebhooksService(database, new JsonVerifier(), this.reports, jobs as Jobs, this.alerts, clock as Clock);
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
  private readonly received = new Map<string, ProviderReport>();
  private readonly parked = new Map<string, ParkedReport>();

  async isKnown(reportId: string): Promise<boolean> {
    return this.stored.has(reportId);
  }

  async insert(_tx: Transaction, report: ProviderReport): Promise<boolean> {
    if (this.stored.has(report.id)) return false;
    this.stored.set(report.id, true);
    this.received.set(report.id, report);
    return true;
  }

  async markHandled(_tx: Transaction, reportId: string): Promise<void> {
    this.stored.set(reportId, true);
    this.parked.delete(reportId);
  }

  async findParked(reportId: string): Promise<ParkedReport | null> {
    return this.parked.get(reportId) ?? null;
  }

  async lockParked(_tx: Transaction, reportId: string): Promise<boolean> {
    return this.parked.has(reportId);
  }

  async listParked(): Promise<ParkedReport[]> {
    return [...this.parked.values()];
  }

  async park(_tx: Transaction, reportId: string, tries: number, nextTryAt: Date | null): Promise<void> {
    const report = this.received.get(reportId);
    if (!report) return;
    this.stored.set(reportId, false);
    this.parked.set(reportId, { ...report, receivedAt: new Date(0), tries, nextTryAt });
  }

  async dismiss(_tx: Transaction, reportId: string): Promise<boolean> {
    return this.parked.delete(reportId);
  }
}
