import type { AuditRow } from '@groupride/contracts';
import type { TimeRange } from '../../platform/http/city-days';
import type { AuditTarget } from './domain/audit-target';

export interface AuditFilter {
  who: string | null;
  action: string | null;
  target: AuditTarget | null;
  at: TimeRange;
}

/** Log of what operators changed and viewed. */
export abstract class AuditLogRepository {
  /** Entries, newest first. @param before only entries before this id; null for the newest */
  abstract list(filter: AuditFilter, limit: number, before: number | null): Promise<AuditRow[]>;
}
