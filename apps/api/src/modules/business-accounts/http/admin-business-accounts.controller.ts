import { Body, Controller, Get, Headers, Param, Patch, Post, Put, Query } from '@nestjs/common';
import {
  AdminBusinessAccountView,
  BusinessAccountChange,
  BusinessAccountList,
  BusinessAccountsQuery,
  BusinessChargeList,
  BusinessChargesQuery,
  NewBusinessAccount,
  VolumeDiscounts,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { BusinessAccountOperations } from '../business-account-operations.service';

@Controller('admin/business-accounts')
export class AdminBusinessAccountsController {
  constructor(private readonly accounts: BusinessAccountOperations) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listBusinessAccounts',
    summary: 'Business accounts with their reserved and owed amounts, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: BusinessAccountList,
  })
  list(@Query() query: BusinessAccountsQuery): Promise<BusinessAccountList> {
    return this.accounts.list(query);
  }

  @Post()
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'createBusinessAccount',
    summary: 'Creates a business account, optionally from a sales inquiry',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
    status: 201,
    idempotent: true,
  })
  create(
    @Me() me: Principal,
    @Body() account: NewBusinessAccount,
    @Headers('idempotency-key') key?: string,
  ): Promise<AdminBusinessAccountView> {
    return this.accounts.create(me, account, key);
  }

  @Get(':accountId')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getBusinessAccount',
    summary: 'A business account',
    tag: 'Operations',
    scope: 'operations:read',
    answer: AdminBusinessAccountView,
  })
  find(@Param('accountId', IdPipe) accountId: number): Promise<AdminBusinessAccountView> {
    return this.accounts.view(accountId);
  }

  @Patch(':accountId')
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'changeBusinessAccount',
    summary: 'Changes a business account, its credit limit or its status, with a reason',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
  })
  change(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Body() change: BusinessAccountChange,
  ): Promise<AdminBusinessAccountView> {
    return this.accounts.change(me, accountId, change);
  }

  @Put(':accountId/discounts')
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'setVolumeDiscounts',
    summary: 'Replaces the volume discounts of a business account, with a reason',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
  })
  setDiscounts(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Body() discounts: VolumeDiscounts,
  ): Promise<AdminBusinessAccountView> {
    return this.accounts.setDiscounts(me, accountId, discounts);
  }

  @Get(':accountId/charges')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listBusinessCharges',
    summary: 'Charges of a business account for rides, newest first',
    tag: 'Operations',
    scope: 'operations:read',
    answer: BusinessChargeList,
  })
  charges(
    @Param('accountId', IdPipe) accountId: number,
    @Query() query: BusinessChargesQuery,
  ): Promise<BusinessChargeList> {
    return this.accounts.charges(accountId, query);
  }
}
