import type { Database } from '../../../platform/database/database';
import { PostgresLedgerRepository } from '../infra/postgres-ledger.repository';
import type { LedgerFacade } from '../ledger.facade';
import { LedgerService } from '../ledger.service';

/** The ledger as the API has it, also for contract tests of modules that book. */
export function postgresLedger(database: Database): LedgerFacade {
  return new LedgerService(new PostgresLedgerRepository(database));
}
