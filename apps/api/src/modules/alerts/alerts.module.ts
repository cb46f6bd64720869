import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertThresholdsEntity } from './infra/alert-thresholds.entity';
import { DriverStopEntity } from './infra/driver-stop.entity';
import { MoneyAlertEntity } from './infra/money-alert.entity';
import { IdentityModule } from '../identity/identity.module';
import { PushModule } from '../push/push.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { SettingsModule } from '../settings/settings.module';
import { AlertFeed } from './alert-feed';
import { AlertRulesRepository } from './alert-rules.repository';
import { AlertRules } from './alert-rules.service';
import { AlertThresholdsRepository } from './alert-thresholds.repository';
import { AlertThresholdsService } from './alert-thresholds.service';
import { AlertsFacade } from './alerts.facade';
import { AlertsRepository } from './alerts.repository';
import { AlertsService } from './alerts.service';
import { ClosedAlerts } from './closed-alerts.facade';
import { EmergencyNotifications } from './emergency-notifications';
import { AlertThresholdsController } from './http/alert-thresholds.controller';
import { AlertsController } from './http/alerts.controller';
import { AlertsErasure } from './infra/alerts-erasure';
import { SqlAlertRulesRepository } from './infra/sql-alert-rules.repository';
import { SqlAlertThresholdsRepository } from './infra/sql-alert-thresholds.repository';
import { SqlAlertsRepository } from './infra/sql-alerts.repository';

@Module({
  imports: [
    TypeOrmModule.forFeature([AlertThresholdsEntity, DriverStopEntity, MoneyAlertEntity]),
    IdentityModule,
    PushModule,
    RealtimeModule,
    SettingsModule,
  ],
  controllers: [AlertsController, AlertThresholdsController],
  providers: [
    AlertsErasure,
    AlertsService,
    AlertFeed,
    ClosedAlerts,
    EmergencyNotifications,
    AlertRules,
    AlertThresholdsService,
    { provide: AlertRulesRepository, useClass: SqlAlertRulesRepository },
    { provide: AlertThresholdsRepository, useClass: SqlAlertThresholdsRepository },
    { provide: AlertsRepository, useClass: SqlAlertsRepository },
    { provide: AlertsFacade, useExisting: AlertFeed },
  ],
  exports: [AlertsFacade, ClosedAlerts],
})
export class AlertsModule {}
