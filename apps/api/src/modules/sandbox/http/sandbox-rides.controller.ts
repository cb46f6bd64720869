import { Body, Controller, Param, Post } from '@nestjs/common';
import {
  RideView,
  SandboxAcceptance,
  SandboxCompletion,
  SandboxStart,
  SandboxVerification,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { SandboxRides } from '../sandbox-rides.service';

/** The steps of a controlled driver. */
@Controller('sandbox/drivers')
@SandboxOnly()
export class SandboxRidesController {
  constructor(private readonly rides: SandboxRides) {}

  @Post(':driverId/accept')
  @Access('signed-in')
  @Describe({
    id: 'acceptAsSandboxDriver',
    summary: 'Accepts one of your rides',
    description:
      'Accepts the driver’s offer of the ride, or the driver’s oldest offer. If the offer has expired, the ride is offered to the driver again.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  accept(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() body: SandboxAcceptance,
  ): Promise<RideView> {
    return this.rides.accept(me, driverId, body);
  }

  @Post(':driverId/set-out')
  @Access('signed-in')
  @Describe({
    id: 'setOutAsSandboxDriver',
    summary: 'Sets out for a scheduled ride',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  setOut(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<RideView> {
    return this.rides.step(me, driverId, { status: 'en_route' });
  }

  @Post(':driverId/arrive')
  @Access('signed-in')
  @Describe({
    id: 'arriveAsSandboxDriver',
    summary: 'Marks the arrival at the pickup',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  arrive(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<RideView> {
    return this.rides.step(me, driverId, { status: 'arrived' });
  }

  @Post(':driverId/verify')
  @Access('signed-in')
  @Describe({
    id: 'verifyAsSandboxDriver',
    summary: 'Checks the boarding codes of members',
    description: 'Send the code that one member’s app shows; without a code, every member’s code is checked.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  verify(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() body: SandboxVerification,
  ): Promise<RideView> {
    return this.rides.verify(me, driverId, body);
  }

  @Post(':driverId/start')
  @Access('signed-in')
  @Describe({
    id: 'startAsSandboxDriver',
    summary: 'Starts the trip',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  start(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() body: SandboxStart,
  ): Promise<RideView> {
    return this.rides.start(me, driverId, body);
  }

  @Post(':driverId/complete')
  @Access('signed-in')
  @Describe({
    id: 'completeAsSandboxDriver',
    summary: 'Completes the trip',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  complete(
    @Me() me: Principal,
    @Param('driverId', IdPipe) driverId: number,
    @Body() body: SandboxCompletion,
  ): Promise<RideView> {
    return this.rides.complete(me, driverId, body);
  }

  @Post(':driverId/cancel')
  @Access('signed-in')
  @Describe({
    id: 'cancelAsSandboxDriver',
    summary: 'Gives the ride back; it is offered to others',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: RideView,
  })
  cancel(@Me() me: Principal, @Param('driverId', IdPipe) driverId: number): Promise<RideView> {
    return this.rides.giveBack(me, driverId);
  }
}
