import { Module } from '@nestjs/common';
import { SystemController } from './http/system.controller';
import { SettingsModule } from '../settings/settings.module';
import { SqlBacklogs } from './infra/sql-backlogs';
import { SystemService } from './system.service';

@Module({ imports: [SettingsModule], controllers: [SystemController], providers: [SystemService, SqlBacklogs] })
export class SystemModule {}
