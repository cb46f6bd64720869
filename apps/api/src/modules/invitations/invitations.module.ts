import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InvitationOptOutEntity } from './infra/invitation-opt-out.entity';
import { InvitationEntity } from './infra/invitation.entity';
import { InviteeEntity } from './infra/invitee.entity';
import { BusinessAccountsModule } from '../business-accounts/business-accounts.module';
import { CityModule } from '../city/city.module';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { InvitationsController } from './http/invitations.controller';
import { InviteesController } from './http/invitees.controller';
import { OptOutsController } from './http/opt-outs.controller';
import { SqlInvitationsRepository } from './infra/sql-invitations.repository';
import { SqlInviteesRepository } from './infra/sql-invitees.repository';
import { InvitationDelivery } from './invitation-delivery.service';
import { InvitationSender } from './invitation-sender.service';
import { InvitationsRepository } from './invitations.repository';
import { InvitationsService } from './invitations.service';
import { InviteeInvitations } from './invitee-invitations.service';
import { InviteesFacade } from './invitees.facade';
import { InviteesRepository } from './invitees.repository';
import { InviteesService } from './invitees.service';
import { OptOutsService } from './opt-outs.service';
import { InviteesErasure } from './infra/invitees-erasure';
import { expiredRows } from '../../platform/retention/expired-rows';

const INVITATIONS_KEPT_DAYS = 365;

@Module({
  imports: [
    TypeOrmModule.forFeature([InvitationOptOutEntity, InvitationEntity, InviteeEntity]),
    BusinessAccountsModule,
    CityModule,
    IdentityModule,
    InboxModule,
    MembersModule,
    RidesModule,
  ],
  controllers: [InvitationsController, InviteesController, OptOutsController],
  providers: [
    // The opt-out link of an invitation works as long as its row is kept; opt-outs themselves are kept forever.
    expiredRows('invitations', `old.created_at < now() - interval '${INVITATIONS_KEPT_DAYS} days'`),
    expiredRows(
      'invitees',
      `EXISTS (SELECT 1 FROM rides r WHERE r.id = old.ride_id AND r.status IN ('completed', 'cancelled'))`,
    ),
    InviteesErasure,
    InvitationsService,
    InvitationDelivery,
    InvitationSender,
    InviteeInvitations,
    InviteesService,
    OptOutsService,
    { provide: InvitationsRepository, useClass: SqlInvitationsRepository },
    { provide: InviteesRepository, useClass: SqlInviteesRepository },
    { provide: InviteesFacade, useExisting: InviteesService },
  ],
  exports: [InviteesFacade],
})
export class InvitationsModule {}
