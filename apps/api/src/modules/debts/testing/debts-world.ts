import type { StoredCardAuthorizations } from '../../authorizations/authorizations.facade';
import type { InboxFacade, NewNotification } from '../../inbox/inbox.facade';
import type { PaymentParts } from '../../payments/testing/payment-parts';
import { only } from '../../../platform/testing/stand-ins';
import { DebtNotices } from '../debt-notices.service';
import { DebtSettlementService } from '../debt-settlement.service';
import { DebtsService } from '../debts.service';
import { InMemoryDebts } from './in-memory-debts';

/** Debts with in-memory fakes of everything else. */
export class DebtsWorld {
  readonly service: DebtsService;
  readonly settlement: DebtSettlementService;
  readonly notifications: NewNotification[] = [];

  constructor(parts: PaymentParts, storedCards: StoredCardAuthorizations) {
    const { payments, ledger, ride, rides, outbox, alerts, holds, receipts, clock } = parts;
    const rows = new InMemoryDebts(
      ledger,
      () => [{ ...ride.ride, completedByOperations: ride.completedByOperations }],
      () => payments.all,
    );
    const inbox = only<InboxFacade>({
      notify: async (_tx, news) => void this.notifications.push(...news),
    });
    const notices = new DebtNotices(outbox, inbox, alerts, rides);
    this.service = new DebtsService(payments, rows, holds, storedCards, ledger, notices, clock);
    this.settlement = new DebtSettlementService(payments, rows, this.service, holds, ledger, receipts, notices);
  }
}
