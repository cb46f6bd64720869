import type { Config } from '../../config/config';
import { only, principal } from '../../platform/testing/stand-ins';
import { memberLeft } from '../members/members.events';
import type { SeatMoves } from '../members/seat-moves.facade';
import { MembersWorld, ORGANIZER } from '../members/testing/members-world';
import type { Ride } from '../rides/rides.facade';
import { TripLinkCreators } from './trip-link-creators.service';
import type { TripLink, TripLinksRepository } from './trip-links.repository';
import { TripLinksService } from './trip-links.service';

const ANA = 12;
const ana = principal(ANA);

class World extends MembersWorld {
  private readonly created: TripLink[] = [];
  readonly tripLinks: TripLinksService;

  constructor() {
    super();
    const links = only<TripLinksRepository>({
      list: async (_rideId, createdBy) =>
        this.created.filter((link) => !link.revokedAt && link.createdBy === createdBy),
      insert: async (_tx, { rideId, createdBy }) => {
        const link = { id: this.created.length + 1, rideId, createdBy, createdAt: this.clock.now(), revokedAt: null };
        this.created.push(link);
        return link;
      },
      revokeAllOf: async (_tx, _rideId, createdBy) => {
        for (const link of this.created) if (link.createdBy === createdBy) link.revokedAt = this.clock.now();
      },
    });
    const moves = only<SeatMoves>({ add: () => undefined });
    const creators = new TripLinkCreators(this.database, links, this.rides, this.members, this.events, moves);
    creators.onModuleInit();
    this.tripLinks = new TripLinksService(
      this.database,
      links,
      this.rides,
      creators,
      this.members,
      only<Config>({ RIDER_WEB_URL: 'https://rider.example.test' }),
    );
  }

  validLinks = () => this.created.filter(({ revokedAt }) => revokedAt === null).length;
}

describe('the trip links of a member', () => {
  let world: World;
  let ride: Ride;

  beforeEach(async () => {
    world = new World();
    ride = await world.book();
    await world.take(ride.id, ANA, { seat: 1 });
  });
  const leave = () => world.joining.leave(ana, ride.id);
  const runReactions = () => world.events.runReactions(memberLeft, { rideId: ride.id, userId: ANA });

  it('are revoked after the member has left', async () => {
    await world.tripLinks.create(ana, ride.id);
    await leave();
    await runReactions();
    expect(world.validLinks()).toBe(0);
  });

  it('stay valid when the member has returned by then', async () => {
    await leave();
    await world.take(ride.id, ANA, { seat: 1 });
    await world.tripLinks.create(ana, ride.id);
    await runReactions();
    expect(world.validLinks()).toBe(1);
  });

  it('cannot be created by a call that waits while the member leaves', async () => {
    const lock = world.rides.lock.bind(world.rides);
    world.rides.lock = async (tx, rideId) => {
      world.rides.lock = lock;
      await leave();
      await runReactions();
      return lock(tx, rideId);
    };
    await expect(world.tripLinks.create(ana, ride.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(world.validLinks()).toBe(0);
    await world.tripLinks.create(principal(ORGANIZER), ride.id);
    expect(world.validLinks()).toBe(1);
  });
});
