import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CancellationPolicyEntity } from './infra/cancellation-policy.entity';
import { CancellationRuleEntity } from './infra/cancellation-rule.entity';
import { WithdrawnPolicyEntity } from './infra/withdrawn-policy.entity';
import { AmountsModule } from '../amounts/amounts.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { DriversModule } from '../drivers/drivers.module';
import { DrivingModule } from '../driving/driving.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RefundsModule } from '../refunds/refunds.module';
import { RidesModule } from '../rides/rides.module';
import { CancellationsFacade } from './cancellations.facade';
import { CancellationsService } from './cancellations.service';
import { EventCancellationPreviews } from './event-cancellation-previews.service';
import { EventCancellations } from './event-cancellations.service';
import { CancellationsController } from './http/cancellations.controller';
import { EventCancellationsController } from './http/event-cancellations.controller';
import { PoliciesController } from './http/policies.controller';
import { CancellationTermsController } from './http/terms.controller';
import { SqlPoliciesRepository } from './infra/sql-policies.repository';
import { CancelledRideMessages } from './cancelled-ride-messages';
import { OperatorCancellationsController } from './http/operator-cancellations.controller';
import { OperatorCancellationsService } from './operator-cancellations.service';
import { JointCancellations } from './joint-cancellations.service';
import { NoShowMails } from './no-show-mails';
import { NoShowMarks } from './no-show-marks.service';
import { NoShowsService } from './no-shows.service';
import { PaidSoFar } from './paid-so-far.service';
import { Pickups } from './pickups.service';
import { PoliciesRepository } from './policies.repository';
import { PoliciesService } from './policies.service';
import { PreviewsService } from './previews.service';
import { CancellationTermsService } from './terms.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([CancellationPolicyEntity, CancellationRuleEntity, WithdrawnPolicyEntity]),
    AmountsModule,
    BusinessAccountsModule,
    DriversModule,
    DrivingModule,
    IdentityModule,
    MembersModule,
    PaymentsModule,
    RealtimeModule,
    RefundsModule,
    RidesModule,
  ],
  controllers: [
    CancellationsController,
    EventCancellationsController,
    OperatorCancellationsController,
    CancellationTermsController,
    PoliciesController,
  ],
  providers: [
    CancellationsService,
    EventCancellationPreviews,
    EventCancellations,
    OperatorCancellationsService,
    CancelledRideMessages,
    PreviewsService,
    NoShowsService,
    NoShowMarks,
    Pickups,
    PaidSoFar,
    NoShowMails,
    PoliciesService,
    CancellationTermsService,
    { provide: PoliciesRepository, useClass: SqlPoliciesRepository },
    { provide: CancellationsFacade, useClass: JointCancellations },
  ],
  exports: [CancellationsFacade],
})
export class CancellationsModule {}
