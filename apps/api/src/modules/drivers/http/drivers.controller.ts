import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import {
  AvailableDriver,
  AvailableDriversQuery,
  DriverView,
  Heartbeat,
  OnlineStatus,
  VehicleChange,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { DriversService } from '../drivers.service';
import { PresenceService } from '../presence.service';
import { VehicleChanges } from '../vehicle-changes.service';

@Controller('drivers')
export class DriversController {
  constructor(
    private readonly drivers: DriversService,
    private readonly presence: PresenceService,
    private readonly vehicles: VehicleChanges,
  ) {}

  @Get('profile')
  @Access('signed-in')
  @Describe({
    id: 'getDriverProfile',
    summary: 'Your own driver record',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: DriverView,
  })
  profile(@Me() me: Principal): Promise<DriverView> {
    return this.drivers.profile(me);
  }

  @Get('available')
  @Access('public')
  @Describe({
    id: 'listAvailableDrivers',
    summary: 'Available drivers with approximate positions',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: [AvailableDriver],
  })
  available(@Query() query: AvailableDriversQuery): Promise<AvailableDriver[]> {
    return this.drivers.listAvailable(query);
  }

  @Get(':driverId')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'getDriver',
    summary: 'The driver of one of your rides',
    tag: 'Drivers',
    scope: 'drivers:read',
    answer: DriverView,
  })
  driver(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<DriverView> {
    return this.drivers.view(me, driverId);
  }

  @Patch(':driverId/status')
  @Access('driver')
  @Describe({
    id: 'setDriverStatus',
    summary: 'Goes online or offline',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: DriverView,
  })
  status(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() status: OnlineStatus,
  ): Promise<DriverView> {
    return this.presence.setStatus(me, driverId, status);
  }

  @Patch(':driverId/vehicle')
  @Access('driver')
  @Describe({
    id: 'changeVehicle',
    summary: "Changes your vehicle's class",
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: DriverView,
  })
  changeVehicle(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() change: VehicleChange,
  ): Promise<DriverView> {
    return this.vehicles.change(me, driverId, change);
  }

  @Post(':driverId/heartbeat')
  @Access('driver')
  @Describe({
    id: 'sendHeartbeat',
    summary: 'Reports that the driver is still connected',
    tag: 'Drivers',
    scope: 'drivers:write',
    answer: null,
  })
  heartbeat(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() heartbeat: Heartbeat,
  ): Promise<void> {
    return this.presence.heartbeat(me, driverId, heartbeat);
  }
}
