import { FRIEND, ORGANIZER, PaymentsWorld, principal, RIDE_ID } from '../settlement/testing/payments-world';

const begin = (world: PaymentsWorld) => world.intents.begin(principal(FRIEND), RIDE_ID);
const pending = () => new PaymentsWorld({ status: 'pending' });
const friend = (world: PaymentsWorld) => world.members.members[1]!;
const shares = (world: PaymentsWorld) =>
  world.payments
    .listOfRide(RIDE_ID)
    .then((all) => all.filter(({ payerId }) => payerId === FRIEND).map(({ state, amount }) => `${state} ${amount}`));

const intents = (world: PaymentsWorld) =>
  [...world.provider.intents.values()].map(({ status, amount }) => `${status} ${amount}`);

describe('the amount that a member’s card is authorized for', () => {
  it('is the price of the seat, up to what the member agreed to', async () => {
    const world = pending();
    world.rides.ride.totalCost = 6000;
    expect((await begin(world)).amount).toBe(1250);
    friend(world).agreed = 1500;
    expect((await begin(world)).amount).toBe(1500);
    expect(await shares(world)).toEqual(['released 1250', 'created 1500']);
  });

  it('is less when the seat has become cheaper', async () => {
    const world = pending();
    await begin(world);
    world.rides.ride.totalCost = 4000;
    expect((await begin(world)).amount).toBe(1000);
  });

  it('is nothing for a member who agreed to nothing', async () => {
    const world = pending();
    friend(world).agreed = 0;
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_not_due' });
  });

  it('is authorized again when the member agreed to more than is on hold, and the old hold stays until then', async () => {
    const world = pending();
    await world.authorize(FRIEND);
    world.rides.ride.totalCost = 6000;
    expect((await begin(world)).state).toBe('authorized');
    friend(world).agreed = 1500;
    expect(await begin(world)).toMatchObject({ nextAmount: 1500, amount: 1250, clientSecret: 'pi_2_secret' });
    await world.runJobs();
    expect(intents(world)).toEqual(['requires_capture 1250', 'requires_payment_method 1500']);
    expect(await shares(world)).toEqual(['authorized 1250']);
    world.provider.confirm('pi_2');
    await world.lookups.refresh(principal(FRIEND), 1);
    await world.runJobs();
    expect(intents(world)).toEqual(['canceled 1250', 'requires_capture 1500']);
    expect(await shares(world)).toEqual(['authorized 1500']);
  });

  it('returns to the old amount when the share falls again before the hold increase', async () => {
    const world = pending();
    await world.authorize(FRIEND);
    world.rides.ride.totalCost = 6000;
    friend(world).agreed = 1500;
    await begin(world);
    world.rides.ride.totalCost = 5000;
    expect(await begin(world)).toMatchObject({ amount: 1250, state: 'authorized', nextAmount: null });
    await world.runJobs();
    expect(intents(world)).toEqual(['requires_capture 1250', 'canceled 1500']);
  });

  it('leaves a hold alone that is larger than the seat’s current price', async () => {
    const world = pending();
    const id = await world.authorize(FRIEND);
    world.rides.ride.totalCost = 4000;
    expect(await begin(world)).toMatchObject({ id, amount: 1250, state: 'authorized' });
  });
});

describe('what a trip charges a member', () => {
  it.each([
    [6000, 1250, [4750, 1250]],
    [4000, 1250, [3000, 1000]],
    [5000, 1250, [3750, 1250]],
  ])('is, at a total of %i, at most the %i they agreed to', async (totalCost, agreed, expected) => {
    const world = new PaymentsWorld();
    await world.authorize(ORGANIZER);
    await world.authorize(FRIEND);
    friend(world).agreed = agreed;
    world.rides.ride = {
      ...world.rides.ride,
      status: 'completed',
      driverId: 90,
      totalCost,
      discount: 5000 - totalCost,
    };
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.receipts.history.map(({ amount }) => amount)).toEqual(expected);
  });
});
