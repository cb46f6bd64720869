import { Injectable, type StreamableFile } from '@nestjs/common';
import type {
  AuditExportQuery,
  DriversExportQuery,
  ExportFormat,
  Language,
  PaymentsExportQuery,
  RidersExportQuery,
  RidesExportQuery,
} from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import { Clock } from '../../platform/clock';
import { exportFile } from '../../platform/export/export-file';
import { ApiError } from '../../platform/http/api-error';
import { readCityDays } from '../../platform/http/city-days';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { ExportsRepository, type ExportAs, type ExportedTable } from './exports.repository';
import { readAuditFilter, readDriverFilter, readRideFilter, readRiderFilter } from './read-filters';

/** Limit of concurrent exports. Each one holds a database connection until it ends. */
const MOST_AT_ONCE = 3;
/** Logged in place of the search text, which may be a name and could never be erased from the log. */
const SEARCHED = { searched: true };

interface ExportRequest {
  what: 'rides' | 'riders' | 'drivers' | 'payments' | 'audit';
  format?: ExportFormat;
  language?: Language;
  /** The filters as recorded in the audit log. */
  filters: object;
  newestFirst?: boolean;
}

/** Exports all rows that the filters of a list select. Each export is in the audit log before the first row is sent. */
@Injectable()
export class ExportsService {
  private running = 0;

  constructor(
    private readonly repository: ExportsRepository,
    private readonly audit: AuditFacade,
    private readonly city: CityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError validation_failed, too_many_requests */
  rides(who: Principal, { format, language, ...filters }: RidesExportQuery): Promise<StreamableFile> {
    const filter = readRideFilter(filters, this.timeZone);
    const { q, order, ...others } = filters;
    const logged = { ...others, ...(q ? SEARCHED : {}) };
    const asked: ExportRequest = { what: 'rides', format, language, filters: logged, newestFirst: order !== 'oldest' };
    return this.send(who, asked, (as) => this.repository.rides(filter, as));
  }

  /** @throws ApiError validation_failed, too_many_requests */
  drivers(who: Principal, { format, language, ...filters }: DriversExportQuery): Promise<StreamableFile> {
    const filter = readDriverFilter(filters, this.timeZone);
    const { q, ...others } = filters;
    const asked: ExportRequest = { what: 'drivers', format, language, filters: { ...others, ...(q ? SEARCHED : {}) } };
    return this.send(who, asked, (as) => this.repository.drivers(filter, as));
  }

  /** @throws ApiError validation_failed, too_many_requests */
  riders(who: Principal, { format, language, ...filters }: RidersExportQuery): Promise<StreamableFile> {
    const filter = readRiderFilter(filters);
    const { q, ...others } = filters;
    const asked: ExportRequest = { what: 'riders', format, language, filters: { ...others, ...(q ? SEARCHED : {}) } };
    return this.send(who, asked, (as) => this.repository.riders(filter, as));
  }

  /** @throws ApiError validation_failed, too_many_requests */
  payments(who: Principal, { format, language, ...filters }: PaymentsExportQuery): Promise<StreamableFile> {
    const filter = { state: filters.state ?? null, made: readCityDays(filters, this.timeZone) };
    const asked: ExportRequest = { what: 'payments', format, language, filters, newestFirst: true };
    return this.send(who, asked, (as) => this.repository.payments(filter, as));
  }

  /** @throws ApiError validation_failed, too_many_requests */
  auditLog(who: Principal, { format, language, ...filters }: AuditExportQuery): Promise<StreamableFile> {
    const filter = readAuditFilter(filters, this.timeZone);
    const { who: name, ...others } = filters;
    const logged = { ...others, ...(name ? SEARCHED : {}) };
    const asked: ExportRequest = { what: 'audit', format, language, filters: logged, newestFirst: true };
    return this.send(who, asked, (as) => this.repository.auditLog(filter, as));
  }

  private get timeZone(): string {
    return this.city.current.timeZone;
  }

  private async send(
    who: Principal,
    { what, format = 'csv', language = 'en', filters, newestFirst = false }: ExportRequest,
    table: (as: ExportAs) => ExportedTable,
  ): Promise<StreamableFile> {
    if (this.running >= MOST_AT_ONCE)
      throw new ApiError('too_many_requests', 'Other files are being exported. Wait until they are complete.', {
        retryAfterSeconds: 10,
      });
    this.running += 1;
    const stopped = new AbortController();
    const stop = () => {
      if (stopped.signal.aborted) return;
      stopped.abort();
      this.running -= 1;
    };
    try {
      await this.audit.record(who.userId, 'export', `export:${what}`, { format, ...filters });
    } catch (error) {
      stop();
      throw error;
    }
    const as = { language, timeZone: this.timeZone, newestFirst, stopped: stopped.signal };
    const name = `${what}-${instantToZoned(this.clock.now(), this.timeZone).date}`;
    return exportFile({ name, ...table(as), stop }, format);
  }
}
