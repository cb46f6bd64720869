import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  NewPriceVersion,
  PricePreview,
  PricePreviewRequest,
  PriceRestoration,
  PriceVersionsView,
  PriceWithdrawal,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PriceVersions } from '../price-versions.service';

@Controller('admin/prices')
export class PricesController {
  constructor(private readonly versions: PriceVersions) {}

  @Get()
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'listPriceVersions',
    summary: 'Every version of the prices, with who saved it and why',
    tag: 'Operations',
    scope: 'operations:read',
    answer: PriceVersionsView,
  })
  list(): Promise<PriceVersionsView> {
    return this.versions.list();
  }

  @Post('preview')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'previewPrices',
    summary: 'Previews what the rides of the last seven days would have cost with other prices; stores nothing',
    tag: 'Operations',
    scope: 'operations:read',
    answer: PricePreview,
  })
  preview(@Body() request: PricePreviewRequest): Promise<PricePreview> {
    return this.versions.preview(request);
  }

  @Post()
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'savePrices',
    summary: 'Saves a version of the prices, in force now or later; quotes and booked rides keep theirs',
    tag: 'Operations',
    scope: 'operations:write',
    answer: PriceVersionsView,
    status: 201,
  })
  save(@Me() me: Principal, @Body() version: NewPriceVersion): Promise<PriceVersionsView> {
    return this.versions.save(me, version);
  }

  @Post(':versionId/restore')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'restorePrices',
    summary: 'Restores the prices of an earlier version as a new version',
    tag: 'Operations',
    scope: 'operations:write',
    answer: PriceVersionsView,
    status: 201,
  })
  restore(
    @Me() me: Principal,
    @Param('versionId', IdPipe) versionId: number,
    @Body() restoration: PriceRestoration,
  ): Promise<PriceVersionsView> {
    return this.versions.restore(me, versionId, restoration);
  }
  @Post(':versionId/withdraw')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'withdrawPrices',
    summary: 'Withdraws a planned version before it begins',
    tag: 'Operations',
    scope: 'operations:write',
    answer: PriceVersionsView,
  })
  withdraw(
    @Me() me: Principal,
    @Param('versionId', IdPipe) versionId: number,
    @Body() withdrawal: PriceWithdrawal,
  ): Promise<PriceVersionsView> {
    return this.versions.withdraw(me, versionId, withdrawal);
  }
}
