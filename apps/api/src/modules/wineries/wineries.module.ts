import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WineryEntity } from './infra/winery.entity';
import { SettingsModule } from '../settings/settings.module';
import { IdentityModule } from '../identity/identity.module';
import { WineriesController } from './http/wineries.controller';
import { SqlWineriesRepository } from './infra/sql-wineries.repository';
import { WineriesRepository } from './wineries.repository';
import { WineriesService } from './wineries.service';

@Module({
  imports: [TypeOrmModule.forFeature([WineryEntity]), IdentityModule, SettingsModule],
  controllers: [WineriesController],
  providers: [WineriesService, { provide: WineriesRepository, useClass: SqlWineriesRepository }],
})
export class WineriesModule {}
