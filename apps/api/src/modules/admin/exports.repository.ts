import type { Language, PaymentState } from '@groupride/contracts';
import type { TimeRange } from '../../platform/http/city-days';
import type { ExportColumn, ExportRows } from '../../platform/export/table';
import type { AuditFilter } from './audit-log.repository';
import type { RideFilter } from './admin.repository';
import type { DriverFilter, RiderFilter } from './people.repository';

export interface PaymentFilter {
  state: PaymentState | null;
  made: TimeRange;
}

export interface ExportAs {
  language: Language;
  /** Of the times in it. */
  timeZone: string;
  newestFirst: boolean;
  stopped: AbortSignal;
}

export interface ExportedTable {
  columns: ExportColumn[];
  /** Read while they are written. */
  rows: ExportRows;
}

/** Everything that filters select, for files. Read-only statements over all modules' tables. */
export abstract class ExportsRepository {
  abstract rides(filter: RideFilter, as: ExportAs): ExportedTable;
  abstract drivers(filter: DriverFilter, as: ExportAs): ExportedTable;
  abstract riders(filter: RiderFilter, as: ExportAs): ExportedTable;
  abstract auditLog(filter: AuditFilter, as: ExportAs): ExportedTable;
  abstract payments(filter: PaymentFilter, as: ExportAs): ExportedTable;
}
