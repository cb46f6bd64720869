import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { AlertChange, AlertQuery, AlertView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { AlertsService } from '../alerts.service';

@Controller('admin/alerts')
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Get()
  @Access('admin')
  @Describe({
    id: 'listAlerts',
    summary: 'What somebody must look at about money, newest first',
    tag: 'Operations',
    answer: [AlertView],
  })
  list(@Query() query: AlertQuery): Promise<AlertView[]> {
    return this.alerts.list(query);
  }

  @Patch(':alertId')
  @Access('admin')
  @Describe({
    id: 'changeAlert',
    summary: 'Notes something on an alert, or closes it',
    tag: 'Operations',
    answer: AlertView,
  })
  change(
    @Me() me: Principal,
    @Param('alertId', IdPipe) alertId: number,
    @Body() change: AlertChange,
  ): Promise<AlertView> {
    return this.alerts.change(me, alertId, change);
  }
}
