import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StripeEventEntity } from './infra/stripe-event.entity';
import { AlertsModule } from '../alerts/alerts.module';
import { IdentityModule } from '../identity/identity.module';
import { DeadLettersController } from './http/dead-letters.controller';
import { StripeWebhookController } from './http/stripe-webhook.controller';
import { PostgresWebhookEventsRepository } from './infra/postgres-webhook-events.repository';
import { StripeWebhookVerifier } from './infra/stripe-webhook-verifier';
import { DeadLetters } from './dead-letters.service';
import { WebhookEventsRepository } from './webhook-events.repository';
import { WebhookVerifier } from './webhook-verifier';
import { WebhookEvents } from './webhooks.facade';
import { WebhooksService } from './webhooks.service';

/** Receives the payment provider's webhook events and passes each one once to the modules that handle its type. */
@Module({
  imports: [TypeOrmModule.forFeature([StripeEventEntity]), AlertsModule, IdentityModule],
  controllers: [StripeWebhookController, DeadLettersController],
  providers: [
    WebhooksService,
    DeadLetters,
    { provide: WebhookEvents, useExisting: WebhooksService },
    { provide: WebhookVerifier, useClass: StripeWebhookVerifier },
    { provide: WebhookEventsRepository, useClass: PostgresWebhookEventsRepository },
  ],
  exports: [WebhookEvents],
})
export class WebhooksModule {}
