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
  /** Time zone of all times in the file. */
  timeZone: string;
  newestFirst: boolean;
  stopped: AbortSignal;
}

export interface ExportedTable {
  columns: ExportColumn[];
  /** Rows that are read from the database while the file is written. */
  rows: ExportRows;
}

/** Read-only queries for exports, over the tables of all modules. */
export abstract class ExportsRepository {
  abstract rides(filter: RideFilter, as: ExportAs): ExportedTable;
  abstract drivers(filter: DriverFilter, as: ExportAs): ExportedTable;
  abstract riders(filter: RiderFilter, as: ExportAs): ExportedTable;
  abstract auditLog(filter: AuditFilter, as: ExportAs): ExportedTable;
  abstract payments(filter: PaymentFilter, as: ExportAs): ExportedTable;
}
