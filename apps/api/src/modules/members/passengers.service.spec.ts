import type { Passenger } from '@groupride/contracts';
import type { Jobs } from '../../platform/jobs/jobs';
import { only, RecordedJobs } from '../../platform/testing/stand-ins';
import type { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import type { Ride } from '../rides/rides.facade';
import { PassengerMessages } from './passenger-messages.service';
import { PassengersService } from './passengers.service';
import { MembersWorld } from './testing/members-world';

const SERVICE = 40;

describe('the passenger for whom a business account books', () => {
  let world: MembersWorld;
  let jobs: RecordedJobs;
  let passengers: PassengersService;
  let ride: Ride;

  const book = (more: Partial<Ride> = {}) =>
    (ride = world.add({ organizerId: SERVICE, paymentMethod: 'account', status: 'pending', ...more }));
  const seat = (passenger: Partial<Passenger>) =>
    world.database.transaction((tx) => passengers.seat(tx, ride, { name: 'Gina', ...passenger }, 'Hotel Uptown'));
  const changeRoute = (quoteId: string) => {
    const change = { rideId: ride.id, event: 'pickup_moved', from: ['pending'] } as const;
    const set = { quoteId, pickupLocation: 'Depot' };
    return world.database.transaction((tx) =>
      world.rides.amend(tx, { ...change, set, actor: { as: 'organizer', userId: SERVICE } }),
    );
  };

  beforeEach(() => {
    world = new MembersWorld();
    jobs = new RecordedJobs();
    const { database, rides, seats, guests, events, members, clock } = world;
    const accounts = only<BusinessAccountsFacade>({ payerOf: async () => ({ id: 1, name: 'Hotel Uptown' }) });
    const messages = new PassengerMessages(events, only<Jobs>(jobs), database, rides, seats, guests, accounts);
    messages.onModuleInit();
    passengers = new PassengersService(members, guests, rides, messages, clock);
    book();
  });

  it('has the seat of the organizer as a guest, and pays nothing', async () => {
    await seat({ email: 'gina@example.test', phone: '7045550111', language: 'es' });
    const [guest] = world.guests.created;
    expect(guest).toMatchObject({
      rideId: ride.id,
      name: 'Gina',
      language: 'es',
      phone: '7045550111',
      browser: null,
      contact: { kind: 'email', email: 'gina@example.test' },
      until: world.clock.in(30 * 24 * 60),
    });
    const members = await world.members.list(ride.id);
    expect(members).toMatchObject([{ userId: guest!.id, seat: 0, agreed: 0, isOrganizer: false }]);
    expect(await world.history(ride.id)).toMatchObject([
      { type: 'member_joined', actorId: SERVICE, data: { memberId: members[0]!.id } },
    ]);
  });

  it('is told who booked the ride, and when a scheduled one starts', async () => {
    book({ bookingType: 'scheduled', scheduledAt: new Date('2027-01-05T20:30:00Z') });
    await seat({ phone: '7045550111' });
    expect(world.guests.created).toMatchObject([{ contact: { kind: 'phone', phone: '7045550111' } }]);
    expect(world.guests.told).toEqual([
      { userId: world.guests.created[0]!.id, text: expect.stringContaining('Hotel Uptown booked a ride for you') },
    ]);
    expect(world.guests.told[0]!.text).toContain('from Uptown to Airport, Tuesday, January 5 at 3:30 PM');
  });

  it('can be reached by mail or by phone', () => {
    const check = (passenger: Partial<Passenger>) => () =>
      passengers.check({ name: 'Gina', ...passenger }, 'passenger');
    expect(check({ email: 'gina@example.test' })).not.toThrow();
    expect(check({ phone: '7045550111' })).not.toThrow();
    expect(check({})).toThrow('passenger.email');
    expect(check({ email: 'gina@example.test', phone: '123' })).toThrow('passenger.phone');
    expect(check({ phone: 'gina@example.test' })).toThrow('passenger.phone');
  });

  it('is not seated under the address of a blocked account', async () => {
    await expect(seat({ email: 'blocked@example.test' })).rejects.toMatchObject({ code: 'account_blocked' });
    expect(await world.members.list(ride.id)).toEqual([]);
    expect(world.guests.told).toEqual([]);
  });

  describe('when the route changes', () => {
    const told = () => world.guests.told.slice(1);

    beforeEach(() => seat({ email: 'gina@example.test' }));

    it('is told once of several changes, with the last one', async () => {
      await changeRoute('a');
      await changeRoute('b');
      expect(told()).toEqual([]);
      await jobs.run(world.clock.now());
      expect(told()).toMatchObject([
        { key: expect.stringContaining('route:b'), text: expect.stringContaining('Depot') },
      ]);
    });

    it('is told also after an account has taken the seat over', async () => {
      const guestId = world.guests.created[0]!.id;
      await world.database.transaction((tx) => world.seats.giveSeat(tx, ride.id, guestId, 30));
      await changeRoute('a');
      await jobs.run(world.clock.now());
      expect(told()).toMatchObject([{ userId: 30 }]);
    });

    it('is told nothing of a ride that ended meanwhile', async () => {
      await changeRoute('a');
      const move = { rideId: ride.id, to: 'cancelled', event: 'ride_cancelled' } as const;
      await world.database.transaction((tx) => world.rides.move(tx, { ...move, actor: { as: 'admin', userId: 5 } }));
      await jobs.run(world.clock.now());
      expect(told()).toEqual([]);
    });

    it('is told nothing of a ride that riders pay themselves', async () => {
      book({ paymentMethod: 'card' });
      await changeRoute('a');
      expect(jobs.enqueued).toEqual([]);
    });
  });
});
