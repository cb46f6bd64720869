import { FRIEND, ORGANIZER, PaymentsWorld, principal, RIDE_ID } from './testing/payments-world';

const begin = (world: PaymentsWorld) => world.intents.begin(principal(FRIEND), RIDE_ID);
const pending = () => new PaymentsWorld({ status: 'pending' });
const friend = (world: PaymentsWorld) => world.members.members[1]!;
const shares = (world: PaymentsWorld) => world.payments.listOfRide(RIDE_ID).then((all) => all.filter(({ payerId }) => payerId === FRIEND).map(({ state, amount }) => `${state} ${amount}`));

describe('what a member’s card is asked for', () => {
  it('is the seat, as far as the member agreed to it', async () => {
    const world = pending();
    world.rides.ride.totalCost = 6000;
    expect((await begin(world)).amount).toBe(1250);
    friend(world).agreed = 1500;
    expect((await begin(world)).amount).toBe(1500);
    expect(await shares(world)).toEqual(['released 1250', 'created 1500']);
  });

  it('is less when the seat costs less by now', async () => {
    const world = pending();
    await begin(world);
    world.rides.ride.totalCost = 4000;
    expect((await begin(world)).amount).toBe(1000);
  });

  it('is nothing for who agreed to nothing', async () => {
    const world = pending();
    friend(world).agreed = 0;
    await expect(begin(world)).rejects.toMatchObject({ code: 'payment_not_due' });
  });

  it('is asked anew when the member has agreed to more than is held, once the old hold is given back', async () => {
    const world = pending();
    await world.authorize(FRIEND);
    world.rides.ride.totalCost = 6000;
    expect((await begin(world)).state).toBe('authorized');
    friend(world).agreed = 1500;
    expect(await begin(world)).toMatchObject({ amount: 1500, state: 'created' });
    expect([...world.provider.intents.values()].map(({ status }) => status)).toEqual(['canceled', 'requires_payment_method']);
    expect(await shares(world)).toEqual(['released 1250', 'created 1500']);
  });

  it('leaves a hold for more than the seat costs by now alone', async () => {
    const world = pending();
    const id = await world.authorize(FRIEND);
    world.rides.ride.totalCost = 4000;
    expect(await begin(world)).toMatchObject({ id, amount: 1250, state: 'authorized' });
  });
});

describe('what a trip takes from a member', () => {
  it.each([
    [6000, 1250, [4750, 1250]],
    [4000, 1250, [3000, 1000]],
    [5000, 1250, [3750, 1250]],
  ])('at a total of %i is at most the %i they agreed to', async (totalCost, agreed, expected) => {
    const world = new PaymentsWorld();
    await world.authorize(ORGANIZER);
    await world.authorize(FRIEND);
    friend(world).agreed = agreed;
    world.rides.ride = { ...world.rides.ride, status: 'completed', driverId: 90, totalCost, discount: 5000 - totalCost };
    await world.settlement.settleTrip(RIDE_ID);
    expect(world.receipts.history.map(({ amount }) => amount)).toEqual(expected);
  });
});
