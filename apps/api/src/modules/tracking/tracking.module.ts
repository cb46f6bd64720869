import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DrivenPointEntity } from './infra/driven-point.entity';
import { SharedPositionEntity } from './infra/shared-position.entity';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { RidesGateway } from './http/rides.gateway';
import { TrackingController } from './http/tracking.controller';
import { SharedPositionsController } from './http/shared-positions.controller';
import { TracesController } from './http/traces.controller';
import { SqlLiveRides } from './infra/sql-live-rides';
import { SqlSharedPositionsRepository } from './infra/sql-shared-positions.repository';
import { SqlTracesRepository } from './infra/sql-traces.repository';
import { DriverPositionsController } from './http/driver-positions.controller';
import { ReceivedPositions } from './received-positions.service';
import { ReportedPositionsService } from './reported-positions.service';
import { LiveRides } from './live-rides';
import { MovementsService } from './movements.service';
import { RidePushes } from './ride-pushes';
import { RideRoutes } from './ride-routes';
import { SharedPositionsRepository } from './shared-positions.repository';
import { SharedPositionsService } from './shared-positions.service';
import { TracesRepository } from './traces.repository';
import { TracesService } from './traces.service';
import { TraceStarts } from './trace-starts.service';
import { DriverMovements, ReportedPositions, TrackingFacade } from './tracking.facade';
import { TrackViews } from './track-views.service';
import { TrackingService } from './tracking.service';
import { SharedPositionsErasure } from './infra/shared-positions-erasure';

@Module({
  imports: [
    TypeOrmModule.forFeature([DrivenPointEntity, SharedPositionEntity]),
    RidesModule,
    DriversModule,
    MappingModule,
    RealtimeModule,
    IdentityModule,
  ],
  controllers: [TrackingController, SharedPositionsController, TracesController, DriverPositionsController],
  providers: [
    SharedPositionsErasure,
    TrackingService,
    TrackViews,
    { provide: TrackingFacade, useExisting: TrackingService },
    MovementsService,
    { provide: DriverMovements, useExisting: MovementsService },
    ReceivedPositions,
    ReportedPositionsService,
    { provide: ReportedPositions, useExisting: ReportedPositionsService },
    { provide: LiveRides, useClass: SqlLiveRides },
    SharedPositionsService,
    { provide: SharedPositionsRepository, useClass: SqlSharedPositionsRepository },
    TracesService,
    TraceStarts,
    { provide: TracesRepository, useClass: SqlTracesRepository },
    RideRoutes,
    RidePushes,
    RidesGateway,
  ],
  exports: [TrackingFacade, DriverMovements, ReportedPositions],
})
export class TrackingModule {}
