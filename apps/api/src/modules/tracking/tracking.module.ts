import { Module } from '@nestjs/common';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { RidesGateway } from './http/rides.gateway';
import { TrackingController } from './http/tracking.controller';
import { SqlLiveRides } from './infra/sql-live-rides';
import { LiveRides } from './live-rides';
import { MovementsService } from './movements.service';
import { RidePushes } from './ride-pushes';
import { RideRoutes } from './ride-routes';
import { TrackingService } from './tracking.service';

@Module({
  imports: [RidesModule, DriversModule, MappingModule, RealtimeModule, IdentityModule],
  controllers: [TrackingController],
  providers: [
    TrackingService,
    MovementsService,
    { provide: LiveRides, useClass: SqlLiveRides },
    RideRoutes,
    RidePushes,
    RidesGateway,
  ],
})
export class TrackingModule {}
