import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { JoinLink, JoinPreview, JoinRequest, MemberView, RideView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { OptionalMe, Me, type Principal } from '../../../platform/http/principal';
import { JoinLinksService } from '../join-links.service';
import { JoiningService } from '../joining.service';
import { MembersService } from '../members.service';

@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly joining: JoiningService,
    private readonly links: JoinLinksService,
  ) {}

  @Get('rides/:rideId/members')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listRideMembers',
    summary: 'The members of a ride with their shares',
    tag: 'Members',
    scope: 'members:read',
    answer: [MemberView],
  })
  list(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<MemberView[]> {
    return this.members.views(me, rideId);
  }

  @Post('rides/:rideId/join-link')
  @Access('signed-in')
  @Describe({
    id: 'getJoinLink',
    summary: 'The link by which friends join; created when there is none or the last one has expired',
    description:
      'Refused as join_link_off after the organizer turned the link off; replacing the link turns it on again.',
    tag: 'Members',
    scope: 'members:write',
    answer: JoinLink,
    status: 201,
  })
  link(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<JoinLink> {
    return this.links.link(me, rideId);
  }

  @Post('rides/:rideId/join-link/replacement')
  @Access('signed-in')
  @Describe({
    id: 'replaceJoinLink',
    summary: 'Replaces the link of the ride; the old one stops working',
    tag: 'Members',
    scope: 'members:write',
    answer: JoinLink,
    status: 201,
  })
  replaceLink(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<JoinLink> {
    return this.links.replace(me, rideId);
  }

  @Delete('rides/:rideId/join-link')
  @Access('signed-in')
  @Describe({
    id: 'revokeJoinLink',
    summary: 'Turns the link off; nobody can join until the organizer creates another one',
    tag: 'Members',
    scope: 'members:write',
    answer: null,
  })
  revokeLink(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.links.revoke(me, rideId);
  }

  @Delete('rides/:rideId/members/me')
  @Access('signed-in', { guests: true })
  @Describe({ id: 'leaveRide', summary: 'Gives up your seat', tag: 'Members', scope: 'members:write', answer: null })
  leave(@Me() me: Principal, @Param('rideId', IdPipe) rideId: number): Promise<void> {
    return this.joining.leave(me, rideId);
  }

  @Get('join/:token')
  @Access('public')
  @Describe({
    id: 'previewJoin',
    summary: 'What a person with the link may see before joining',
    tag: 'Members',
    scope: 'members:read',
    answer: JoinPreview,
  })
  preview(@OptionalMe() me: Principal | null, @Param('token') token: string): Promise<JoinPreview> {
    return this.joining.preview(me, token);
  }

  @Post('join/:token')
  @Access('signed-in')
  @Describe({
    id: 'joinRide',
    summary: 'Takes the next open seat, at the share you were shown',
    tag: 'Members',
    scope: 'members:write',
    answer: RideView,
  })
  join(@Me() me: Principal, @Param('token') token: string, @Body() request: JoinRequest): Promise<RideView> {
    return this.joining.join(me, token, request);
  }
}
