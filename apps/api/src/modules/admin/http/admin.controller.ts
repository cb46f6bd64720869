import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import {
  AdminDriverView,
  AdminRideList,
  AdminRidesQuery,
  AdminRideView,
  ApplicationStatusChange,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { ApplicationsService } from '../applications.service';
import { RideOperationsService } from '../ride-operations.service';

@Controller()
export class AdminController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly rideOperations: RideOperationsService,
  ) {}

  @Get('admin/rides')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listAdminRides',
    summary: 'Rides that match the filters',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminRideList,
  })
  rides(@Me() me: Principal, @Query() query: AdminRidesQuery): Promise<AdminRideList> {
    return this.rideOperations.list(me, query);
  }

  @Get('admin/rides/:rideId')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getAdminRide',
    summary: 'A ride with its events and amounts',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminRideView,
  })
  ride(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<AdminRideView> {
    return this.rideOperations.show(me, rideId);
  }

  @Patch('admin/drivers/:driverId')
  @Access('admin', { permission: 'drivers.review' })
  @Describe({
    id: 'setApplicationStatus',
    summary: 'Approves, rejects or suspends a driver',
    description:
      'The driver is notified by mail and in the app. Suspending a driver with a ride under way requires `activeRide`; accepted scheduled rides are offered to others.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminDriverView,
  })
  setApplicationStatus(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() change: ApplicationStatusChange,
  ): Promise<AdminDriverView> {
    return this.applications.decide(me, driverId, change);
  }
}
