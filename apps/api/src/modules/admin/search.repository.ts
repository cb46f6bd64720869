import type { AdminSearchResults } from '@groupride/contracts';
import type { SearchQuery } from './domain/search-query';

/** Finds rides, people, drivers, payments and receipts over all modules' tables; changes nothing. */
export abstract class SearchRepository {
  /** @param limit of each kind */
  abstract search(query: SearchQuery, limit: number): Promise<AdminSearchResults>;
}
