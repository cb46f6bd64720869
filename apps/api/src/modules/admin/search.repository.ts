import type { AdminSearchResults } from '@groupride/contracts';
import type { SearchQuery } from './domain/search-query';

/** Read-only search for rides, people, drivers, payments and receipts, over the tables of all modules. */
export abstract class SearchRepository {
  /** @param limit maximum number of results of each kind */
  abstract search(query: SearchQuery, limit: number): Promise<AdminSearchResults>;
}
