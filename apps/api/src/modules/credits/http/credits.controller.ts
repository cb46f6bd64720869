import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { AdminCreditsView, CreditGrant, CreditReturn, CreditRevocation, CreditsView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { CreditOperations } from '../credit-operations.service';

@Controller()
export class CreditsController {
  constructor(private readonly credits: CreditOperations) {}

  @Get('credits')
  @Access('signed-in')
  @Describe({
    id: 'getCredits',
    summary: 'Your credit: the balance and how it was used',
    tag: 'Payments',
    scope: 'payments:read',
    answer: CreditsView,
  })
  own(@Me() me: Principal): Promise<CreditsView> {
    return this.credits.ofRider(me.userId);
  }

  @Get('admin/riders/:riderId/credits')
  @Access('admin', { permission: 'people.view' })
  @Describe({
    id: 'listCredits',
    summary: 'A rider’s credit, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminCreditsView,
  })
  list(@Param('riderId', IdPipe) riderId: number): Promise<AdminCreditsView> {
    return this.credits.list(riderId);
  }

  @Post('admin/riders/:riderId/credits')
  @Access('admin', { permission: 'money.refund' })
  @Describe({
    id: 'grantCredit',
    summary: 'Grants credit to a rider and notifies them; the idempotency key is required',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminCreditsView,
    status: 201,
    idempotent: 'required',
  })
  grant(
    @Me() me: Principal,
    @Param('riderId', IdPipe) riderId: number,
    @Body() grant: CreditGrant,
    @Headers('idempotency-key') key?: string,
  ): Promise<AdminCreditsView> {
    return this.credits.grant(me, riderId, grant, key);
  }

  @Post('admin/riders/:riderId/credits/returns')
  @Access('admin', { permission: 'money.refund' })
  @Describe({
    id: 'returnCredit',
    summary: 'Returns the credit that a rider used for a ride, and notifies them',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminCreditsView,
  })
  giveBack(
    @Me() me: Principal,
    @Param('riderId', IdPipe) riderId: number,
    @Body() request: CreditReturn,
  ): Promise<AdminCreditsView> {
    return this.credits.giveBack(me, riderId, request);
  }

  @Post('admin/riders/:riderId/credits/:creditId/revoke')
  @Access('admin', { permission: 'money.refund' })
  @Describe({
    id: 'revokeCredit',
    summary: 'Revokes the unused part of a rider’s credit, and notifies them',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminCreditsView,
  })
  revoke(
    @Me() me: Principal,
    @Param('riderId', IdPipe) riderId: number,
    @Param('creditId', IdPipe) creditId: number,
    @Body() revocation: CreditRevocation,
  ): Promise<AdminCreditsView> {
    return this.credits.revoke(me, riderId, creditId, revocation);
  }
}
