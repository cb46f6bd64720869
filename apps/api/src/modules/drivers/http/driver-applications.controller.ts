import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { DriverApplication, DriverApplicationView, DriverView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DriverApplicationsService } from '../driver-applications.service';

@Controller('drivers')
export class DriverApplicationsController {
  constructor(private readonly applications: DriverApplicationsService) {}

  @Post('applications')
  @Access('signed-in')
  @Describe({ id: 'applyAsDriver', summary: 'Applies to drive', tag: 'Drivers', answer: DriverView, status: 201 })
  apply(@Me() me: Principal, @Body() application: DriverApplication): Promise<DriverView> {
    return this.applications.apply(me, application);
  }

  @Get(':driverId/application')
  @Access('signed-in')
  @Describe({
    id: 'getDriverApplication',
    summary: 'What a driver applied with',
    description: 'For the driver and for operators. Drivers who applied before these details were asked have none.',
    tag: 'Drivers',
    answer: DriverApplicationView,
  })
  application(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<DriverApplicationView> {
    return this.applications.view(me, driverId);
  }
}
