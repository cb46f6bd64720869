import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RidesModule } from '../rides/rides.module';
import { RunEntity } from './infra/run.entity';
import { RunStopEntity } from './infra/run-stop.entity';
import { SqlRunsRepository } from './infra/sql-runs.repository';
import { RunProgress } from './run-progress';
import { RunsFacade } from './runs.facade';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';

@Module({
  imports: [TypeOrmModule.forFeature([RunEntity, RunStopEntity]), RidesModule],
  providers: [
    RunProgress,
    { provide: RunsRepository, useClass: SqlRunsRepository },
    { provide: RunsFacade, useClass: RunsService },
  ],
  exports: [RunsFacade],
})
export class RunsModule {}
