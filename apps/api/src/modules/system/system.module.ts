import { Module } from '@nestjs/common';
import { SystemController } from './http/system.controller';
import { SettingsModule } from '../settings/settings.module';
import { SystemService } from './system.service';

@Module({ imports: [SettingsModule], controllers: [SystemController], providers: [SystemService] })
export class SystemModule {}
