import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { AvailabilityService } from './availability.service';
import { DriversFacade } from './drivers.facade';
import { DriversRepository } from './drivers.repository';
import { DriversService } from './drivers.service';
import { DriversController } from './http/drivers.controller';
import { DriverEntity } from './infra/driver.entity';
import { SqlCandidates } from './infra/sql-candidates';
import { SqlMatches } from './infra/sql-matches';
import { SqlWorkingVehicles } from './infra/sql-working-vehicles';
import { TypeOrmDriversRepository } from './infra/typeorm-drivers.repository';
import { PresenceService } from './presence.service';

@Module({
  imports: [TypeOrmModule.forFeature([DriverEntity]), IdentityModule, MappingModule],
  controllers: [DriversController],
  providers: [
    DriversService,
    PresenceService,
    AvailabilityService,
    SqlCandidates,
    SqlMatches,
    SqlWorkingVehicles,
    { provide: DriversFacade, useExisting: DriversService },
    { provide: DriversRepository, useClass: TypeOrmDriversRepository },
  ],
  exports: [DriversFacade],
})
export class DriversModule {}
