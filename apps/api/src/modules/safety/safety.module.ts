import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmergencyContactEntity } from './infra/emergency-contact.entity';
import { SafetyAnswerEntity } from './infra/safety-answer.entity';
import { SafetyCheckEntity } from './infra/safety-check.entity';
import { SosCallEntity } from './infra/sos-call.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { MappingModule } from '../mapping/mapping.module';
import { MembersModule } from '../members/members.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { TripLinksModule } from '../trip-links/trip-links.module';
import { ClosedSosService } from './closed-sos.service';
import { EmergencyContactsService } from './emergency-contacts.service';
import { GuestSafetyService } from './guest-safety.service';
import { SafetyChecksController } from './http/safety-checks.controller';
import { SafetyController } from './http/safety.controller';
import { SqlSafetyChecksRepository } from './infra/sql-safety-checks.repository';
import { SqlSafetyRepository } from './infra/sql-safety.repository';
import { LeftGuestsService } from './left-guests.service';
import { PlannedRoutes } from './planned-routes';
import { SafeReportsService } from './safe-reports.service';
import { SafetyAnswersService } from './safety-answers.service';
import { SafetyChecksRepository } from './safety-checks.repository';
import { SafetyQuestionsService } from './safety-questions.service';
import { SafetyRepository } from './safety.repository';
import { SosMessages } from './sos-messages';
import { SosService } from './sos.service';
import { TripWatchService } from './trip-watch.service';
import { EmergencyContactsErasure } from './infra/emergency-contacts-erasure';

@Module({
  imports: [
    TypeOrmModule.forFeature([EmergencyContactEntity, SafetyAnswerEntity, SafetyCheckEntity, SosCallEntity]),
    AlertsModule,
    IdentityModule,
    InboxModule,
    MappingModule,
    MembersModule,
    RealtimeModule,
    RidesModule,
    TripLinksModule,
  ],
  controllers: [SafetyController, SafetyChecksController],
  providers: [
    EmergencyContactsErasure,
    EmergencyContactsService,
    GuestSafetyService,
    ClosedSosService,
    LeftGuestsService,
    SosMessages,
    SosService,
    PlannedRoutes,
    SafeReportsService,
    SafetyAnswersService,
    SafetyQuestionsService,
    TripWatchService,
    { provide: SafetyRepository, useClass: SqlSafetyRepository },
    { provide: SafetyChecksRepository, useClass: SqlSafetyChecksRepository },
  ],
})
export class SafetyModule {}
