import { Body, Controller, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { GuestJoinRequest, GuestLinkRequest, GuestReturnRequest, GuestSeat } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Needs } from '../../../platform/http/feature-guard';
import { OptionalMe, type Principal } from '../../../platform/http/principal';
import { GuestSessionsFacade, GuestsFacade } from '../../identity/guests.facade';
import { GuestSeatsService } from '../guest-seats.service';
import { JoiningService } from '../joining.service';
import { alreadySignedIn } from '../members.errors';
import { GuestRateGuard } from './guest-rate.guard';

@Controller()
@UseGuards(GuestRateGuard)
export class GuestsController {
  constructor(
    private readonly seats: GuestSeatsService,
    private readonly joining: JoiningService,
    private readonly guests: GuestsFacade,
    private readonly sessions: GuestSessionsFacade,
  ) {}

  @Post('join/:token/guest')
  @Needs('guestJoins')
  @Access('public')
  @Describe({
    id: 'joinRideAsGuest',
    summary: 'Takes the next open seat without an account and opens a session for this ride alone',
    tag: 'Members',
    scope: null,
    answer: GuestSeat,
  })
  async join(
    @OptionalMe() me: Principal | null,
    @Param('token') token: string,
    @Body() form: GuestJoinRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuestSeat> {
    refuseAccount(me);
    const { id: rideId } = await this.joining.rideOf(token);
    const by = { ...this.sessions.browserOf(request, response), guestId: me?.userId };
    const guestId = await this.seats.join(token, form, by);
    await this.sessions.openFor(request, response, guestId);
    return { rideId };
  }

  @Post('guest-session')
  @Access('public')
  @Describe({
    id: 'returnAsGuest',
    summary: 'Opens a guest’s session with the link that was sent to them; works once',
    tag: 'Members',
    scope: null,
    answer: GuestSeat,
  })
  async comeBack(
    @OptionalMe() me: Principal | null,
    @Body() { token }: GuestReturnRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuestSeat> {
    refuseAccount(me);
    const { guestId, rideId } = await this.guests.redeem(token);
    await this.sessions.openFor(request, response, guestId);
    return { rideId };
  }

  @Post('guest-link')
  @Access('public')
  @Describe({
    id: 'sendGuestLink',
    summary: 'Sends guests with this address another link to their ride',
    description: 'The response does not reveal whether a guest has this address.',
    tag: 'Members',
    scope: null,
    answer: null,
    status: 202,
  })
  async send(@Body() { contact }: GuestLinkRequest): Promise<void> {
    await this.seats.sendLink(contact);
  }
}

/** A guest's session would replace the account's. */
function refuseAccount(me: Principal | null): void {
  if (me !== null && me.guestRideId === undefined) throw alreadySignedIn();
}
