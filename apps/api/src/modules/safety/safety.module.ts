import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmergencyContactEntity } from './infra/emergency-contact.entity';
import { SosCallEntity } from './infra/sos-call.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { IdentityModule } from '../identity/identity.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { TripLinksModule } from '../trip-links/trip-links.module';
import { EmergencyContactsService } from './emergency-contacts.service';
import { SafetyController } from './http/safety.controller';
import { SqlSafetyRepository } from './infra/sql-safety.repository';
import { SafetyRepository } from './safety.repository';
import { SosMessages } from './sos-messages';
import { SosService } from './sos.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([EmergencyContactEntity, SosCallEntity]),
    AlertsModule,
    IdentityModule,
    RealtimeModule,
    RidesModule,
    TripLinksModule,
  ],
  controllers: [SafetyController],
  providers: [
    EmergencyContactsService,
    SosMessages,
    SosService,
    { provide: SafetyRepository, useClass: SqlSafetyRepository },
  ],
})
export class SafetyModule {}
