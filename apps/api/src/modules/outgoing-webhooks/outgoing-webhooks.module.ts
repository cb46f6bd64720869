import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SealedSecrets } from '../../platform/sealed-secrets';
import { AlertsModule } from '../alerts/alerts.module';
import { ApiTokensModule } from '../api-tokens/api-tokens.module';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { BusinessInvoicesModule } from '../business-invoices/business-invoices.module';
import { IdentityModule } from '../identity/identity.module';
import { PayoutsModule } from '../payouts/payouts.module';
import { RidesModule } from '../rides/rides.module';
import { EndpointDisabling } from './endpoint-disabling.service';
import { AdminWebhookDeliveriesController } from './http/admin-webhook-deliveries.controller';
import { AdminWebhookEndpointsController } from './http/admin-webhook-endpoints.controller';
import { AdminWebhookFaultsController } from './http/admin-webhook-faults.controller';
import { WebhookDeliveriesController } from './http/webhook-deliveries.controller';
import { FaultySender } from './faulty-sender';
import { WebhookFaultsController } from './http/webhook-faults.controller';
import { WebhookEndpointsController } from './http/webhook-endpoints.controller';
import { HostResolver } from './infra/host-resolver';
import { HttpWebhookSender } from './infra/http-webhook-sender';
import { SqlWebhookDeliveriesRepository } from './infra/sql-webhook-deliveries.repository';
import { SqlWebhookEndpointsRepository } from './infra/sql-webhook-endpoints.repository';
import { WebhookAttemptEntity } from './infra/webhook-attempt.entity';
import { WebhookDeliveryEntity } from './infra/webhook-delivery.entity';
import { WebhookEndpointEntity } from './infra/webhook-endpoint.entity';
import { SqlWebhookFaultsRepository } from './infra/sql-webhook-faults.repository';
import { WebhookFaultEntity } from './infra/webhook-fault.entity';
import { WebhookMessageEntity } from './infra/webhook-message.entity';
import { InvoiceWebhooks } from './invoice-webhooks';
import { ServiceAccountEndpoints } from './service-account-endpoints';
import { WebhookAttempts } from './webhook-attempts.service';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookDeliveriesService } from './webhook-deliveries.service';
import { WebhookEndpointsRepository } from './webhook-endpoints.repository';
import { WebhookEndpointsService } from './webhook-endpoints.service';
import { WebhookFaultsRepository } from './webhook-faults.repository';
import { WebhookFaultsService } from './webhook-faults.service';
import { WebhookMessages } from './webhook-messages.service';
import { WebhookReactions } from './webhook-reactions';
import { WebhookRunner } from './webhook-runner.service';
import { WebhookSender } from './webhook-sender';
import { WEBHOOKS_KEPT_DAYS } from '@groupride/contracts';
import { expiredRows } from '../../platform/retention/expired-rows';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      WebhookAttemptEntity,
      WebhookDeliveryEntity,
      WebhookEndpointEntity,
      WebhookFaultEntity,
      WebhookMessageEntity,
    ]),
    AlertsModule,
    ApiTokensModule,
    BusinessAccountsModule,
    BusinessInvoicesModule,
    IdentityModule,
    PayoutsModule,
    RidesModule,
  ],
  controllers: [
    AdminWebhookEndpointsController,
    AdminWebhookDeliveriesController,
    AdminWebhookFaultsController,
    WebhookEndpointsController,
    WebhookDeliveriesController,
    WebhookFaultsController,
  ],
  providers: [
    // Deletes messages together with their deliveries, all of which have ended by then.
    expiredRows('webhook_messages', `old.created_at < now() - interval '${WEBHOOKS_KEPT_DAYS} days'`),
    EndpointDisabling,
    FaultySender,
    HostResolver,
    InvoiceWebhooks,
    SealedSecrets,
    ServiceAccountEndpoints,
    WebhookAttempts,
    WebhookDeliveriesService,
    WebhookEndpointsService,
    WebhookFaultsService,
    WebhookMessages,
    WebhookReactions,
    WebhookRunner,
    { provide: WebhookDeliveriesRepository, useClass: SqlWebhookDeliveriesRepository },
    { provide: WebhookEndpointsRepository, useClass: SqlWebhookEndpointsRepository },
    { provide: WebhookFaultsRepository, useClass: SqlWebhookFaultsRepository },
    { provide: WebhookSender, useClass: HttpWebhookSender },
  ],
})
export class OutgoingWebhooksModule {}
