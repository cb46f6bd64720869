import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module';
import { AdminModule } from './modules/admin/admin.module';
import { AlertsModule } from './modules/alerts/alerts.module';
import { ApiTokensModule } from './modules/api-tokens/api-tokens.module';
import { AssemblyModule } from './modules/assembly/assembly.module';
import { BookingModule } from './modules/booking/booking.module';
import { BusinessAccountsModule } from './modules/business-accounts/business-accounts.module';
import { BusinessInvoicesModule } from './modules/business-invoices/business-invoices.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { CancellationsModule } from './modules/cancellations/cancellations.module';
import { CardsModule } from './modules/cards/cards.module';
import { ChargesModule } from './modules/charges/charges.module';
import { CityModule } from './modules/city/city.module';
import { DispatchModule } from './modules/dispatch/dispatch.module';
import { DisputesModule } from './modules/disputes/disputes.module';
import { DocumentsModule } from './modules/documents/documents.module';
import { DriversModule } from './modules/drivers/drivers.module';
import { DrivingModule } from './modules/driving/driving.module';
import { EarningsModule } from './modules/earnings/earnings.module';
import { IdentityModule } from './modules/identity/identity.module';
import { InboxModule } from './modules/inbox/inbox.module';
import { InvitationsModule } from './modules/invitations/invitations.module';
import { MapProxiesModule } from './modules/map-proxies/map-proxies.module';
import { MappingModule } from './modules/mapping/mapping.module';
import { MembersModule } from './modules/members/members.module';
import { MessagesModule } from './modules/messages/messages.module';
import { MetricsModule } from './modules/metrics/metrics.module';
import { NotificationsModule } from './modules/notifications/notifications.module';
import { AuthorizationsModule } from './modules/authorizations/authorizations.module';
import { CreditsModule } from './modules/credits/credits.module';
import { DebtsModule } from './modules/debts/debts.module';
import { PaymentRecoveryModule } from './modules/payment-recovery/payment-recovery.module';
import { PaymentsModule } from './modules/payments/payments.module';
import { SettlementModule } from './modules/settlement/settlement.module';
import { TipsModule } from './modules/tips/tips.module';
import { PayoutsModule } from './modules/payouts/payouts.module';
import { PlacesModule } from './modules/places/places.module';
import { PledgesModule } from './modules/pledges/pledges.module';
import { PricingModule } from './modules/pricing/pricing.module';
import { PushModule } from './modules/push/push.module';
import { ReconciliationModule } from './modules/reconciliation/reconciliation.module';
import { RefundsModule } from './modules/refunds/refunds.module';
import { ReceiptsModule } from './modules/receipts/receipts.module';
import { ReviewsModule } from './modules/reviews/reviews.module';
import { RidesModule } from './modules/rides/rides.module';
import { RunsModule } from './modules/runs/runs.module';
import { PoolModule } from './modules/pool/pool.module';
import { RoutePlansModule } from './modules/route-plans/route-plans.module';
import { SafetyModule } from './modules/safety/safety.module';
import { SettingsModule } from './modules/settings/settings.module';
import { SettleUpsModule } from './modules/settle-ups/settle-ups.module';
import { NotesModule } from './modules/notes/notes.module';
import { SalesModule } from './modules/sales/sales.module';
import { SandboxModule } from './modules/sandbox/sandbox.module';
import { SavedViewsModule } from './modules/saved-views/saved-views.module';
import { SupportModule } from './modules/support/support.module';
import { SystemModule } from './modules/system/system.module';
import { TrackingModule } from './modules/tracking/tracking.module';
import { TripLinksModule } from './modules/trip-links/trip-links.module';
import { VerificationModule } from './modules/verification/verification.module';
import { OutgoingWebhooksModule } from './modules/outgoing-webhooks/outgoing-webhooks.module';
import { WebhooksModule } from './modules/webhooks/webhooks.module';
import { WineriesModule } from './modules/wineries/wineries.module';
import { ClockModule } from './platform/clock';
import { LoggingModule } from './platform/logging';
import { DatabaseModule } from './platform/database/database.module';
import { EventsModule } from './platform/events/events.module';
import { HttpModule } from './platform/http/http.module';
import { JobsModule } from './platform/jobs/jobs.module';
import { RedisModule } from './platform/redis/redis.module';
import { StripeModule } from './platform/stripe/stripe.module';
import { TestClockModule } from './platform/test-clock/test-clock.module';
import { RetentionModule } from './platform/retention/retention.module';

/** The order of imports decides which of two matching routes is tried first: fixed words come before numbers. */
@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    ClockModule,
    DatabaseModule,
    TestClockModule,
    JobsModule,
    RedisModule,
    EventsModule,
    StripeModule,
    HttpModule,
    SystemModule,
    SettingsModule,
    SandboxModule,
    IdentityModule,
    ApiTokensModule,
    CityModule,
    MappingModule,
    PlacesModule,
    MapProxiesModule,
    WineriesModule,
    PledgesModule,
    PricingModule,
    DispatchModule,
    BookingModule,
    BusinessAccountsModule,
    BusinessInvoicesModule,
    RidesModule,
    RunsModule,
    PoolModule,
    MembersModule,
    WebhooksModule,
    OutgoingWebhooksModule,
    CardsModule,
    CancellationsModule,
    PaymentsModule,
    AuthorizationsModule,
    PaymentRecoveryModule,
    SettlementModule,
    CreditsModule,
    DebtsModule,
    TipsModule,
    PayoutsModule,
    ReceiptsModule,
    AlertsModule,
    RefundsModule,
    DisputesModule,
    ChargesModule,
    ReconciliationModule,
    NotificationsModule,
    PushModule,
    InboxModule,
    MessagesModule,
    CalendarModule,
    InvitationsModule,
    SalesModule,
    NotesModule,
    RoutePlansModule,
    SavedViewsModule,
    SupportModule,
    DrivingModule,
    VerificationModule,
    ReviewsModule,
    SettleUpsModule,
    TrackingModule,
    TripLinksModule,
    AssemblyModule,
    SafetyModule,
    EarningsModule,
    DocumentsModule,
    DriversModule,
    AdminModule,
    MetricsModule,
    RetentionModule,
  ],
})
export class AppModule {}
