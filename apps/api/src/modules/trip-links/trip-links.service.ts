import { Injectable } from '@nestjs/common';
import { firstName, MOST_TRIP_LINKS, type NewTripLink, type TripLinkView } from '@groupride/contracts';
import { randomBytes } from 'node:crypto';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { hashToken } from '../../platform/token-hash';
import { MembersFacade } from '../members/members.facade';
import { isOver, noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { TripLinkCreators } from './trip-link-creators.service';
import { tooManyTripLinks } from './trip-links.errors';
import type { TripLinksFacade } from './trip-links.facade';
import { presentTripLink } from './trip-links.presenter';
import { TripLinksRepository, type TripLink } from './trip-links.repository';

/** Lets members create and revoke links for people outside the group. */
@Injectable()
export class TripLinksService implements TripLinksFacade {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinksRepository,
    private readonly rides: RidesFacade,
    private readonly creators: TripLinkCreators,
    private readonly members: MembersFacade,
    private readonly config: Config,
  ) {}

  /** The caller's own links; the organizer sees all of them. @throws ApiError not_found */
  async list(who: Principal, rideId: number): Promise<TripLinkView[]> {
    const { isOrganizer } = await this.authorize(who, rideId);
    const links = await this.links.list(rideId, isOrganizer ? null : who.userId);
    const names = await this.members.firstNames(rideId);
    return links.map((link) =>
      presentTripLink(
        link,
        link.createdBy === who.userId ? firstName(who.name) : (names.get(link.createdBy) ?? ''),
        who,
      ),
    );
  }

  /** @throws ApiError not_found, ride_state_conflict once the ride is over, too_many_trip_links */
  async create(who: Principal, rideId: number): Promise<NewTripLink> {
    await this.authorize(who, rideId);
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isOver(ride)) throw rideStateConflict(ride.status);
      // Whoever has just left must not get a link, because their links were revoked already.
      if (!(await this.creators.mayShare(tx, ride, who.userId))) throw noSuchRide();
      if ((await this.links.list(rideId, who.userId, tx)).length >= MOST_TRIP_LINKS) throw tooManyTripLinks();
      const { link, url } = await this.insert(tx, rideId, who.userId);
      return { ...presentTripLink(link, firstName(who.name), who), url };
    });
  }

  async createFor(tx: Transaction, rideId: number, userId: number): Promise<string> {
    return (await this.insert(tx, rideId, userId)).url;
  }

  /** Revokes a link immediately. @throws ApiError not_found, also for another member's link */
  async revoke(who: Principal, rideId: number, linkId: number): Promise<void> {
    const { isOrganizer } = await this.authorize(who, rideId);
    if (!(await this.links.revoke(rideId, linkId, isOrganizer ? null : who.userId))) throw notFound('trip link');
  }

  private async insert(tx: Transaction, rideId: number, createdBy: number): Promise<{ link: TripLink; url: string }> {
    const token = randomBytes(24).toString('base64url');
    const link = await this.links.insert(tx, { rideId, createdBy, tokenHash: hashToken(token, 'base64url') });
    return { link, url: new URL(`/trip/${token}`, this.config.RIDER_WEB_URL).href };
  }

  private async authorize(who: Principal, rideId: number): Promise<{ ride: Ride; isOrganizer: boolean }> {
    const { ride, viewer } = await this.rides.authorizeRider(who, rideId);
    return { ride, isOrganizer: viewer === 'organizer' };
  }
}
