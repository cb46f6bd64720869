import { Module } from '@nestjs/common';
import { CityModule } from '../city/city.module';
import { CityPlaceFinder } from './city-place-finder';
import { PlacesController } from './http/places.controller';
import { SqlPlacesRepository } from './infra/sql-places.repository';
import { SqlRecentPlaces } from './infra/sql-recent-places';
import { PlaceFinder } from './place-finder';
import { PlacesRepository } from './places.repository';
import { PlacesService } from './places.service';
import { RecentPlaces } from './recent-places';

@Module({
  imports: [CityModule],
  controllers: [PlacesController],
  providers: [
    PlacesService,
    CityPlaceFinder,
    { provide: PlaceFinder, useExisting: CityPlaceFinder },
    { provide: PlacesRepository, useClass: SqlPlacesRepository },
    { provide: RecentPlaces, useClass: SqlRecentPlaces },
  ],
  exports: [PlaceFinder],
})
export class PlacesModule {}
