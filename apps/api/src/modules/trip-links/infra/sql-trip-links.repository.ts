import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { TripLinksRepository, type TripLink } from '../trip-links.repository';
import { TripLinkEntity } from './trip-link.entity';

@Injectable()
export class SqlTripLinksRepository extends TripLinksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    { manager }: Transaction,
    link: { rideId: number; createdBy: number; tokenHash: string },
  ): Promise<TripLink> {
    const stored = manager.create(TripLinkEntity, { ...link, revokedAt: null });
    await manager.insert(TripLinkEntity, stored);
    return stored;
  }

  list(rideId: number, createdBy: number | null, tx?: Transaction): Promise<TripLink[]> {
    const where = { rideId, revokedAt: IsNull(), ...(createdBy === null ? {} : { createdBy }) };
    return this.database.orm((manager) => manager.find(TripLinkEntity, { where, order: { id: 'ASC' } }), tx);
  }

  findByHash(tokenHash: string): Promise<TripLink | null> {
    return this.database.orm((manager) => manager.findOneBy(TripLinkEntity, { tokenHash }));
  }

  async revoke(rideId: number, linkId: number, createdBy: number | null): Promise<boolean> {
    const where = { id: linkId, rideId, ...(createdBy === null ? {} : { createdBy }) };
    const { affected } = await this.database.orm((manager) =>
      manager.update(TripLinkEntity, where, { revokedAt: () => 'coalesce(revoked_at, now())' }),
    );
    return affected === 1;
  }

  async changeCreator({ manager }: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await manager.update(TripLinkEntity, { rideId, createdBy: from }, { createdBy: to });
  }

  async revokeAllOf({ manager }: Transaction, rideId: number, createdBy: number): Promise<void> {
    await manager.update(TripLinkEntity, { rideId, createdBy, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
  }
}
