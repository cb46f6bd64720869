import { Details, Instant, OneOf, Text, Integer } from './fields';
import { LANGUAGES, type Language } from './enums';
import { EXPORT_FORMATS, type ExportFormat } from './exports';
import { DAY_FIELD } from './metrics';

export class AuditFilters {
  @Text({ max: 100, optional: true, description: 'Part of the name or email address of the person who acted' })
  who?: string;
  @Text({ max: 60, optional: true, description: 'The recorded action, such as cancel_ride' }) action?: string;
  @Text({ max: 100, optional: true, description: 'A ride number such as R-007, or a subject such as driver:3' })
  target?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'First day in the city' }) from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city' }) to?: string;
}

export class AuditQuery extends AuditFilters {
  @Integer({ min: 1, max: 200, optional: true, fromQuery: true }) limit?: number;
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only entries before this one' }) before?: number;
}

export class AuditExportQuery extends AuditFilters {
  @OneOf(EXPORT_FORMATS, { optional: true, description: 'csv when left out' }) format?: ExportFormat;
  @OneOf(LANGUAGES, { name: 'Language', optional: true, description: 'Language of the column names' })
  language?: Language;
}

export class AuditRow {
  @Integer() id!: number;
  @Integer() actorId!: number;
  @Text({ max: 100 }) actorName!: string;
  @Text({ max: 100 }) action!: string;
  @Text({ max: 100 }) subject!: string;
  @Text({ max: 100, optional: true, description: 'Current name of the person who is the subject; null for others' })
  subjectName!: string | null;
  @Text({ max: 100, optional: true, description: 'Current name of the driver in `data.driverId`' })
  driverName!: string | null;
  @Text({ max: 100, optional: true, description: 'Current name of the driver in `data.replacedDriverId`' })
  replacedDriverName!: string | null;
  @Details() data!: Record<string, unknown>;
  @Instant() at!: string;
}
