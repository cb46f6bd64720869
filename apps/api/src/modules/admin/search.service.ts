import { Injectable } from '@nestjs/common';
import type { AdminSearchQuery, AdminSearchResults } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { readSearch } from './domain/search-query';
import { SearchRepository } from './search.repository';

const PER_KIND = 5;

/** Searches by number, name or parts of them. */
@Injectable()
export class SearchService {
  constructor(
    private readonly repository: SearchRepository,
    private readonly audit: AuditFacade,
  ) {}

  async search(who: Principal, { q }: AdminSearchQuery): Promise<AdminSearchResults> {
    const found = await this.repository.search(readSearch(q), PER_KIND);
    // A search without results showed no personal data, so it is not logged.
    if (Object.values(found).some((results) => (results as unknown[]).length > 0))
      await this.audit.look(who.userId, 'search', `search:${q.toLowerCase()}`);
    return found;
  }
}
