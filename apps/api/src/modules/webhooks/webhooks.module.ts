import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { IdentityModule } from '../identity/identity.module';
import { ParkedReportsController } from './http/parked-reports.controller';
import { StripeWebhookController } from './http/stripe-webhook.controller';
import { PostgresProviderReportsRepository } from './infra/postgres-provider-reports.repository';
import { StripeReportVerifier } from './infra/stripe-report-verifier';
import { ParkedReports } from './parked-reports.service';
import { ProviderReportsRepository } from './provider-reports.repository';
import { ReportVerifier } from './report-verifier';
import { ProviderReports } from './webhooks.facade';
import { WebhooksService } from './webhooks.service';

/** What the payment provider tells us, once each, for the modules that asked to hear of it. */
@Module({
  imports: [AlertsModule, IdentityModule],
  controllers: [StripeWebhookController, ParkedReportsController],
  providers: [
    WebhooksService,
    ParkedReports,
    { provide: ProviderReports, useExisting: WebhooksService },
    { provide: ReportVerifier, useClass: StripeReportVerifier },
    { provide: ProviderReportsRepository, useClass: PostgresProviderReportsRepository },
  ],
  exports: [ProviderReports],
})
export class WebhooksModule {}
