import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import {
  AdminBusinessAccountView,
  BusinessServiceConnection,
  CostCenterChange,
  NewCostCenter,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { BusinessAccountParts } from '../business-account-parts.service';

/** Manages the cost centers of a business account, and the service accounts that book on it. */
@Controller('admin/business-accounts/:accountId')
export class AdminBusinessPartsController {
  constructor(private readonly parts: BusinessAccountParts) {}

  @Post('cost-centers')
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'addCostCenter',
    summary: 'Adds a cost center to a business account',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
    status: 201,
  })
  addCostCenter(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Body() costCenter: NewCostCenter,
  ): Promise<AdminBusinessAccountView> {
    return this.parts.addCostCenter(me, accountId, costCenter);
  }

  @Patch('cost-centers/:costCenterId')
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'changeCostCenter',
    summary: 'Renames a cost center, or changes whether rides can be booked for it',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
  })
  changeCostCenter(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Param('costCenterId', IdPipe) costCenterId: number,
    @Body() change: CostCenterChange,
  ): Promise<AdminBusinessAccountView> {
    return this.parts.changeCostCenter(me, accountId, costCenterId, change);
  }

  @Post('service-accounts')
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'connectServiceAccount',
    summary: 'Lets a service account book on a business account',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
  })
  connect(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Body() { serviceAccountId }: BusinessServiceConnection,
  ): Promise<AdminBusinessAccountView> {
    return this.parts.connect(me, accountId, serviceAccountId);
  }

  @Delete('service-accounts/:serviceAccountId')
  @Access('admin', { permission: 'business.manage' })
  @Describe({
    id: 'disconnectServiceAccount',
    summary: 'Stops a service account from booking on a business account; booked rides are not affected',
    tag: 'Operations',
    scope: 'operations:write',
    answer: AdminBusinessAccountView,
  })
  disconnect(
    @Me() me: Principal,
    @Param('accountId', IdPipe) accountId: number,
    @Param('serviceAccountId', IdPipe) serviceAccountId: number,
  ): Promise<AdminBusinessAccountView> {
    return this.parts.disconnect(me, accountId, serviceAccountId);
  }
}
