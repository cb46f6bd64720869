import { Injectable } from '@nestjs/common';
import type { AuditRow, MetricPeriod, MetricsQuery, MetricsView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { AdminRepository } from './admin.repository';

const HOURS: Readonly<Record<MetricPeriod, number>> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 };
const AUDIT_ROWS = 200;

/** Figures and the audit log. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly repository: AdminRepository,
    private readonly clock: Clock,
  ) {}

  async metrics({ period = '24h' }: MetricsQuery): Promise<MetricsView> {
    return this.repository.metrics(new Date(this.clock.now().getTime() - HOURS[period] * 3600_000));
  }

  async auditLog(): Promise<AuditRow[]> {
    return this.repository.audit(AUDIT_ROWS);
  }
}
