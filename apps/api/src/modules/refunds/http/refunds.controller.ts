import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { RefundRequest, RefundView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { RefundsFacade } from '../refunds.facade';
import { RefundsService } from '../refunds.service';

@Controller('admin/rides/:rideId/refunds')
export class RefundsController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly facts: RefundsFacade,
  ) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listRefunds',
    summary: 'Refunds of a ride, oldest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [RefundView],
  })
  list(@Param('rideId', IdPipe) rideId: number): Promise<RefundView[]> {
    return this.facts.viewsOfRide(rideId);
  }

  @Post()
  @Access('admin', { permission: 'money.refund' })
  @Describe({
    id: 'refund',
    summary: 'Refunds a captured amount in full or in part; the idempotency key is required',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RefundView,
    status: 201,
    idempotent: 'required',
  })
  refund(
    @Me() me: Principal,
    @Param('rideId', IdPipe) rideId: number,
    @Body() request: RefundRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<RefundView> {
    return this.refunds.request(me, rideId, request, key);
  }
}
