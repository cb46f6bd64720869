import type { Transaction } from '../../platform/database/database';
import type { Events, EventType } from '../../platform/events/events';
import { only } from '../../platform/testing/stand-ins';
import type { MembersFacade } from '../members/members.facade';
import { Holds } from '../payments/holds.facade';
import type { RideFact } from '../rides/rides.events';
import type { Jobs } from '../../platform/jobs/jobs';
import type { RidesFacade } from '../rides/rides.facade';
import { FRIEND, ORGANIZER, paidRide, type PaymentsWorld, type Ride, RIDE_ID } from './testing/payments-world';
import { FreeSeatsService } from './free-seats.service';

async function change(world: PaymentsWorld, type: RideFact['type'], changes: Partial<Ride>): Promise<void> {
  let follow: (tx: Transaction, fact: RideFact) => Promise<void> = async () => undefined;
  const events = only<Events>({
    participate: <Data extends object>(
      _event: EventType<Data>,
      run: (tx: Transaction, data: Data) => Promise<void>,
    ) => {
      follow = (tx, fact) => run(tx, fact as object as Data);
    },
  });
  const rides = only<RidesFacade>(world.rides);
  const holds = new Holds(world.payments, rides, world.jobs as Partial<Jobs> as Jobs, world.clock);
  new FreeSeatsService(events, rides, only<MembersFacade>(world.members), world.payments, holds).onModuleInit();
  world.rides.ride = { ...world.rides.ride, status: 'pending', ...changes };
  await follow(world.tx, { rideId: RIDE_ID, number: 9, type, status: null });
  await world.runJobs();
}

const states = async (world: PaymentsWorld) =>
  new Map((await world.payments.listOfRide(RIDE_ID)).map(({ payerId, state }) => [payerId, state]));

describe('the hold of a member', () => {
  it('is released when the organizer begins to pay for everyone', async () => {
    const world = await paidRide(FRIEND);
    await change(world, 'split_changed', { splitMode: 'sponsor' });
    expect(await states(world)).toEqual(
      new Map([
        [ORGANIZER, 'authorized'],
        [FRIEND, 'released'],
      ]),
    );
    expect([...world.provider.intents.values()].map(({ status }) => status)).toEqual(['requires_capture', 'canceled']);
    expect(world.notes).toContain('share_released 12.50');
  });

  it.each<[string, RideFact['type'], Partial<Ride>, string]>([
    ['is released', 'price_changed', { totalCost: 0, discount: 5000 }, 'released'],
    ['is released', 'split_changed', { splitMode: 'custom', customShares: [0, 0, 0] }, 'released'],
    ['stays', 'split_changed', { splitMode: 'custom', customShares: [100, 0, 0] }, 'authorized'],
    ['stays', 'price_changed', { totalCost: 400, discount: 4600 }, 'authorized'],
    ['stays', 'price_changed', { groupSize: 1 }, 'authorized'],
  ])('%s after %s to %j', async (_, type, changes, state) => {
    const world = await paidRide(FRIEND);
    await change(world, type, changes);
    expect((await states(world)).get(FRIEND)).toBe(state);
  });
});
