import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { AlertFeed } from './alert-feed';
import { AlertRulesRepository } from './alert-rules.repository';
import { AlertRules } from './alert-rules.service';
import { AlertsFacade } from './alerts.facade';
import { AlertsRepository } from './alerts.repository';
import { AlertsService } from './alerts.service';
import { AlertsController } from './http/alerts.controller';
import { NewRideMessages } from './new-ride-messages';
import { RidesModule } from '../rides/rides.module';
import { SqlAlertRulesRepository } from './infra/sql-alert-rules.repository';
import { SqlAlertsRepository } from './infra/sql-alerts.repository';

@Module({
  imports: [IdentityModule, RealtimeModule, RidesModule],
  controllers: [AlertsController],
  providers: [
    AlertsService,
    AlertFeed,
    AlertRules,
    NewRideMessages,
    { provide: AlertRulesRepository, useClass: SqlAlertRulesRepository },
    { provide: AlertsRepository, useClass: SqlAlertsRepository },
    { provide: AlertsFacade, useExisting: AlertFeed },
  ],
  exports: [AlertsFacade],
})
export class AlertsModule {}
