import type { Transaction } from '../../platform/database/database';

export interface StoredJoinLink {
  token: string;
  rideId: number;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** The links by which people join rides. At most one per ride is not revoked. */
export abstract class JoinLinks {
  /** The ride's newest link, whether or not it still works. */
  abstract newestOf(rideId: number, tx?: Transaction): Promise<StoredJoinLink | null>;
  abstract insert(tx: Transaction, link: Pick<StoredJoinLink, 'token' | 'rideId' | 'expiresAt'>): Promise<void>;
  /** Revokes the ride's link, if it has one. */
  abstract revoke(tx: Transaction, rideId: number): Promise<void>;
  abstract find(token: string, tx?: Transaction): Promise<StoredJoinLink | null>;
}
