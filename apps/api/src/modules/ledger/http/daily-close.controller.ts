import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { DailyCloseFileQuery, DailyCloseList, DailyCloseQuery } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { DailyCloseService } from '../daily-close.service';

@Controller('admin/daily-close')
export class DailyCloseController {
  constructor(private readonly close: DailyCloseService) {}

  @Get()
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'listDailyClose',
    summary: 'Amounts and balances of the ledger for each day in the city',
    tag: 'Operations',
    scope: 'operations:read',
    answer: DailyCloseList,
  })
  list(@Query() query: DailyCloseQuery): Promise<DailyCloseList> {
    return this.close.list(query);
  }

  @Get('file')
  @Access('admin', { permission: 'money.view' })
  @Describe({
    id: 'exportDailyClose',
    summary: 'The daily close as a file',
    tag: 'Operations',
    scope: 'operations:read',
    answer: null,
    status: 200,
  })
  file(@Me() me: Principal, @Query() query: DailyCloseFileQuery): Promise<StreamableFile> {
    return this.close.file(me, query);
  }
}
