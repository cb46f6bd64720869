import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { JoinLink } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { isOver, noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { JoinLinksFacade } from './join-links.facade';
import { JoinLinks, type StoredJoinLink } from './join-links.repository';
import { presentJoinLink } from './join-link.presenter';
import { joinLinkInvalid, joinLinkOff, onlyOrganizerChangesLink } from './members.errors';

/** Lifetime of a link: after the start of a scheduled ride, or after the creation of the link for an immediate ride. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Manages the links by which people join rides: they can be issued, replaced, turned off, and expire. */
@Injectable()
export class JoinLinksService extends JoinLinksFacade {
  constructor(
    private readonly database: Database,
    private readonly links: JoinLinks,
    private readonly rides: RidesFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  async link(who: Principal, rideId: number): Promise<JoinLink> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    if (isOver(ride)) throw rideStateConflict(ride.status);
    return this.linkOf(rideId);
  }

  async linkOf(rideId: number): Promise<JoinLink> {
    const valid = this.validOf(await this.links.newestOf(rideId));
    if (valid) return this.view(valid);
    return this.database.transaction(async (tx) => {
      const locked = await this.rides.lock(tx, rideId);
      return this.view(this.validOf(await this.links.newestOf(rideId, tx)) ?? (await this.issue(tx, locked)));
    });
  }

  /**
   * Gives the ride a new link; the old one stops working. People who joined with it keep their seats.
   * @throws ApiError not_found, forbidden for members other than the organizer, ride_state_conflict once the ride is
   * over
   */
  async replace(who: Principal, rideId: number): Promise<JoinLink> {
    const ride = await this.authorizeOrganizer(who, rideId);
    if (isOver(ride)) throw rideStateConflict(ride.status);
    return this.database.transaction(async (tx) => this.view(await this.issue(tx, await this.rides.lock(tx, rideId))));
  }

  /** Turns the ride's link off until the organizer replaces it. @throws ApiError not_found, forbidden */
  async revoke(who: Principal, rideId: number): Promise<void> {
    await this.authorizeOrganizer(who, rideId);
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      // Without a revoked link, the next person who asks would create a new one.
      if (!(await this.links.newestOf(rideId, tx))) await this.issue(tx, ride);
      await this.links.revoke(tx, rideId);
    });
  }

  /** @throws ApiError join_link_invalid */
  async rideOf(token: string): Promise<Ride> {
    const ride = await this.rides.find((await this.valid(token)).rideId);
    if (!ride) throw joinLinkInvalid();
    return ride;
  }

  /** Locks the ride of a link, so that the link stays valid until the transaction ends. @throws ApiError join_link_invalid */
  async lockRideOf(tx: Transaction, token: string): Promise<Ride> {
    const ride = await this.rides.lock(tx, (await this.valid(token, tx)).rideId);
    // The link may have been turned off or replaced while the lock was waited for.
    await this.valid(token, tx);
    return ride;
  }

  private async valid(token: string, tx?: Transaction): Promise<StoredJoinLink> {
    const link = token.length <= 100 ? await this.links.find(token, tx) : null;
    if (!link) throw joinLinkInvalid();
    if (link.revokedAt) throw joinLinkInvalid('revoked');
    if (this.isExpired(link)) throw joinLinkInvalid('expired');
    return link;
  }

  /** The link if it is valid; null when the ride needs a new one. @throws ApiError join_link_off */
  private validOf(newest: StoredJoinLink | null): StoredJoinLink | null {
    if (newest?.revokedAt) throw joinLinkOff();
    return newest && !this.isExpired(newest) ? newest : null;
  }

  private async issue(tx: Transaction, ride: Ride): Promise<StoredJoinLink> {
    await this.links.revoke(tx, ride.id);
    const start = Math.max(this.clock.now().getTime(), ride.scheduledAt?.getTime() ?? 0);
    const link = { token: newToken(), rideId: ride.id, expiresAt: new Date(start + LIFETIME_MS) };
    await this.links.insert(tx, link);
    return { ...link, revokedAt: null };
  }

  private async authorizeOrganizer(who: Principal, rideId: number): Promise<Ride> {
    const { viewer, ride } = await this.rides.authorize(who, rideId);
    if (viewer === 'member') throw onlyOrganizerChangesLink();
    if (viewer !== 'organizer') throw noSuchRide();
    return ride;
  }

  private isExpired({ expiresAt }: StoredJoinLink): boolean {
    return expiresAt.getTime() <= this.clock.now().getTime();
  }

  private view(link: StoredJoinLink): JoinLink {
    return presentJoinLink(link, this.config.RIDER_WEB_URL);
  }
}

const newToken = (): string => randomBytes(16).toString('base64url');
