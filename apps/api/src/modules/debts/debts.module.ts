import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { AuthorizationsModule } from '../authorizations/authorizations.module';
import { IdentityModule } from '../identity/identity.module';
import { InboxModule } from '../inbox/inbox.module';
import { LedgerModule } from '../ledger/ledger.module';
import { PaymentsModule } from '../payments/payments.module';
import { ReceiptsModule } from '../receipts/receipts.module';
import { RidesModule } from '../rides/rides.module';
import { DebtClosingService } from './debt-closing.service';
import { DebtNotices } from './debt-notices.service';
import { DebtPaymentsService } from './debt-payments.service';
import { DebtSettlementService } from './debt-settlement.service';
import { DebtsFacade, DebtSettlementFacade } from './debts.facade';
import { DebtsRepository } from './debts.repository';
import { DebtsService } from './debts.service';
import { DebtClosingController } from './http/debt-closing.controller';
import { DebtsController } from './http/debts.controller';
import { SqlDebtsRepository } from './infra/sql-debts.repository';

/** Debts that no hold covers. They are charged to a stored card, paid by the rider, or closed by operations. */
@Module({
  imports: [
    AlertsModule,
    AuthorizationsModule,
    IdentityModule,
    InboxModule,
    LedgerModule,
    PaymentsModule,
    ReceiptsModule,
    RidesModule,
  ],
  controllers: [DebtsController, DebtClosingController],
  providers: [
    DebtsService,
    DebtSettlementService,
    DebtPaymentsService,
    DebtClosingService,
    DebtNotices,
    { provide: DebtsFacade, useExisting: DebtsService },
    { provide: DebtSettlementFacade, useExisting: DebtSettlementService },
    { provide: DebtsRepository, useClass: SqlDebtsRepository },
  ],
  exports: [DebtsFacade, DebtSettlementFacade],
})
export class DebtsModule {}
