import { Injectable } from '@nestjs/common';
import type { ListedWinery, NewWinery, Winery, WineryChange } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { WineriesRepository } from './wineries.repository';

/** The places that wine tours go to; operations keep the list. */
@Injectable()
export class WineriesService {
  constructor(
    private readonly database: Database,
    private readonly wineries: WineriesRepository,
    private readonly city: CityFacade,
    private readonly audit: AuditFacade,
  ) {}

  /** Those that a ride can go to. */
  async list(): Promise<Winery[]> {
    return (await this.wineries.list()).filter((winery) => this.city.isServed(winery));
  }

  async listAll(): Promise<ListedWinery[]> {
    return (await this.wineries.list()).map((winery) => ({ ...winery, inArea: this.city.isServed(winery) }));
  }

  async add(who: Principal, winery: NewWinery): Promise<Winery> {
    this.city.checkInArea('lat', winery);
    return this.database.transaction(async (tx) => {
      const added = await this.wineries.insert(tx, winery);
      await this.audit.record(who.userId, 'add_winery', `winery:${added.id}`, { ...winery }, tx);
      return added;
    });
  }

  async change(who: Principal, id: number, change: WineryChange): Promise<Winery> {
    const { lat, lng } = change;
    // Half a position would put it somewhere nobody meant.
    if ((lat ?? null) === null ? (lng ?? null) !== null : (lng ?? null) === null)
      throw fieldError('lat', 'goes together with lng');
    if (lat !== undefined && lat !== null && lng !== undefined && lng !== null)
      this.city.checkInArea('lat', { lat, lng });
    return this.database.transaction(async (tx) => {
      const changed = await this.wineries.update(tx, id, change);
      if (!changed) throw notFound('winery');
      await this.audit.record(who.userId, 'change_winery', `winery:${id}`, { ...change }, tx);
      return changed;
    });
  }

  async remove(who: Principal, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const removed = await this.wineries.remove(tx, id);
      if (!removed) throw notFound('winery');
      await this.audit.record(who.userId, 'remove_winery', `winery:${id}`, { ...removed }, tx);
    });
  }
}
