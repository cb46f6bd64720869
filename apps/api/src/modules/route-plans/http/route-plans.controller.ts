import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  NewRoutePlan,
  RoutePlanChange,
  RoutePlanOrders,
  RoutePlanRevision,
  RoutePlansQuery,
  RoutePlanSummary,
  RoutePlanView,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { RoutePlansService } from '../route-plans.service';

@Controller('admin/route-plans')
export class RoutePlansController {
  constructor(private readonly plans: RoutePlansService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listRoutePlans',
    summary: 'Plans of shuttles and tours, newest first; up to 50, go on with `before`',
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
    summary: 'Adds a plan: who has to be where and when, and the vehicles',
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
    summary: 'A plan with its routes, and the totals of the routes before these',
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
    summary: 'Replaces requests and vehicles of a plan; its routes have to be planned anew',
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
  @HttpCode(200)
  @Access('admin', { permission: 'rides.act' })
  @Describe({
    id: 'solveRoutePlan',
    summary:
      'Plans the routes: as many requests as possible, then few vehicles, then little driving; takes some seconds',
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

  @Delete(':planId')
  @HttpCode(204)
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
