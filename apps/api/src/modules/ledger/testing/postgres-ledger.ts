import type { Database } from '../../../platform/database/database';
import { PostgresLedgerRepository } from '../infra/postgres-ledger.repository';
import type { LedgerFacade } from '../ledger.facade';
import { LedgerService } from '../ledger.service';

/** The ledger as the API builds it, also for contract tests of modules that post to it. */
export function postgresLedger(database: Database): LedgerFacade {
  return new LedgerService(new PostgresLedgerRepository(database));
}
