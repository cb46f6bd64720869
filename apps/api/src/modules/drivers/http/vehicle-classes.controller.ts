import { Controller, Get } from '@nestjs/common';
import { VehicleClassesView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { VehicleClasses } from '../vehicle-classes.service';

@Controller('vehicle-classes')
export class VehicleClassesController {
  constructor(private readonly classes: VehicleClasses) {}

  @Get()
  @Access('public')
  @Describe({
    id: 'listVehicleClasses',
    summary: 'Vehicle classes with their possible numbers of seats, as set by operations',
    tag: 'Drivers',
    scope: 'open',
    answer: VehicleClassesView,
  })
  list(): VehicleClassesView {
    return this.classes.list();
  }
}
