import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { WineriesController } from './http/wineries.controller';
import { SqlWineriesRepository } from './infra/sql-wineries.repository';
import { WineriesRepository } from './wineries.repository';
import { WineriesService } from './wineries.service';

@Module({
  imports: [IdentityModule],
  controllers: [WineriesController],
  providers: [WineriesService, { provide: WineriesRepository, useClass: SqlWineriesRepository }],
})
export class WineriesModule {}
