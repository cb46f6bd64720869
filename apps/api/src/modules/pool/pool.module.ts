import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { MappingModule } from '../mapping/mapping.module';
import { PricingModule } from '../pricing/pricing.module';
import { RidesModule } from '../rides/rides.module';
import { RunsModule } from '../runs/runs.module';
import { PoolRideEntity } from './infra/pool-ride.entity';
import { SqlPoolRidesRepository } from './infra/sql-pool-rides.repository';
import { PoolFacade } from './pool.facade';
import { PoolPromises } from './pool-promises';
import { PoolRidesRepository } from './pool-rides.repository';
import { PoolService } from './pool.service';
import { SharedPrices } from './shared-prices.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([PoolRideEntity]),
    RidesModule,
    RunsModule,
    MappingModule,
    PricingModule,
    BusinessAccountsModule,
  ],
  providers: [
    PoolPromises,
    SharedPrices,
    { provide: PoolRidesRepository, useClass: SqlPoolRidesRepository },
    { provide: PoolFacade, useClass: PoolService },
  ],
  exports: [PoolFacade],
})
export class PoolModule {}
