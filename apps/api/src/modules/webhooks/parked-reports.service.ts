import { Injectable } from '@nestjs/common';
import type { ParkedReportAnswer, ParkedReportView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AlertsFacade } from '../alerts/alerts.facade';
import { AuditFacade } from '../identity/identity.facade';
import { alertOf } from './domain/parking';
import { ProviderReportsRepository } from './provider-reports.repository';
import { WebhooksService } from './webhooks.service';

const SHOWN = 200;

/** Reports that nobody could place, for operators. */
@Injectable()
export class ParkedReports {
  constructor(
    private readonly database: Database,
    private readonly repository: ProviderReportsRepository,
    private readonly webhooks: WebhooksService,
    private readonly alerts: AlertsFacade,
    private readonly audit: AuditFacade,
  ) {}

  async list(): Promise<ParkedReportView[]> {
    return (await this.repository.listParked(SHOWN)).map(({ id, type, object, tries, receivedAt, nextTryAt }) => ({
      id,
      type,
      object: object.id,
      objectKind: object.kind,
      known: this.webhooks.knows(type),
      tries,
      receivedAt: receivedAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
    }));
  }

  /** @throws ApiError not_found when it is not parked any more; payment_provider_unavailable */
  async retry(who: Principal, reportId: string): Promise<ParkedReportAnswer> {
    if (!(await this.repository.findParked(reportId))) throw notFound('parked report');
    const handled = await this.webhooks.retry(reportId);
    await this.audit.record(who.userId, 'retry_report', `report:${reportId}`, { handled });
    return { handled };
  }

  /** @throws ApiError not_found when it is not parked any more */
  async dismiss(who: Principal, reportId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.dismiss(tx, reportId))) throw notFound('parked report');
      await this.alerts.settle(tx, alertOf(reportId));
      await this.audit.record(who.userId, 'dismiss_report', `report:${reportId}`, {}, tx);
    });
  }
}
