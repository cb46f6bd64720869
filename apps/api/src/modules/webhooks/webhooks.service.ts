import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { ProviderReportsRepository } from './provider-reports.repository';
import { ReportVerifier, WebhookMalformedError, WebhookSignatureError } from './report-verifier';
import { malformedReport, signatureInvalid } from './webhooks.errors';
import { ProviderReports, type Effect, type ProviderReport } from './webhooks.facade';

type Prepare = (report: ProviderReport) => Promise<Effect | null>;

/** Takes what the payment provider reports. A report only says that something happened; what is true now is asked for. */
@Injectable()
export class WebhooksService extends ProviderReports {
  private readonly logger = new Logger(WebhooksService.name);
  private readonly handlers = new Map<string, Prepare[]>();

  constructor(
    private readonly database: Database,
    private readonly verifier: ReportVerifier,
    private readonly reports: ProviderReportsRepository,
  ) {
    super();
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
    if (await this.reports.isKnown(report.id)) return;
    const effects = await this.prepared(report);
    await this.database.transaction(async (tx) => {
      if (!(await this.reports.insert(tx, report))) return;
      let concernsUs = false;
      for (const effect of effects) concernsUs = (await effect(tx)) || concernsUs;
      if (concernsUs) await this.reports.markHandled(tx, report.id);
    });
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
