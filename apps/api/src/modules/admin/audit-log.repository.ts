import type { AuditRow } from '@groupride/contracts';
import type { TimeRange } from '../../platform/http/city-days';
import type { AuditTarget } from './domain/audit-target';

export interface AuditFilter {
  who: string | null;
  action: string | null;
  target: AuditTarget | null;
  at: TimeRange;
}

/** What operators did and looked at. */
export abstract class AuditLogRepository {
  /** Newest first. @param before the entry after them; null for the newest */
  abstract list(filter: AuditFilter, limit: number, before: number | null): Promise<AuditRow[]>;
}
