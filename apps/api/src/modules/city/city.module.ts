import { Global, Module } from '@nestjs/common';
import { CitiesRepository, CitySignal } from './cities.repository';
import { CityFacade } from './city.facade';
import { CityService } from './city.service';
import { TilesController } from './http/tiles.controller';
import { PostgresCitySignal } from './infra/postgres-city-signal';
import { SqlCitiesRepository } from './infra/sql-cities.repository';
import { TilesService } from './tiles.service';

/** Global, because most modules need the current city. */
@Global()
@Module({
  controllers: [TilesController],
  providers: [
    CityService,
    TilesService,
    { provide: CityFacade, useExisting: CityService },
    { provide: CitiesRepository, useClass: SqlCitiesRepository },
    { provide: CitySignal, useClass: PostgresCitySignal },
  ],
  exports: [CityFacade],
})
export class CityModule {}
