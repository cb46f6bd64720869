import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DispatchModule } from '../dispatch/dispatch.module';
import { DriversModule } from '../drivers/drivers.module';
import { DrivingModule } from '../driving/driving.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { MembersModule } from '../members/members.module';
import { PayoutsModule } from '../payouts/payouts.module';
import { RidesModule } from '../rides/rides.module';
import { TrackingModule } from '../tracking/tracking.module';
import { VerificationModule } from '../verification/verification.module';
import { SandboxCardsController } from './http/sandbox-cards.controller';
import { SandboxClockController } from './http/sandbox-clock.controller';
import { SandboxDriversController } from './http/sandbox-drivers.controller';
import { SandboxPayoutsController } from './http/sandbox-payouts.controller';
import { SandboxRidesController } from './http/sandbox-rides.controller';
import { SandboxDriverEntity } from './infra/sandbox-driver.entity';
import { SqlSandboxDriversRepository } from './infra/sql-sandbox-drivers.repository';
import { StripeTestCards } from './infra/stripe-test-cards';
import { SandboxCards } from './sandbox-cards.service';
import { TestCards } from './test-cards';
import { SandboxClock } from './sandbox-clock.service';
import { SandboxDrivers } from './sandbox-drivers.service';
import { SandboxDriversRepository } from './sandbox-drivers.repository';
import { SandboxMoves } from './sandbox-moves.service';
import { SandboxPayouts } from './sandbox-payouts.service';
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
    PayoutsModule,
    RidesModule,
    TrackingModule,
    VerificationModule,
  ],
  controllers: [
    SandboxCardsController,
    SandboxClockController,
    SandboxDriversController,
    SandboxRidesController,
    SandboxPayoutsController,
  ],
  providers: [
    SandboxCards,
    SandboxClock,
    SandboxDrivers,
    SandboxMoves,
    SandboxPayouts,
    SandboxRides,
    SandboxPresence,
    { provide: TestCards, useClass: StripeTestCards },
    { provide: SandboxDriversRepository, useClass: SqlSandboxDriversRepository },
  ],
})
export class SandboxModule {}
