import { Controller, Get } from '@nestjs/common';
import { OperationsMapView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { OperationsMapService } from '../operations-map.service';

@Controller('admin/map')
export class OperationsMapController {
  constructor(private readonly map: OperationsMapService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getOperationsMap',
    summary: 'Waiting and current rides, and drivers at work, with their positions',
    tag: 'Operations',
    scope: 'operations:read',
    answer: OperationsMapView,
  })
  show(@Me() me: Principal): Promise<OperationsMapView> {
    return this.map.show(me);
  }
}
