import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeatureGuard, FeatureSource } from '../../platform/http/feature-guard';
import { IdentityModule } from '../identity/identity.module';
import { SettingsController } from './http/settings.controller';
import { SettingVersionEntity } from './infra/setting-version.entity';
import { SqlSettingsRepository } from './infra/sql-settings.repository';
import { RecordVersionsService } from './record-versions.service';
import { SettingsFacade, VehicleRulesFacade, VersionsFacade } from './settings.facade';
import { SettingsRepository } from './settings.repository';
import { SettingVersionsService } from './setting-versions.service';
import { SettingsService } from './settings.service';
import { VehicleRulesService } from './vehicle-rules.service';

@Module({
  imports: [TypeOrmModule.forFeature([SettingVersionEntity]), IdentityModule],
  controllers: [SettingsController],
  providers: [
    SettingsService,
    SettingVersionsService,
    RecordVersionsService,
    VehicleRulesService,
    { provide: VersionsFacade, useExisting: RecordVersionsService },
    { provide: SettingsFacade, useExisting: SettingsService },
    { provide: VehicleRulesFacade, useExisting: VehicleRulesService },
    { provide: SettingsRepository, useClass: SqlSettingsRepository },
    { provide: FeatureSource, useExisting: SettingsService },
    { provide: APP_GUARD, useClass: FeatureGuard },
  ],
  exports: [SettingsFacade, VehicleRulesFacade, VersionsFacade],
})
export class SettingsModule {}
