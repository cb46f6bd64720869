import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import {
  AuditExportQuery,
  DriversExportQuery,
  PaymentsExportQuery,
  RidersExportQuery,
  RidesExportQuery,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { ExportsService } from '../exports.service';

const FILE = { tag: 'Operations', scope: 'operations:read', answer: null, status: 200 } as const;

/** Exports all rows that the filters select, as CSV or as an Excel workbook. */
@Controller('admin/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('rides')
  @Access('admin', { permission: 'people.view' })
  @Describe({ ...FILE, id: 'exportRides', summary: 'All rides that match the filters, as a file' })
  rides(@Me() me: Principal, @Query() query: RidesExportQuery): Promise<StreamableFile> {
    return this.exports.rides(me, query);
  }

  @Get('drivers')
  @Access('admin', { permission: 'people.view' })
  @Describe({ ...FILE, id: 'exportDrivers', summary: 'All drivers that match the filters, as a file' })
  drivers(@Me() me: Principal, @Query() query: DriversExportQuery): Promise<StreamableFile> {
    return this.exports.drivers(me, query);
  }

  @Get('riders')
  @Access('admin', { permission: 'people.view' })
  @Describe({ ...FILE, id: 'exportRiders', summary: 'All riders that match the filters, as a file' })
  riders(@Me() me: Principal, @Query() query: RidersExportQuery): Promise<StreamableFile> {
    return this.exports.riders(me, query);
  }

  @Get('audit')
  @Access('admin', { permission: 'audit.view' })
  @Describe({ ...FILE, id: 'exportAudit', summary: 'All entries of the audit log that match the filters, as a file' })
  audit(@Me() me: Principal, @Query() query: AuditExportQuery): Promise<StreamableFile> {
    return this.exports.auditLog(me, query);
  }

  @Get('payments')
  @Access('admin', { permission: 'money.view' })
  @Describe({ ...FILE, id: 'exportPayments', summary: 'All payments that match the filters, as a file' })
  payments(@Me() me: Principal, @Query() query: PaymentsExportQuery): Promise<StreamableFile> {
    return this.exports.payments(me, query);
  }
}
