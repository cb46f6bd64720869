import { Injectable } from '@nestjs/common';
import type {
  AdminDriverList,
  AdminDriverRow,
  AdminDriversQuery,
  AdminRiderList,
  AdminRidersQuery,
} from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { DRIVER_KEYSET, PeopleRepository, RIDER_KEYSET } from './people.repository';
import { readDriverFilter, readRiderFilter } from './read-filters';

const PAGE = 50;
/** Limit of the list without pages. */
const MOST = 1000;

/** Lists riders and drivers page by page. */
@Injectable()
export class PeopleListsService {
  constructor(
    private readonly repository: PeopleRepository,
    private readonly audit: AuditFacade,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError validation_failed for an invalid cursor */
  async riders(
    who: Principal,
    { limit = PAGE, cursor, order = 'newest', q, ...chosen }: AdminRidersQuery,
  ): Promise<AdminRiderList> {
    const after = RIDER_KEYSET.read(order, cursor);
    await this.look(who, 'view_riders', 'riders', q);
    const filter = readRiderFilter({ q, ...chosen });
    const found = await this.repository.riders(filter, { limit: limit + 1, order, after });
    const { rows, nextCursor } = RIDER_KEYSET.page(order, found, limit);
    return { riders: rows, nextCursor };
  }

  /** @throws ApiError validation_failed for an invalid cursor */
  async drivers(
    who: Principal,
    { limit = PAGE, cursor, order = 'newest', q, ...chosen }: AdminDriversQuery,
  ): Promise<AdminDriverList> {
    const after = DRIVER_KEYSET.read(order, cursor);
    await this.look(who, 'view_drivers', 'drivers', q);
    const filter = readDriverFilter({ q, ...chosen }, this.city.current.timeZone);
    const found = await this.repository.drivers(filter, { limit: limit + 1, order, after });
    const { rows, nextCursor } = DRIVER_KEYSET.page(order, found, limit);
    return { drivers: rows, nextCursor };
  }

  /** At most 1000 drivers, ordered by id. */
  async firstDrivers(who: Principal): Promise<AdminDriverRow[]> {
    const { drivers } = await this.drivers(who, { limit: MOST, order: 'oldest' });
    return drivers;
  }

  private look(who: Principal, action: string, list: string, q: string | undefined): Promise<void> {
    return q
      ? this.audit.look(who.userId, 'search', `search:${q.toLowerCase()}`)
      : this.audit.look(who.userId, action, `list:${list}`);
  }
}
