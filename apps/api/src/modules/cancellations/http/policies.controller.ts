import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import {
  CancellationPolicyQuery,
  CancellationPolicyView,
  CancellationPolicyWithdrawal,
  NewCancellationPolicy,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PoliciesService } from '../policies.service';

@Controller('admin/cancellation-policies')
export class PoliciesController {
  constructor(private readonly policies: PoliciesService) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listCancellationPolicies',
    summary: 'Versions of the cancellation policy, future ones first; up to 50, more with `before`',
    tag: 'Operations',
    scope: 'operations:read',
    answer: [CancellationPolicyView],
  })
  list(@Query() query: CancellationPolicyQuery): Promise<CancellationPolicyView[]> {
    return this.policies.list(query);
  }

  @Post()
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'addCancellationPolicy',
    summary: 'Adds a version for rides that are booked from a certain time on',
    tag: 'Operations',
    scope: 'operations:write',
    answer: CancellationPolicyView,
    status: 201,
  })
  add(@Me() me: Principal, @Body() policy: NewCancellationPolicy): Promise<CancellationPolicyView> {
    return this.policies.add(me, policy);
  }

  @Delete(':policyId')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'withdrawCancellationPolicy',
    summary: 'Withdraws a version that has not begun; the previous one stays in force',
    tag: 'Operations',
    scope: 'operations:write',
    answer: null,
  })
  withdraw(
    @Me() me: Principal,
    @Param('policyId', IdPipe) policyId: number,
    @Query() withdrawal: CancellationPolicyWithdrawal,
  ): Promise<void> {
    return this.policies.withdraw(me, policyId, withdrawal);
  }
}
