import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MembersModule } from '../members/members.module';
import { PaymentsModule } from '../payments/payments.module';
import { RidesModule } from '../rides/rides.module';
import { CreditNotices } from './credit-notices';
import { CreditBooks } from './credit-books';
import { CreditExpiry } from './credit-expiry.service';
import { CreditOperations } from './credit-operations.service';
import { CreditReservations } from './credit-reservations.service';
import { CreditsFacade } from './credits.facade';
import { CreditsRepository } from './credits.repository';
import { CreditsService } from './credits.service';
import { CreditsController } from './http/credits.controller';
import { CreditUseEntity } from './infra/credit-use.entity';
import { CreditEntity } from './infra/credit.entity';
import { SqlCreditsRepository } from './infra/sql-credits.repository';

/** Credit that operations grant to riders. It is used before their card. */
@Module({
  imports: [
    TypeOrmModule.forFeature([CreditEntity, CreditUseEntity]),
    IdentityModule,
    InboxModule,
    LedgerModule,
    MembersModule,
    PaymentsModule,
    RidesModule,
  ],
  controllers: [CreditsController],
  providers: [
    CreditNotices,
    CreditBooks,
    CreditExpiry,
    CreditOperations,
    CreditReservations,
    CreditsService,
    { provide: CreditsFacade, useExisting: CreditsService },
    { provide: CreditsRepository, useClass: SqlCreditsRepository },
  ],
  exports: [CreditsFacade],
})
export class CreditsModule {}
