import type { Database } from '../../../platform/database/database';
import type { Jobs } from '../../../platform/jobs/jobs';
import type { IdentityFacade } from '../../identity/identity.facade';
import { CardsService } from '../cards.service';
import { CustomersService } from '../customers.service';
import { InMemoryCardsProvider } from './in-memory-cards-provider';
import { InMemoryCardsRepository } from './in-memory-cards.repository';

/** Saved cards with in-memory fakes of their dependencies. */
export class CardsWorld {
  readonly provider: InMemoryCardsProvider;
  readonly rows = new InMemoryCardsRepository();
  readonly service: CardsService;

  /** @param keys collects the idempotency keys of all provider calls */
  constructor(database: Database, identity: IdentityFacade, jobs: Jobs, keys: string[] = []) {
    this.provider = new InMemoryCardsProvider(keys);
    this.service = new CardsService(
      database,
      this.rows,
      this.provider,
      new CustomersService(identity, this.provider),
      jobs,
    );
  }
}
