import type { Transaction } from '../../platform/database/database';

export interface TripLink {
  id: number;
  rideId: number;
  createdBy: number;
  createdAt: Date;
  revokedAt: Date | null;
}

export abstract class TripLinksRepository {
  abstract insert(tx: Transaction, link: { rideId: number; createdBy: number; tokenHash: string }): Promise<TripLink>;
  /** Valid links of a ride, oldest first. @param createdBy null for links of all members */
  abstract list(rideId: number, createdBy: number | null, tx?: Transaction): Promise<TripLink[]>;
  /** Finds a link, even if it was revoked. */
  abstract findByHash(tokenHash: string): Promise<TripLink | null>;
  /** @param createdBy null for links of all members @returns false when there is no such link, or it is not theirs */
  abstract revoke(rideId: number, linkId: number, createdBy: number | null): Promise<boolean>;
  /** Gives the links of a guest to the account that takes over the seat. */
  abstract changeCreator(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  abstract revokeAllOf(tx: Transaction, rideId: number, createdBy: number): Promise<void>;
}
