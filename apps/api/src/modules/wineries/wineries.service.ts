import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ListedWinery, Winery, WineryAddition, WineryChange, WineryRemoval } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { reasonGiven, VersionsFacade, type RecordChange } from '../settings/settings.facade';
import { WineriesRepository } from './wineries.repository';

/** The places that wine tours go to; operations keep the list. */
@Injectable()
export class WineriesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly wineries: WineriesRepository,
    private readonly city: CityFacade,
    private readonly audit: AuditFacade,
    private readonly versions: VersionsFacade,
  ) {}

  onModuleInit(): void {
    this.versions.register('wineries', {
      current: async (_subject, tx) => ({ wineries: (await this.wineries.list(tx)).map((winery) => ({ ...winery })) }),
      apply: (tx, _subject, { wineries }) => this.wineries.replace(tx, wineries ?? []),
    });
  }

  /** Those that a ride can go to. */
  async list(): Promise<Winery[]> {
    return (await this.wineries.list()).filter((winery) => this.city.isServed(winery));
  }

  async listAll(): Promise<ListedWinery[]> {
    // Read first: a change between the two makes the version too old, so saving is refused.
    const listVersion = (await this.versions.newest('wineries')).get('') ?? 0;
    return (await this.wineries.list()).map((winery) => ({
      ...winery,
      inArea: this.city.isServed(winery),
      listVersion,
    }));
  }

  async add(who: Principal, { reason, basedOn, ...winery }: WineryAddition): Promise<Winery> {
    this.city.checkInArea('lat', winery);
    return this.change(who, { reason, basedOn }, async (tx) => {
      const added = await this.wineries.insert(tx, winery);
      await this.audit.record(
        who.userId,
        'add_winery',
        `winery:${added.id}`,
        { ...winery, ...reasonGiven(reason) },
        tx,
      );
      return added;
    });
  }

  async update(who: Principal, id: number, { reason, basedOn, ...change }: WineryChange): Promise<Winery> {
    const { lat, lng } = change;
    // Half a position would put it somewhere nobody meant.
    if ((lat ?? null) === null ? (lng ?? null) !== null : (lng ?? null) === null)
      throw fieldError('lat', 'goes together with lng');
    if (lat !== undefined && lat !== null && lng !== undefined && lng !== null)
      this.city.checkInArea('lat', { lat, lng });
    return this.change(who, { reason, basedOn }, async (tx) => {
      const changed = await this.wineries.update(tx, id, change);
      if (!changed) throw notFound('winery');
      await this.audit.record(who.userId, 'change_winery', `winery:${id}`, { ...change, ...reasonGiven(reason) }, tx);
      return changed;
    });
  }

  async remove(who: Principal, id: number, { reason, basedOn }: WineryRemoval): Promise<void> {
    await this.change(who, { reason, basedOn }, async (tx) => {
      const removed = await this.wineries.remove(tx, id);
      if (!removed) throw notFound('winery');
      await this.audit.record(who.userId, 'remove_winery', `winery:${id}`, { ...removed, ...reasonGiven(reason) }, tx);
    });
  }

  /** One change of the list after the other; each is a version of the whole list. */
  private change<T>(
    who: Principal,
    change: Pick<RecordChange, 'reason' | 'basedOn'>,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      let result: T;
      await this.versions.change(tx, { kind: 'wineries', who, ...change }, async () => {
        result = await work(tx);
      });
      return result!;
    });
  }
}
