import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettleUpEntity } from './infra/settle-up.entity';
import { VenmoAccountEntity } from './infra/venmo-account.entity';
import { AmountsModule } from '../amounts/amounts.module';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { MembersModule } from '../members/members.module';
import { RidesModule } from '../rides/rides.module';
import { SettleUpsController, VenmoController } from './http/settle-ups.controller';
import { SqlSettleUpsRepository } from './infra/sql-settle-ups.repository';
import { SettleUpsRepository } from './settle-ups.repository';
import { SettleUpsService } from './settle-ups.service';
import { VenmoErasure } from './infra/venmo-erasure';

/** Lets members pay the organizer back, with Venmo or in cash. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SettleUpEntity, VenmoAccountEntity]),
    AmountsModule,
    IdentityModule,
    InboxModule,
    MembersModule,
    RidesModule,
  ],
  controllers: [SettleUpsController, VenmoController],
  providers: [VenmoErasure, SettleUpsService, { provide: SettleUpsRepository, useClass: SqlSettleUpsRepository }],
})
export class SettleUpsModule {}
