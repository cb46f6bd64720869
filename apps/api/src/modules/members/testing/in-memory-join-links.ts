import type { Transaction } from '../../../platform/database/database';
import { uniquenessError } from '../../../platform/database/testing/uniqueness-error';
import { JoinLinks, type StoredJoinLink } from '../join-links.repository';

/** Join links in memory, in the order in which they were created, with the same uniqueness. */
export class InMemoryJoinLinks extends JoinLinks {
  private links: StoredJoinLink[] = [];

  async newestOf(rideId: number): Promise<StoredJoinLink | null> {
    const newest = this.links.findLast((link) => link.rideId === rideId);
    return newest ? { ...newest } : null;
  }

  async insert(_tx: Transaction, link: Pick<StoredJoinLink, 'token' | 'rideId' | 'expiresAt'>): Promise<void> {
    if (this.links.some(({ token }) => token === link.token)) throw uniquenessError('ride_links_pkey');
    if (this.links.some(({ rideId, revokedAt }) => rideId === link.rideId && !revokedAt))
      throw uniquenessError('ride_links_valid');
    this.links.push({ ...link, revokedAt: null });
  }

  async revoke(_tx: Transaction, rideId: number): Promise<void> {
    const isMeant = (link: StoredJoinLink) => link.rideId === rideId && !link.revokedAt;
    this.links = this.links.map((link) => (isMeant(link) ? { ...link, revokedAt: new Date() } : link));
  }

  async find(token: string): Promise<StoredJoinLink | null> {
    const link = this.links.find((each) => each.token === token);
    return link ? { ...link } : null;
  }
}
