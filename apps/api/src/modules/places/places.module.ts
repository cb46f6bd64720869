import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CityIntersectionEntity } from './infra/city-intersection.entity';
import { CityPlaceEntity } from './infra/city-place.entity';
import { CityWordEntity } from './infra/city-word.entity';
import { SavedPlaceEntity } from './infra/saved-place.entity';
import { MapServicesModule } from '../../platform/map-services.module';
import { CityModule } from '../city/city.module';
import { CityPlaces } from './city-places';
import { SavedPlacesController } from './http/saved-places.controller';
import { PlacesController } from './http/places.controller';
import { ConfiguredFinders } from './infra/configured-finders';
import { SqlPlacesRepository } from './infra/sql-places.repository';
import { SqlSavedPlacesRepository } from './infra/sql-saved-places.repository';
import { SqlRecentPlaces } from './infra/sql-recent-places';
import { ExternalPlaceFinders } from './external-place-finder';
import { PlaceAddressesService } from './place-addresses.service';
import { PlaceAddresses, PlacesFacade } from './places.facade';
import { PlacesRepository } from './places.repository';
import { PlacesService } from './places.service';
import { RecentPlaces } from './recent-places';
import { SavedPlacesRepository } from './saved-places.repository';
import { SavedPlacesService } from './saved-places.service';
import { SavedPlacesErasure } from './infra/saved-places-erasure';

@Module({
  imports: [
    TypeOrmModule.forFeature([CityIntersectionEntity, CityPlaceEntity, CityWordEntity, SavedPlaceEntity]),
    CityModule,
    MapServicesModule,
  ],
  controllers: [PlacesController, SavedPlacesController],
  providers: [
    SavedPlacesErasure,
    PlacesService,
    SavedPlacesService,
    { provide: SavedPlacesRepository, useClass: SqlSavedPlacesRepository },
    { provide: PlacesFacade, useClass: CityPlaces },
    { provide: PlaceAddresses, useClass: PlaceAddressesService },
    { provide: ExternalPlaceFinders, useClass: ConfiguredFinders },
    { provide: PlacesRepository, useClass: SqlPlacesRepository },
    { provide: RecentPlaces, useClass: SqlRecentPlaces },
  ],
  exports: [PlacesFacade, PlaceAddresses],
})
export class PlacesModule {}
