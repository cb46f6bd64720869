import { Injectable } from '@nestjs/common';
import type { NewWinery, Winery } from '@groupride/contracts';
import { Any, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { WineriesRepository } from '../wineries.repository';
import { WineryEntity } from './winery.entity';

@Injectable()
export class SqlWineriesRepository extends WineriesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(tx?: Transaction): Promise<Winery[]> {
    return this.database.orm((manager) => manager.find(WineryEntity, { order: { name: 'ASC', id: 'ASC' } }), tx);
  }

  async replace(tx: Transaction, wineries: readonly Winery[]): Promise<void> {
    await tx.manager.delete(WineryEntity, { id: Not(Any(wineries.map(({ id }) => id))) });
    // A restored winery gets its old id, which no other winery has used.
    await tx.query(
      `INSERT INTO wineries (id, name, address, description, lat, lng) OVERRIDING SYSTEM VALUE
       SELECT id, name, address, description, lat, lng
         FROM jsonb_to_recordset($1::jsonb) AS w(id int, name text, address text, description text, lat float8, lng float8)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, address = excluded.address, description = excluded.description,
                                      lat = excluded.lat, lng = excluded.lng`,
      [JSON.stringify(wineries)],
    );
  }

  async insert({ manager }: Transaction, { name, address, description, lat, lng }: NewWinery): Promise<Winery> {
    const winery = manager.create(WineryEntity, { name, address, description, lat, lng });
    await manager.insert(WineryEntity, winery);
    return winery;
  }

  async update(
    { manager }: Transaction,
    id: number,
    { name, address, description, lat, lng }: Partial<NewWinery>,
  ): Promise<Winery | null> {
    // Null keeps the value, like a field that is left out.
    const change = {
      name: name ?? undefined,
      address: address ?? undefined,
      description: description ?? undefined,
      lat: lat ?? undefined,
      lng: lng ?? undefined,
    };
    if (Object.values(change).some((value) => value !== undefined)) await manager.update(WineryEntity, { id }, change);
    return manager.findOneBy(WineryEntity, { id });
  }

  async remove({ manager }: Transaction, id: number): Promise<Winery | null> {
    const winery = await manager.findOneBy(WineryEntity, { id });
    const { affected } = await manager.delete(WineryEntity, { id });
    return affected === 1 ? winery : null;
  }
}
