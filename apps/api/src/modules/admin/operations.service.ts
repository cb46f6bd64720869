import { Injectable } from '@nestjs/common';
import type {
  AdminDriverRow,
  AuditRow,
  MetricPeriod,
  MetricsQuery,
  MetricsView,
  ApplicationStatusChange,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { AuditFacade } from '../identity/identity.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { AdminRepository } from './admin.repository';

const HOURS: Readonly<Record<MetricPeriod, number>> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 };
const AUDIT_ROWS = 200;

/** Figures, drivers and the audit log. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly database: Database,
    private readonly repository: AdminRepository,
    private readonly drivers: DriversFacade,
    private readonly audit: AuditFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  async metrics({ period = '24h' }: MetricsQuery): Promise<MetricsView> {
    return this.repository.metrics(new Date(this.clock.now().getTime() - HOURS[period] * 3600_000));
  }

  async listDrivers(): Promise<AdminDriverRow[]> {
    return this.repository.drivers();
  }

  async changeApplicationStatus(
    who: Principal,
    driverId: number,
    { applicationStatus, reason }: ApplicationStatusChange,
  ): Promise<AdminDriverRow> {
    await this.database.transaction(async (tx) => {
      await this.drivers.changeApplicationStatus(tx, driverId, applicationStatus);
      await this.audit.record(
        who.userId,
        'change_application_status',
        `driver:${driverId}`,
        { applicationStatus, reason: reason ?? null },
        tx,
      );
      tx.afterCommit(() => this.realtime.toDriver(driverId, 'driverChanged', { driverId }));
    });
    const row = (await this.repository.drivers()).find((driver) => driver.id === driverId);
    if (!row) throw notFound('driver');
    return row;
  }

  async auditLog(): Promise<AuditRow[]> {
    return this.repository.audit(AUDIT_ROWS);
  }
}
