import { Module } from '@nestjs/common';
import { MapServicesModule } from '../../platform/map-services.module';
import { CityModule } from '../city/city.module';
import { MappingController } from './http/mapping.controller';
import { CityTravelTimes } from './infra/city-travel-times';
import { ConfiguredLanes } from './infra/configured-lanes';
import { MappingFacade } from './mapping.facade';
import { MappingService } from './mapping.service';
import { RoutingLanes } from './routing-lanes';
import { RoutingService } from './routing.service';
import { TravelTimes } from './travel-times.facade';

@Module({
  imports: [CityModule, MapServicesModule],
  controllers: [MappingController],
  providers: [
    MappingService,
    RoutingService,
    { provide: MappingFacade, useExisting: MappingService },
    { provide: RoutingLanes, useClass: ConfiguredLanes },
    { provide: TravelTimes, useClass: CityTravelTimes },
  ],
  exports: [MappingFacade, RoutingService, TravelTimes],
})
export class MappingModule {}
