import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { AlertsFacade } from '../alerts/alerts.facade';
import { alertOf, isIrrelevant, pauseAfter } from './domain/parking';
import { ProviderReportsRepository } from './provider-reports.repository';
import { ReportVerifier, WebhookMalformedError, WebhookSignatureError } from './report-verifier';
import { malformedReport, signatureInvalid } from './webhooks.errors';
import { ProviderReports, type Effect, type ProviderReport } from './webhooks.facade';
import { retryParkedReport } from './webhooks.jobs';

type Prepare = (report: ProviderReport) => Promise<Effect | null>;

/** Takes what the payment provider reports. A report only says that something happened; what is true now is asked for. */
@Injectable()
export class WebhooksService extends ProviderReports implements OnModuleInit {
  private readonly logger = new Logger(WebhooksService.name);
  private readonly handlers = new Map<string, Prepare[]>();

  constructor(
    private readonly database: Database,
    private readonly verifier: ReportVerifier,
    private readonly reports: ProviderReportsRepository,
    private readonly jobs: Jobs,
    private readonly alerts: AlertsFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(retryParkedReport, async ({ reportId }) => void (await this.retry(reportId)));
  }

  /** Somebody wants to hear of reports of this type. */
  knows(type: string): boolean {
    return this.handlers.has(type);
  }

  on(types: readonly string[], prepare: Prepare): void {
    for (const type of types) this.handlers.set(type, [...(this.handlers.get(type) ?? []), prepare]);
  }

  /**
   * Returns once the report and its effect are stored, together. Anything thrown makes the provider send it again.
   * @throws ApiError webhook_signature_invalid, malformed_request, payment_provider_unavailable
   */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const report = this.verified(rawBody, signature);
    // An event without an effect needs no row: receiving it again changes nothing.
    if (!this.knows(report.type) && isIrrelevant(report.type)) return;
    const effects = await this.preparedUnlessKnown(report);
    if (effects === null) return;
    await this.database.transaction(async (tx) => {
      if (!(await this.reports.insert(tx, report))) return;
      if (!(await this.takeEffect(tx, effects))) await this.park(tx, report, 0);
    });
  }

  /**
   * Looks once more whether a parked report concerns something of ours: what it is about may have been written down since.
   * @returns false when it does not, or is not parked any more
   * @throws ApiError payment_provider_unavailable
   */
  async retry(reportId: string): Promise<boolean> {
    const report = await this.reports.findParked(reportId);
    if (!report) return false;
    const effects = await this.prepared(report);
    return this.database.transaction(async (tx) => {
      if (!(await this.reports.lockParked(tx, reportId))) return false;
      if (await this.takeEffect(tx, effects)) {
        await this.reports.markHandled(tx, reportId);
        await this.alerts.settle(tx, alertOf(reportId));
        return true;
      }
      await this.park(tx, report, report.tries + 1);
      return false;
    });
  }

  /** @returns whether the report concerns us */
  private async takeEffect(tx: Transaction, effects: readonly Effect[]): Promise<boolean> {
    let concernsUs = false;
    for (const effect of effects) concernsUs = (await effect(tx)) || concernsUs;
    return concernsUs;
  }

  private async park(tx: Transaction, { id, type, object }: ProviderReport, tries: number): Promise<void> {
    const pause = pauseAfter(tries);
    await this.reports.park(tx, id, tries, pause === null ? null : new Date(this.clock.now().getTime() + pause * 1000));
    if (pause !== null) await this.jobs.enqueue(tx, retryParkedReport, { reportId: id }, pause);
    // Nobody looks at it by themselves any more: a person has to.
    else await this.alerts.raise(tx, { key: alertOf(id), kind: 'reports_parked', data: { reportId: id, type, objectId: object.id } });
  }

  /** A report is asked about only when the provider cannot be: most are new, and the insert refuses the others. @returns null when it is known */
  private async preparedUnlessKnown(report: ProviderReport): Promise<Effect[] | null> {
    try {
      return await this.prepared(report);
    } catch (error) {
      if (await this.reports.isKnown(report.id)) return null;
      throw error;
    }
  }

  private async prepared(report: ProviderReport): Promise<Effect[]> {
    try {
      const effects = await Promise.all((this.handlers.get(report.type) ?? []).map((prepare) => prepare(report)));
      return effects.filter((effect) => effect !== null);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`payment provider: ${error.failure}, ${error.message}`);
      throw providerUnavailable();
    }
  }

  private verified(rawBody: Buffer | undefined, signature: string | undefined): ProviderReport {
    if (!rawBody || !signature) throw signatureInvalid();
    try {
      return this.verifier.verify(rawBody, signature);
    } catch (error) {
      const malformed = error instanceof WebhookMalformedError;
      if (!malformed && !(error instanceof WebhookSignatureError)) throw error;
      this.logger.warn(`a webhook was refused: ${error.message}`);
      throw malformed ? malformedReport() : signatureInvalid();
    }
  }
}
