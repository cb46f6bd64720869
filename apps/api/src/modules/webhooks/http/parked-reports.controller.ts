import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ParkedReportAnswer, ParkedReportView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { ParkedReports } from '../parked-reports.service';

@Controller('admin/parked-reports')
export class ParkedReportsController {
  constructor(private readonly parked: ParkedReports) {}

  @Get()
  @Access('admin')
  @Describe({ id: 'listParkedReports', summary: 'Reports of the payment provider that concern nothing we know', tag: 'Operations', answer: [ParkedReportView] })
  list(): Promise<ParkedReportView[]> {
    return this.parked.list();
  }

  @Post(':reportId/retry')
  @HttpCode(200)
  @Access('admin')
  @Describe({ id: 'retryParkedReport', summary: 'Looks again whether a report concerns us', tag: 'Operations', answer: ParkedReportAnswer })
  retry(@Me() me: Principal, @Param('reportId') reportId: string): Promise<ParkedReportAnswer> {
    return this.parked.retry(me, reportId);
  }

  @Delete(':reportId')
  @HttpCode(204)
  @Access('admin')
  @Describe({ id: 'dismissParkedReport', summary: 'Puts a report aside that is not for us', tag: 'Operations', answer: null })
  dismiss(@Me() me: Principal, @Param('reportId') reportId: string): Promise<void> {
    return this.parked.dismiss(me, reportId);
  }
}
