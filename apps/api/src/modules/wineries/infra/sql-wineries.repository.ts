import { Injectable } from '@nestjs/common';
import type { NewWinery, Winery } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { WineriesRepository } from '../wineries.repository';

const COLUMNS = 'id, name, address, description, lat, lng';

@Injectable()
export class SqlWineriesRepository extends WineriesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(): Promise<Winery[]> {
    return this.database.query<Winery>(`SELECT ${COLUMNS} FROM wineries ORDER BY name, id`);
  }

  async insert(tx: Transaction, { name, address, description, lat, lng }: NewWinery): Promise<Winery> {
    const [row] = await tx.query<Winery>(
      `INSERT INTO wineries (name, address, description, lat, lng) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
      [name, address, description, lat, lng],
    );
    return row!;
  }

  async update(
    tx: Transaction,
    id: number,
    { name, address, description, lat, lng }: Partial<NewWinery>,
  ): Promise<Winery | null> {
    const [row] = await tx.query<Winery>(
      `UPDATE wineries SET name = coalesce($2, name), address = coalesce($3, address), description = coalesce($4, description), lat = coalesce($5, lat), lng = coalesce($6, lng)
       WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, name, address, description, lat, lng],
    );
    return row ?? null;
  }

  async remove(tx: Transaction, id: number): Promise<Winery | null> {
    const [row] = await tx.query<Winery>(`DELETE FROM wineries WHERE id = $1 RETURNING ${COLUMNS}`, [id]);
    return row ?? null;
  }
}
