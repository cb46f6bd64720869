import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ListedWinery, Winery, WineryAddition, WineryChange, WineryRemoval } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { reasonGiven, VersionsFacade, type RecordChange } from '../settings/settings.facade';
import { WineriesRepository } from './wineries.repository';

/** Manages the destinations of wine tours, which operations maintain. */
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

  /** The wineries in the service area. */
  async list(): Promise<Winery[]> {
    return (await this.wineries.list()).filter((winery) => this.city.isServed(winery));
  }

  async listAll(): Promise<ListedWinery[]> {
    // Read the version before the list: after a change in between, the version is outdated and saving is refused.
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
    // A position needs both coordinates.
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

  /** Serializes changes of the list. Each one creates a version of the whole list. */
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
