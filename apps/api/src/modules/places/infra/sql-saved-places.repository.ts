import { Injectable } from '@nestjs/common';
import type { SavedPlaceForm, SavedPlaceView } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { SavedPlacesRepository } from '../saved-places.repository';
import { SavedPlaceEntity } from './saved-place.entity';

const COLUMNS = 'id, label, name, address, lat, lng';

@Injectable()
export class SqlSavedPlacesRepository extends SavedPlacesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(userId: number): Promise<SavedPlaceView[]> {
    return this.database.query<SavedPlaceView>(
      `SELECT ${COLUMNS} FROM saved_places WHERE user_id = $1
        ORDER BY coalesce(array_position(ARRAY['home', 'work'], lower(label)), 3), lower(label)`,
      [userId],
    );
  }

  async save(
    tx: Transaction,
    userId: number,
    { label, name, address, lat, lng }: Required<SavedPlaceForm>,
    most: number,
  ): Promise<SavedPlaceView | null> {
    // Serializes one person's changes, so that two at once cannot exceed the limit.
    await tx.query(`SELECT 1 FROM users WHERE id = $1 FOR UPDATE`, [userId]);
    const [saved] = await tx.query<SavedPlaceView>(
      `INSERT INTO saved_places (user_id, label, name, address, lat, lng)
       SELECT $1, $2, $3, $4, $5, $6
        WHERE (SELECT count(*) FROM saved_places WHERE user_id = $1 AND lower(label) <> lower($2)) < $7
       ON CONFLICT (user_id, lower(label)) DO UPDATE SET label = $2, name = $3, address = $4, lat = $5, lng = $6
       RETURNING ${COLUMNS}`,
      [userId, label, name, address, lat, lng, most],
    );
    return saved ?? null;
  }

  async remove(userId: number, placeId: number): Promise<boolean> {
    const { affected } = await this.database.orm((manager) =>
      manager.delete(SavedPlaceEntity, { id: placeId, userId }),
    );
    return affected === 1;
  }
}
