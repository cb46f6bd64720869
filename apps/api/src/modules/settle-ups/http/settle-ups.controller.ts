import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { SettleUpList, SettleUpRequest, VenmoAccount, VenmoAccountChange } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { SettleUpsService } from '../settle-ups.service';

@Controller('rides/:rideId/settle-ups')
export class SettleUpsController {
  constructor(private readonly settleUps: SettleUpsService) {}

  @Get()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listSettleUps',
    summary: 'Shares that the organizer covered, and whether they were paid back',
    tag: 'Members',
    scope: 'members:read',
    answer: SettleUpList,
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<SettleUpList> {
    return this.settleUps.list(me, rideId);
  }

  @Post()
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'sendSettleUp',
    summary: 'Records that you paid the organizer back, with Venmo or in cash; charges nothing',
    tag: 'Members',
    scope: 'members:write',
    answer: SettleUpList,
  })
  send(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() request: SettleUpRequest,
  ): Promise<SettleUpList> {
    return this.settleUps.send(me, rideId, request);
  }

  @Post(':userId/confirmation')
  @Access('signed-in')
  @Describe({
    id: 'confirmSettleUp',
    summary: 'As the organizer: records that a member paid you back',
    tag: 'Members',
    scope: 'members:write',
    answer: SettleUpList,
  })
  confirm(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Param('userId', IdPipe) userId: number,
    @Body() request: SettleUpRequest,
  ): Promise<SettleUpList> {
    return this.settleUps.confirm(me, rideId, userId, request);
  }
}

@Controller('users/me/venmo')
export class VenmoController {
  constructor(private readonly settleUps: SettleUpsService) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'getVenmoAccount',
    summary: 'Your Venmo username',
    tag: 'Members',
    scope: 'members:read',
    answer: VenmoAccount,
  })
  show(@Me() me: Principal): Promise<VenmoAccount> {
    return this.settleUps.venmoAccount(me);
  }

  @Put()
  @Access('signed-in')
  @Describe({
    id: 'storeVenmoAccount',
    summary: 'Stores the Venmo username by which members of your rides can pay you back',
    tag: 'Members',
    scope: 'members:write',
    answer: VenmoAccount,
  })
  store(@Me() me: Principal, @Body() { username }: VenmoAccountChange): Promise<VenmoAccount> {
    return this.settleUps.storeVenmoAccount(me, username ?? null);
  }
}
