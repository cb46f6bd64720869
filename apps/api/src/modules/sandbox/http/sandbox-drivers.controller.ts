import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { NewSandboxDriver, SandboxDriverView, SandboxMove } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { SandboxDrivers } from '../sandbox-drivers.service';
import { SandboxMoves } from '../sandbox-moves.service';

/** The drivers that the caller controls: their data, positions and connection. */
@Controller('sandbox/drivers')
@SandboxOnly()
export class SandboxDriversController {
  constructor(
    private readonly drivers: SandboxDrivers,
    private readonly moves: SandboxMoves,
  ) {}

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'createSandboxDriver',
    summary: 'Creates a driver that you control, approved and online',
    description: 'While one of your drivers is online, all your rides are offered to your drivers, and to nobody else.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    status: 201,
    answer: SandboxDriverView,
  })
  create(@Me() me: Principal, @Body() driver: NewSandboxDriver): Promise<SandboxDriverView> {
    return this.drivers.create(me, driver);
  }

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listSandboxDrivers',
    summary: 'Drivers that you control',
    tag: 'Sandbox',
    scope: 'sandbox:read',
    answer: [SandboxDriverView],
  })
  list(@Me() me: Principal): Promise<SandboxDriverView[]> {
    return this.drivers.list(me);
  }

  @Get(':driverId')
  @Access('signed-in')
  @Describe({
    id: 'getSandboxDriver',
    summary: 'A driver that you control',
    tag: 'Sandbox',
    scope: 'sandbox:read',
    answer: SandboxDriverView,
  })
  view(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<SandboxDriverView> {
    return this.drivers.view(me, driverId);
  }

  @Post(':driverId/move')
  @Access('signed-in')
  @Describe({
    id: 'moveSandboxDriver',
    summary: 'Moves the driver to a point or along the route',
    description:
      'Members see the move at once. A place that no car can reach in the time since the last position is refused, with the seconds by which to advance the test clock.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: SandboxDriverView,
  })
  move(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() body: SandboxMove,
  ): Promise<SandboxDriverView> {
    return this.moves.move(me, driverId, body);
  }

  @Post(':driverId/stall')
  @Access('signed-in')
  @Describe({
    id: 'stallSandboxDriver',
    summary: 'Makes the driver unreachable: no positions or heartbeats are sent',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: SandboxDriverView,
  })
  stall(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<SandboxDriverView> {
    return this.drivers.setStalled(me, driverId, true);
  }

  @Post(':driverId/resume')
  @Access('signed-in')
  @Describe({
    id: 'resumeSandboxDriver',
    summary: 'Makes the driver reachable again',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: SandboxDriverView,
  })
  resume(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<SandboxDriverView> {
    return this.drivers.setStalled(me, driverId, false);
  }

  @Post(':driverId/offline')
  @Access('signed-in')
  @Describe({
    id: 'takeSandboxDriverOffline',
    summary: 'Goes offline: rides are offered to other drivers',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: SandboxDriverView,
  })
  offline(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<SandboxDriverView> {
    return this.drivers.setOnline(me, driverId, false);
  }

  @Post(':driverId/online')
  @Access('signed-in')
  @Describe({
    id: 'takeSandboxDriverOnline',
    summary: 'Goes online again',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: SandboxDriverView,
  })
  online(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<SandboxDriverView> {
    return this.drivers.setOnline(me, driverId, true);
  }
}
