import type { Config } from '../../../config/config';
import type { Events } from '../../../platform/events/events';
import type { CardsFacade } from '../../cards/cards.facade';
import type { PaymentRecoveryFacade } from '../../payment-recovery/payment-recovery.facade';
import type { PaymentParts } from '../../payments/testing/payment-parts';
import { only } from '../../../platform/testing/stand-ins';
import type { WebhookEvents } from '../../webhooks/webhooks.facade';
import { DeferredAuthorizationsService } from '../deferred-authorizations.service';
import { DuePaymentsService } from '../due-payments.service';
import { HoldIncreaseService } from '../hold-increase.service';
import { HoldReauthorizationService } from '../hold-reauthorization.service';
import { HoldReplacementService } from '../hold-replacement.service';
import { HoldRequestsService } from '../hold-requests.service';
import { HoldTakeoverService } from '../hold-takeover.service';
import { IntentCreationService } from '../intent-creation.service';
import { OffSessionAuthorizationsService } from '../off-session-authorizations.service';
import { PaymentIntentsService } from '../payment-intents.service';
import { PaymentLookupsService } from '../payment-lookups.service';
import { PaymentSyncService } from '../payment-sync.service';
import { PaymentTransitionsService } from '../payment-transitions.service';
import { PaymentWebhooks } from '../payment-webhooks.service';
import { PendingAuthorizationsService } from '../pending-authorizations.service';
import { SavedCardPaymentsService } from '../saved-card-payments.service';

/** The authorization services with in-memory fakes of everything else. */
export class AuthorizationsWorld {
  readonly pending: PendingAuthorizationsService;
  readonly sync: PaymentSyncService;
  readonly deferred: DeferredAuthorizationsService;
  readonly savedCards: SavedCardPaymentsService;
  readonly offSession: OffSessionAuthorizationsService;
  readonly intents: PaymentIntentsService;
  readonly lookups: PaymentLookupsService;
  readonly increases: HoldIncreaseService;
  readonly reauthorizations: HoldReauthorizationService;

  constructor(parts: PaymentParts, recovery: PaymentRecoveryFacade, cards: CardsFacade, webhooks: WebhookEvents) {
    const { database, payments, provider, rides, members, contexts, holds, jobs, clock } = parts;
    const pending = new PendingAuthorizationsService(payments, jobs, clock);
    const takeover = new HoldTakeoverService(payments, rides, recovery, pending, jobs);
    const transitions = new PaymentTransitionsService(payments, rides, members, recovery, holds, pending, clock);
    const sync = new PaymentSyncService(database, payments, rides, contexts, takeover, transitions, holds);
    const deferred = new DeferredAuthorizationsService(database, payments, rides, members, cards, pending, clock);
    const due = new DuePaymentsService(database, payments, contexts, rides, members, holds, pending);
    const config = only<Config>({ RIDER_WEB_URL: 'https://ride.example' });
    const requests = new HoldRequestsService(provider, cards);
    const replacement = new HoldReplacementService(database, payments, provider, rides, sync, requests, takeover);
    const creation = new IntentCreationService(database, payments, provider, cards, sync);
    const events = only<Events>({ react: () => undefined });
    this.pending = pending;
    this.sync = sync;
    this.deferred = deferred;
    this.savedCards = new SavedCardPaymentsService(payments, provider, rides, cards, sync, deferred, config);
    this.offSession = new OffSessionAuthorizationsService(database, payments, provider, requests, rides, sync, jobs);
    this.intents = new PaymentIntentsService(payments, provider, sync, deferred, due, creation, replacement);
    this.lookups = new PaymentLookupsService(jobs, payments, provider, sync, cards, deferred);
    this.increases = new HoldIncreaseService(database, payments, cards, due, replacement, events, jobs);
    this.reauthorizations = new HoldReauthorizationService(
      database,
      payments,
      rides,
      replacement,
      pending,
      jobs,
      clock,
    );
    this.offSession.onModuleInit();
    this.increases.onModuleInit();
    this.reauthorizations.onModuleInit();
    new PaymentWebhooks(webhooks, provider, sync, payments, cards, deferred).onModuleInit();
  }
}
