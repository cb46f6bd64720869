import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  LegalTextPath,
  LegalTextView,
  NewSettingVersion,
  SettingHistory,
  SettingHistoryPath,
  SettingHistoryQuery,
  SettingPath,
  SettingRestoration,
  SettingRestorationPath,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { Me, type Principal } from '../../../platform/http/principal';
import { SettingVersionsService } from '../setting-versions.service';
import { SettingsService } from '../settings.service';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly versions: SettingVersionsService,
  ) {}

  @Get('legal-texts/:document/:language')
  @Access('public')
  @Describe({
    id: 'getLegalText',
    summary: 'Terms of Service or Privacy Policy, as worded by operations',
    tag: 'System',
    scope: 'open',
    answer: LegalTextView,
  })
  legalText(@Param() path: LegalTextPath): Promise<LegalTextView> {
    return this.settings.legalText(path);
  }

  @Get('admin/settings/:kind')
  @Access('admin', { permission: 'operations.view' })
  @Describe({
    id: 'getSettingHistory',
    summary: 'Every version of a setting, of the wineries or of a promo code, with who saved it and why',
    tag: 'Operations',
    scope: 'operations:read',
    answer: SettingHistory,
  })
  history(@Param() { kind }: SettingHistoryPath, @Query() { subject }: SettingHistoryQuery): Promise<SettingHistory> {
    return this.versions.history(kind, subject ?? '');
  }

  @Post('admin/settings/:kind')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'saveSetting',
    summary: 'Saves a version of a setting, which applies at once',
    tag: 'Operations',
    scope: 'operations:write',
    answer: SettingHistory,
    status: 201,
  })
  save(
    @Me() me: Principal,
    @Param() { kind }: SettingPath,
    @Body() version: NewSettingVersion,
  ): Promise<SettingHistory> {
    return this.versions.save(me, kind, version);
  }

  @Post('admin/settings/:kind/:versionId/restore')
  @Access('admin', { permission: 'settings.change' })
  @Describe({
    id: 'restoreSetting',
    summary: 'Restores an earlier version as a new version',
    tag: 'Operations',
    scope: 'operations:write',
    answer: SettingHistory,
    status: 201,
  })
  restore(
    @Me() me: Principal,
    @Param() { kind, versionId }: SettingRestorationPath,
    @Body() restoration: SettingRestoration,
  ): Promise<SettingHistory> {
    return this.versions.restore(me, kind, versionId, restoration);
  }
}
