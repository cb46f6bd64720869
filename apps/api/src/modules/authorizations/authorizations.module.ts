import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module';
import { MembersModule } from '../members/members.module';
import { PaymentRecoveryModule } from '../payment-recovery/payment-recovery.module';
import { PaymentsModule } from '../payments/payments.module';
import { RidesModule } from '../rides/rides.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AuthorizationsFacade, PaymentIntents, PaymentSync, StoredCardAuthorizations } from './authorizations.facade';
import { AuthorizationsService } from './authorizations.service';
import { DeferredAuthorizationsService } from './deferred-authorizations.service';
import { DuePaymentsService } from './due-payments.service';
import { HoldIncreaseService } from './hold-increase.service';
import { HoldReauthorizationService } from './hold-reauthorization.service';
import { HoldReplacementService } from './hold-replacement.service';
import { HoldRequestsService } from './hold-requests.service';
import { HoldTakeoverService } from './hold-takeover.service';
import { PaymentsController } from './http/payments.controller';
import { IntentCreationService } from './intent-creation.service';
import { OffSessionAuthorizationsService } from './off-session-authorizations.service';
import { PaymentIntentsService } from './payment-intents.service';
import { PaymentLookupsService } from './payment-lookups.service';
import { PaymentSyncService } from './payment-sync.service';
import { PaymentTransitionsService } from './payment-transitions.service';
import { PaymentWebhooks } from './payment-webhooks.service';
import { PendingAuthorizationsService } from './pending-authorizations.service';
import { SavedCardPaymentsService } from './saved-card-payments.service';

/**
 * Authorizes cards before a ride: at booking, later with a stored card, before a hold expires, and for a higher amount.
 */
@Module({
  imports: [CardsModule, MembersModule, PaymentRecoveryModule, PaymentsModule, RidesModule, WebhooksModule],
  controllers: [PaymentsController],
  providers: [
    AuthorizationsService,
    DeferredAuthorizationsService,
    DuePaymentsService,
    HoldIncreaseService,
    HoldReauthorizationService,
    HoldReplacementService,
    HoldRequestsService,
    HoldTakeoverService,
    IntentCreationService,
    OffSessionAuthorizationsService,
    PaymentIntentsService,
    PaymentLookupsService,
    PaymentSyncService,
    PaymentTransitionsService,
    PaymentWebhooks,
    PendingAuthorizationsService,
    SavedCardPaymentsService,
    { provide: AuthorizationsFacade, useExisting: AuthorizationsService },
    { provide: PaymentIntents, useExisting: PaymentIntentsService },
    { provide: PaymentSync, useExisting: PaymentSyncService },
    { provide: StoredCardAuthorizations, useExisting: PendingAuthorizationsService },
  ],
  exports: [AuthorizationsFacade, PaymentIntents, PaymentSync, StoredCardAuthorizations],
})
export class AuthorizationsModule {}
