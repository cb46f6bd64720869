import { TypeOrmModule } from '@nestjs/typeorm';
import { Global, Module } from '@nestjs/common';
import { CityEntity } from './infra/city.entity';
import { CityTileEntity } from './infra/city-tile.entity';
import { CitiesRepository, CitySignal } from './cities.repository';
import { CityCalendar } from './city-calendar.facade';
import { CityFacade } from './city.facade';
import { CityService } from './city.service';
import { TilesController } from './http/tiles.controller';
import { PostgresCitySignal } from './infra/postgres-city-signal';
import { SqlCitiesRepository } from './infra/sql-cities.repository';
import { TilesService } from './tiles.service';

/** Global, because most modules need the current city. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CityEntity, CityTileEntity])],
  controllers: [TilesController],
  providers: [
    CityService,
    CityCalendar,
    TilesService,
    { provide: CityFacade, useExisting: CityService },
    { provide: CitiesRepository, useClass: SqlCitiesRepository },
    { provide: CitySignal, useClass: PostgresCitySignal },
  ],
  exports: [CityFacade, CityCalendar],
})
export class CityModule {}
