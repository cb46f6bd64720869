import { Controller, Get, Query } from '@nestjs/common';
import { AuditQuery, AuditRow } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { AuditLogService } from '../audit-log.service';

@Controller('admin/audit')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @Access('admin', { permission: 'audit.view' })
  @Describe({
    id: 'listAudit',
    summary: 'Actions and views of operators, newest first',
    description: 'Up to 200. For the next page, send the last entry of the page as `before`.',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [AuditRow],
  })
  list(@Query() query: AuditQuery): Promise<AuditRow[]> {
    return this.log.list(query);
  }
}
