import { Body, Controller, Get, Put } from '@nestjs/common';
import { AlertThresholdsChange, AlertThresholdsView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { AlertThresholdsService } from '../alert-thresholds.service';

@Controller('admin/alert-thresholds')
export class AlertThresholdsController {
  constructor(private readonly thresholds: AlertThresholdsService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getAlertThresholds',
    summary: 'The thresholds at which rides raise alerts',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AlertThresholdsView,
  })
  show(): Promise<AlertThresholdsView> {
    return this.thresholds.show();
  }

  @Put()
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'changeAlertThresholds',
    summary: 'Changes the thresholds at which rides raise alerts',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AlertThresholdsView,
  })
  change(@Me() me: Principal, @Body() change: AlertThresholdsChange): Promise<AlertThresholdsView> {
    return this.thresholds.change(me, change);
  }
}
