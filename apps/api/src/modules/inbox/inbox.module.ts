import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity } from './infra/notification.entity';
import { AmountsModule } from '../amounts/amounts.module';
import { CityModule } from '../city/city.module';
import { DriversModule } from '../drivers/drivers.module';
import { IdentityModule } from '../identity/identity.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { PushModule } from '../push/push.module';
import { RealtimeModule } from '../realtime/realtime.module';
import { RidesModule } from '../rides/rides.module';
import { InboxController } from './http/inbox.controller';
import { InboxFacade } from './inbox.facade';
import { InboxReactions } from './inbox-reactions';
import { InboxRepository } from './inbox.repository';
import { InboxService } from './inbox.service';
import { NoticeContexts } from './notice-contexts';
import { SqlInboxRepository } from './infra/sql-inbox.repository';
import { NotificationsErasure } from './infra/notifications-erasure';
import { expiredRows } from '../../platform/retention/expired-rows';

/** Also applies to notifications that the reader deleted, so that the same event does not create them again. */
const NOTIFICATIONS_KEPT_DAYS = 90;

/** Notifications in the application; the module `notifications` sends mails. */
@Module({
  imports: [
    TypeOrmModule.forFeature([NotificationEntity]),
    AmountsModule,
    CityModule,
    DriversModule,
    IdentityModule,
    MembersModule,
    PaymentsModule,
    PushModule,
    RealtimeModule,
    RidesModule,
  ],
  controllers: [InboxController],
  providers: [
    expiredRows('notifications', `old.created_at < now() - interval '${NOTIFICATIONS_KEPT_DAYS} days'`),
    NotificationsErasure,
    InboxService,
    { provide: InboxFacade, useExisting: InboxService },
    InboxReactions,
    NoticeContexts,
    { provide: InboxRepository, useClass: SqlInboxRepository },
  ],
  exports: [InboxFacade],
})
export class InboxModule {}
