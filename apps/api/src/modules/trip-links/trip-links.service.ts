import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MOST_TRIP_LINKS, firstName, type NewTripLink, type TripLinkView } from '@groupride/contracts';
import { randomBytes } from 'node:crypto';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { hashToken } from '../../platform/token-hash';
import { IdentityFacade } from '../identity/identity.facade';
import { memberLeft } from '../members/members.events';
import { SeatMoves } from '../members/seat-moves.facade';
import { isOver, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { tooManyTripLinks } from './trip-links.errors';
import type { TripLinksFacade } from './trip-links.facade';
import { TripLinksRepository, type TripLink } from './trip-links.repository';

/** Lets members create and revoke links for people outside the group. */
@Injectable()
export class TripLinksService implements TripLinksFacade, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly links: TripLinksRepository,
    private readonly rides: RidesFacade,
    private readonly people: IdentityFacade,
    private readonly events: Events,
    private readonly moves: SeatMoves,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.react(memberLeft, 'revoke-trip-links-when-member-has-left', ({ rideId, userId }) =>
      this.links.revokeAllOf(rideId, userId),
    );
    this.moves.add((tx, { rideId, guestId, accountId }) => this.links.changeCreator(tx, rideId, guestId, accountId));
  }

  /** The caller's own links; the organizer sees all of them. @throws ApiError not_found */
  async list(who: Principal, rideId: number): Promise<TripLinkView[]> {
    const { isOrganizer } = await this.authorize(who, rideId);
    const links = await this.links.list(rideId, isOrganizer ? null : who.userId);
    const people = await this.people.findMany(links.map(({ createdBy }) => createdBy));
    return links.map((link) => present(link, people.get(link.createdBy)?.name ?? '', who));
  }

  /** @throws ApiError not_found, ride_state_conflict once the ride is over, too_many_trip_links */
  async create(who: Principal, rideId: number): Promise<NewTripLink> {
    await this.authorize(who, rideId);
    return this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (isOver(ride)) throw rideStateConflict(ride.status);
      if ((await this.links.list(rideId, who.userId, tx)).length >= MOST_TRIP_LINKS) throw tooManyTripLinks();
      const { link, url } = await this.insert(tx, rideId, who.userId);
      return { ...present(link, who.name, who), url };
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

function present({ id, createdBy, createdAt }: TripLink, name: string, who: Principal): TripLinkView {
  return { id, createdBy: firstName(name), isYours: createdBy === who.userId, createdAt: createdAt.toISOString() };
}
