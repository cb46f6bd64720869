import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { AlertsFacade } from './alerts.facade';
import { AlertsRepository } from './alerts.repository';
import { AlertsService } from './alerts.service';
import { AlertsController } from './http/alerts.controller';
import { SqlAlertsRepository } from './infra/sql-alerts.repository';

@Module({
  imports: [IdentityModule],
  controllers: [AlertsController],
  providers: [
    AlertsService,
    { provide: AlertsRepository, useClass: SqlAlertsRepository },
    { provide: AlertsFacade, useExisting: AlertsRepository },
  ],
  exports: [AlertsFacade],
})
export class AlertsModule {}
