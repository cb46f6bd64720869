import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import {
  NewRoutePlan,
  RoutePlanChange,
  RoutePlanDriver,
  RoutePlanDriversQuery,
  RoutePlanOrders,
  RoutePlanPrices,
  RoutePlanPricing,
  RoutePlanPublication,
  RoutePlanRevision,
  RoutePlansQuery,
  RoutePlanSummary,
  RoutePlanView,
  RoutePlanWithdrawal,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IsExpensive } from '../../../platform/http/caller-concurrency';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PlanPublications } from '../plan-publications.service';
import { PlanPrices } from '../plan-prices.service';
import { PlanUnpublishing } from '../plan-unpublishing.service';
import { RoutePlansService } from '../route-plans.service';

@Controller('admin/route-plans')
export class RoutePlansController {
  constructor(
    private readonly plans: RoutePlansService,
    private readonly publications: PlanPublications,
    private readonly unpublishing: PlanUnpublishing,
    private readonly prices: PlanPrices,
  ) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listRoutePlans',
    summary: 'Plans of shuttles and tours, newest first; up to 50, more with `before`',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [RoutePlanSummary],
  })
  list(@Query() query: RoutePlansQuery): Promise<RoutePlanSummary[]> {
    return this.plans.list(query);
  }

  @Post()
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'addRoutePlan',
    summary: 'Adds a plan with requests for people, places and times, and the vehicles',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanView,
    status: 201,
  })
  add(@Me() me: Principal, @Body() plan: NewRoutePlan): Promise<RoutePlanView> {
    return this.plans.add(me, plan);
  }

  @Get(':planId')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getRoutePlan',
    summary: 'A plan with its routes, and the totals of the previous routes',
    tag: 'Operations',
    scope: 'operations:read',
    answer: RoutePlanView,
  })
  show(@Param('planId', IdPipe) planId: number): Promise<RoutePlanView> {
    return this.plans.show(planId);
  }

  @Put(':planId')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'changeRoutePlan',
    summary: 'Replaces requests and vehicles of a plan; its routes must then be planned again',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanView,
  })
  change(
    @Me() me: Principal,
    @Param('planId', IdPipe) planId: number,
    @Body() change: RoutePlanChange,
  ): Promise<RoutePlanView> {
    return this.plans.change(me, planId, change);
  }

  @Post(':planId/solve')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'solveRoutePlan',
    summary:
      'Plans the routes: serves as many requests as possible, then minimizes vehicles, then driving; takes some seconds',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanView,
  })
  solve(
    @Me() me: Principal,
    @Param('planId', IdPipe) planId: number,
    @Body() seen: RoutePlanRevision,
  ): Promise<RoutePlanView> {
    return this.plans.solve(me, planId, seen);
  }

  @Put(':planId/routes')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'orderRoutePlan',
    summary: 'Sets the order of stops by hand; an order that cannot be driven is saved with its faults',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanView,
  })
  order(
    @Me() me: Principal,
    @Param('planId', IdPipe) planId: number,
    @Body() orders: RoutePlanOrders,
  ): Promise<RoutePlanView> {
    return this.plans.order(me, planId, orders);
  }

  @Get(':planId/drivers')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listRoutePlanDrivers',
    summary: 'Approved drivers with a suitable vehicle who are free for the route of one vehicle, by name; up to 100',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [RoutePlanDriver],
  })
  drivers(@Param('planId', IdPipe) planId: number, @Query() query: RoutePlanDriversQuery): Promise<RoutePlanDriver[]> {
    return this.publications.drivers(planId, query);
  }

  @Post(':planId/prices')
  @Access('admin', { permission: 'rides.act' })
  @IsExpensive()
  @Describe({
    id: 'priceRoutePlan',
    summary:
      'Previews what the rides of a plan would cost a business account, by ride and by vehicle; nothing is booked',
    description:
      'Calculated like the price at publication, with the price list, the minimum seats of the ride type and the volume discount of the account.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanPrices,
  })
  price(@Param('planId', IdPipe) planId: number, @Body() pricing: RoutePlanPricing): Promise<RoutePlanPrices> {
    return this.prices.of(planId, pricing);
  }

  @Post(':planId/publish')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'publishRoutePlan',
    summary: 'Books the rides of a plan on a business account and gives them to drivers, all of them or none',
    description:
      'Each served request becomes a scheduled ride at its planned time, and each vehicle’s rides become one run of its driver. Errors identify the vehicle or passenger by its position in the request, such as `passengers.3`. A published plan can no longer be changed.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanView,
    idempotent: true,
  })
  publish(
    @Me() me: Principal,
    @Param('planId', IdPipe) planId: number,
    @Body() publication: RoutePlanPublication,
    @Headers('idempotency-key') key?: string,
  ): Promise<RoutePlanView> {
    return this.publications.publish(me, planId, publication, key);
  }

  @Post(':planId/unpublish')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'unpublishRoutePlan',
    summary: 'Cancels the rides of a published plan without a fee, and reopens the plan',
    description:
      'Passengers and drivers see the reason. Refused with `ride_state_conflict` once the trip of one of its rides has begun.',
    tag: 'Operations',
    scope: 'operations:write',
    answer: RoutePlanView,
  })
  unpublish(
    @Me() me: Principal,
    @Param('planId', IdPipe) planId: number,
    @Body() withdrawal: RoutePlanWithdrawal,
  ): Promise<RoutePlanView> {
    return this.unpublishing.unpublish(me, planId, withdrawal);
  }

  @Delete(':planId')
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'removeRoutePlan',
    summary: 'Deletes a plan',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  remove(@Me() me: Principal, @Param('planId', IdPipe) planId: number): Promise<void> {
    return this.plans.remove(me, planId);
  }
}
