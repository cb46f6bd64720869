import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DispatchModule } from '../dispatch/dispatch.module';
import { DriversModule } from '../drivers/drivers.module';
import { DrivingModule } from '../driving/driving.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { TrackingModule } from '../tracking/tracking.module';
import { VerificationModule } from '../verification/verification.module';
import { SandboxClockController } from './http/sandbox-clock.controller';
import { SandboxDriversController } from './http/sandbox-drivers.controller';
import { SandboxRidesController } from './http/sandbox-rides.controller';
import { SandboxDriverEntity } from './infra/sandbox-driver.entity';
import { SqlSandboxDriversRepository } from './infra/sql-sandbox-drivers.repository';
import { SandboxClock } from './sandbox-clock.service';
import { SandboxDrivers } from './sandbox-drivers.service';
import { SandboxDriversRepository } from './sandbox-drivers.repository';
import { SandboxMoves } from './sandbox-moves.service';
import { SandboxPresence } from './sandbox-presence';
import { SandboxRides } from './sandbox-rides.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([SandboxDriverEntity]),
    DispatchModule,
    DriversModule,
    DrivingModule,
    IdentityModule,
    MappingModule,
    MembersModule,
    RidesModule,
    TrackingModule,
    VerificationModule,
  ],
  controllers: [SandboxClockController, SandboxDriversController, SandboxRidesController],
  providers: [
    SandboxClock,
    SandboxDrivers,
    SandboxMoves,
    SandboxRides,
    SandboxPresence,
    { provide: SandboxDriversRepository, useClass: SqlSandboxDriversRepository },
  ],
})
export class SandboxModule {}
