import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditRow } from '@groupride/contracts';
import { CityFacade } from '../city/city.facade';
import { AuditLogRepository } from './audit-log.repository';
import { readAuditFilter } from './read-filters';

const PAGE = 200;

/** Lets administrators search the audit log. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly repository: AuditLogRepository,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError validation_failed */
  async list({ limit = PAGE, before, ...filters }: AuditQuery): Promise<AuditRow[]> {
    const filter = readAuditFilter(filters, this.city.current.timeZone);
    return this.repository.list(filter, limit, before ?? null);
  }
}
