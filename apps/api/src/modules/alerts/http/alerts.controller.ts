import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { AlertChange, AlertQuery, AlertSummary, AlertView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { AlertsService } from '../alerts.service';

@Controller('admin/alerts')
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listAlerts',
    summary: 'Alerts for operators: open emergencies first, then newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [AlertView],
  })
  list(@Query() query: AlertQuery): Promise<AlertView[]> {
    return this.alerts.list(query);
  }

  @Get('summary')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getAlertSummary',
    summary: 'How many alerts are open',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AlertSummary,
  })
  summary(): Promise<AlertSummary> {
    return this.alerts.summary();
  }

  @Patch(':alertId')
  @Access('admin', { permission: 'alerts.act' })
  @Describe({
    id: 'changeAlert',
    summary: 'Acknowledges, takes, notes or closes an alert',
    tag: 'Operations',
    scope: 'operations:write',
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
