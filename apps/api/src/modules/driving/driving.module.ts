import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertsModule } from '../alerts/alerts.module';
import { CityModule } from '../city/city.module';
import { PushModule } from '../push/push.module';
import { DispatchModule } from '../dispatch/dispatch.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MappingModule } from '../mapping/mapping.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { RunsModule } from '../runs/runs.module';
import { TrackingModule } from '../tracking/tracking.module';
import { BoardingStepsService } from './boarding-steps.service';
import { CompletionService } from './completion.service';
import { DriverSteps, DrivingFacade, LeftPickups } from './driving.facade';
import { DrivingService } from './driving.service';
import { RideReleaseService } from './ride-release.service';
import { DeparturesService } from './departures.service';
import { DriverNotices } from './driver-notices';
import { PickupNotices } from './pickup-notices';
import { HandoversService } from './handovers.service';
import { DrivingController } from './http/driving.controller';
import { RideOperationsController } from './http/ride-operations.controller';
import { RunHandovers } from './run-handovers.service';
import { OperatorCompletionService } from './operator-completion.service';
import { TestStepsController } from './http/test-steps.controller';
import { SuspensionsService } from './suspensions.service';
import { TestStepsService } from './test-steps.service';
import { LeftPickupsService } from './left-pickups.service';
import { MovedPickups } from './moved-pickups.service';
import { LateDrivers } from './late-drivers.service';
import { RemindersService } from './reminders.service';
import { StepPositions } from './step-positions.service';
import { DepartureWatch } from './departure-watch';
import { ProgressChecksController } from './http/progress-checks.controller';
import { ApproachEntity } from './infra/approach.entity';
import { ProgressCheckEntity } from './infra/progress-check.entity';
import { SqlProgressChecksRepository } from './infra/sql-progress-checks.repository';
import { PickupTravelTimes } from './pickup-travel-times';
import { ProgressChecksRepository } from './progress-checks.repository';
import { ProgressNotices } from './progress-notices';
import { ProgressAnswers } from './progress-answers.service';
import { ProgressQuestions } from './progress-questions.service';
import { ProgressSettlement } from './progress-settlement.service';
import { ProgressWatch } from './progress-watch';
import { ConfirmationWatch } from './confirmation-watch';
import { RideConfirmationEntity } from './infra/ride-confirmation.entity';
import { SqlRideConfirmationsRepository } from './infra/sql-ride-confirmations.repository';
import { RideConfirmationsRepository } from './ride-confirmations.repository';
import { RideConfirmations } from './ride-confirmations.service';
import { UnconfirmedRides } from './unconfirmed-rides.service';
import { TakenBackRides } from './taken-back-rides.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ApproachEntity, ProgressCheckEntity, RideConfirmationEntity]),
    AlertsModule,
    RidesModule,
    RunsModule,
    MembersModule,
    DriversModule,
    DispatchModule,
    RealtimeModule,
    IdentityModule,
    CityModule,
    PushModule,
    TrackingModule,
    MappingModule,
  ],
  controllers: [DrivingController, ProgressChecksController, RideOperationsController, TestStepsController],
  providers: [
    DrivingService,
    DeparturesService,
    BoardingStepsService,
    CompletionService,
    StepPositions,
    RideReleaseService,
    RunHandovers,
    RemindersService,
    LateDrivers,
    DepartureWatch,
    DriverNotices,
    PickupNotices,
    HandoversService,
    OperatorCompletionService,
    TestStepsService,
    PickupTravelTimes,
    ProgressNotices,
    ProgressAnswers,
    ProgressQuestions,
    ProgressSettlement,
    ProgressWatch,
    MovedPickups,
    TakenBackRides,
    ConfirmationWatch,
    RideConfirmations,
    UnconfirmedRides,
    { provide: RideConfirmationsRepository, useClass: SqlRideConfirmationsRepository },
    { provide: ProgressChecksRepository, useClass: SqlProgressChecksRepository },
    { provide: DrivingFacade, useClass: SuspensionsService },
    { provide: DriverSteps, useExisting: DrivingService },
    LeftPickupsService,
    { provide: LeftPickups, useExisting: LeftPickupsService },
  ],
  exports: [DrivingFacade, DriverSteps, LeftPickups],
})
export class DrivingModule {}
