import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TripLinkEntity } from './infra/trip-link.entity';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { TrackingModule } from '../tracking/tracking.module';
import { TripLinkCreators } from './trip-link-creators.service';
import { TripLinksController } from './http/trip-links.controller';
import { SqlTripLinksRepository } from './infra/sql-trip-links.repository';
import { SharedTripsService } from './shared-trips.service';
import { TripLinksFacade } from './trip-links.facade';
import { TripLinksRepository } from './trip-links.repository';
import { TripLinksService } from './trip-links.service';
import { TripLinksErasure } from './infra/trip-links-erasure';

@Module({
  imports: [
    TypeOrmModule.forFeature([TripLinkEntity]),
    DriversModule,
    IdentityModule,
    MembersModule,
    RidesModule,
    TrackingModule,
  ],
  controllers: [TripLinksController],
  providers: [
    TripLinksErasure,
    TripLinkCreators,
    TripLinksService,
    SharedTripsService,
    { provide: TripLinksRepository, useClass: SqlTripLinksRepository },
    { provide: TripLinksFacade, useExisting: TripLinksService },
  ],
  exports: [TripLinksFacade],
})
export class TripLinksModule {}
