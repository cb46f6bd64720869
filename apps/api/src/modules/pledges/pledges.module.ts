import { Module } from '@nestjs/common';
import { AuthorizationsModule } from '../authorizations/authorizations.module';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { PricingModule } from '../pricing/pricing.module';
import { RidesModule } from '../rides/rides.module';
import { PledgesController } from './http/pledges.controller';
import { PledgeChanges } from './pledge-changes.service';
import { PledgeClosingService } from './pledge-closing.service';
import { PledgeNotices } from './pledge-notices.service';
import { PledgeProgressService } from './pledge-progress.service';
import { PledgeReminders } from './pledge-reminders.service';
import { PledgeSeats } from './pledge-seats.service';
import { PledgesFacade } from './pledges.facade';
import { PledgesService } from './pledges.service';

/** Rides that take place only if enough people join by a deadline. Everyone pays their own share. */
@Module({
  imports: [
    AuthorizationsModule,
    IdentityModule,
    InboxModule,
    MembersModule,
    PaymentsModule,
    PricingModule,
    RidesModule,
  ],
  controllers: [PledgesController],
  providers: [
    PledgesService,
    PledgeChanges,
    PledgeClosingService,
    PledgeNotices,
    PledgeProgressService,
    PledgeReminders,
    PledgeSeats,
    { provide: PledgesFacade, useExisting: PledgesService },
  ],
  exports: [PledgesFacade],
})
export class PledgesModule {}
