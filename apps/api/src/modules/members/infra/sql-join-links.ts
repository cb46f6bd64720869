import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { JoinLinks, type StoredJoinLink } from '../join-links.repository';
import { RideLinkEntity } from './ride-link.entity';

const LINK = { token: true, rideId: true, expiresAt: true, revokedAt: true } as const;

@Injectable()
export class SqlJoinLinks extends JoinLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async newestOf(rideId: number, tx?: Transaction): Promise<StoredJoinLink | null> {
    // A link that is not revoked is the newest, even when two were created at the same instant.
    const order = { revokedAt: { direction: 'DESC', nulls: 'FIRST' }, createdAt: 'DESC' } as const;
    return this.database.orm(
      (manager) => manager.findOne(RideLinkEntity, { select: LINK, where: { rideId }, order }),
      tx,
    );
  }

  async insert(
    tx: Transaction,
    { token, rideId, expiresAt }: Pick<StoredJoinLink, 'token' | 'rideId' | 'expiresAt'>,
  ): Promise<void> {
    await tx.manager.insert(RideLinkEntity, { token, rideId, expiresAt });
  }

  async revoke(tx: Transaction, rideId: number): Promise<void> {
    await tx.manager.update(RideLinkEntity, { rideId, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
  }

  async find(token: string, tx?: Transaction): Promise<StoredJoinLink | null> {
    return this.database.orm((manager) => manager.findOne(RideLinkEntity, { select: LINK, where: { token } }), tx);
  }
}
