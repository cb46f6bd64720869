import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RideEventEntity } from './infra/ride-event.entity';
import { IdentityModule } from '../identity/identity.module';
import { RidesController, UserRidesController } from './http/rides.controller';
import { RideEntity } from './infra/ride.entity';
import { SqlRideViews } from './infra/sql-ride-views';
import { TypeOrmRidesRepository } from './infra/typeorm-rides.repository';
import { OperatorActions } from './operator-actions.facade';
import { OperatorActionsService } from './operator-actions.service';
import { RideQueries } from './ride-queries';
import { RideViews } from './ride-views';
import { RidesFacade } from './rides.facade';
import { RidesRepository } from './rides.repository';
import { RidesService } from './rides.service';
import { RideReasonsErasure } from './infra/ride-reasons-erasure';
import { UnfinishedRidesRefusal } from './infra/unfinished-rides-refusal';

@Module({
  imports: [TypeOrmModule.forFeature([RideEntity, RideEventEntity]), IdentityModule],
  controllers: [RidesController, UserRidesController],
  providers: [
    UnfinishedRidesRefusal,
    RideReasonsErasure,
    RidesService,
    { provide: RideViews, useClass: SqlRideViews },
    RideQueries,
    { provide: OperatorActions, useClass: OperatorActionsService },
    { provide: RidesFacade, useExisting: RidesService },
    { provide: RidesRepository, useClass: TypeOrmRidesRepository },
  ],
  exports: [RidesFacade, OperatorActions],
})
export class RidesModule {}
