import type { Exclusion } from '@groupride/contracts';
import { only } from '../../platform/testing/stand-ins';
import type { AssessedDriver, Assessment, DriversFacade } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';
import { OfferAnswersService } from './offer-answers.service';
import type { CandidatesService } from './candidates.service';
import { ControlledOffersService } from './controlled-offers.service';
import { OfferToOne } from './offer-to-one.service';
import { DAN, DispatchWorld, EVA, searchFor, signedIn } from './testing/dispatch-world';

let world: DispatchWorld;
let service: ControlledOffersService;
let offerToOne: OfferToOne;
let ride: Ride;
/** Of the drivers around, what keeps them from the ride. */
let around: Map<number, Exclusion | null>;
let asked: Assessment[];

beforeEach(() => {
  world = new DispatchWorld();
  ride = world.add();
  around = new Map([
    [DAN, null],
    [EVA, null],
  ]);
  asked = [];
  const drivers = only<DriversFacade>({
    assess: async (assessment) => {
      asked.push(assessment);
      return [...around].map(([driverId, exclusion]) =>
        only<AssessedDriver>({ rideId: ride.id, driverId, meters: 812.4, exclusion }),
      );
    },
  });
  const candidates = only<CandidatesService>({
    of: async (rides, now) => new Map(rides.map((each) => [each.id, searchFor(each, now).candidates])),
  });
  offerToOne = new OfferToOne(drivers, candidates, world.offering);
  const answers = new OfferAnswersService(
    ...([world.database, world.drivers, world.rides, world.offers, world.pushes, world.jobs, world.clock] as const),
  );
  service = new ControlledOffersService(
    ...([world.database, world.rides, world.offers, offerToOne, answers, world.config, world.clock] as const),
  );
});

describe('offering a ride to a chosen driver', () => {
  const offer = (driverId = DAN) => world.transaction((tx) => offerToOne.offer(tx, ride, driverId, world.clock.now()));

  it('asks the driver, and records that the others were not preferred', async () => {
    expect(await offer(EVA)).toBeNull();
    expect(world.offers.ofRide(ride.id)).toMatchObject([{ driverId: EVA, status: 'open', pickupMeters: 812 }]);
    expect(world.decisions.all[0]!.candidates.map(({ driverId, result }) => [driverId, result])).toEqual([
      [DAN, 'not_preferred'],
      [EVA, 'offered'],
    ]);
    expect(asked).toMatchObject([{ rideIds: [ride.id], isChosen: true }]);
  });

  it('follows the rules for all drivers', async () => {
    around.set(DAN, 'vehicle_too_small');
    expect(await offer()).toBe('vehicle_too_small');
    around.delete(DAN);
    expect(await offer()).toBe('away');
    expect([world.answers(ride.id), world.decisions.all, world.history]).toEqual([[], [], []]);
  });
});

describe('a controlled driver', () => {
  const accept = (driverId = DAN) => service.accept(signedIn(driverId), world.ride(ride.id), driverId);

  it('accepts the offer that is open', async () => {
    await world.offer(ride.id, DAN);
    expect(await accept()).toEqual({ id: ride.id, status: 'en_route', driverId: DAN });
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
    expect(asked).toEqual([]);
  });

  it('is offered the ride again when the offer has run out', async () => {
    await world.offer(ride.id, DAN);
    world.clock.forward(5);
    expect(await accept()).toMatchObject({ status: 'en_route', driverId: DAN });
    // What had run out is gone, so that there is one offer.
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
  });

  it('gets a ride that was offered to somebody else', async () => {
    await world.offer(ride.id, EVA);
    expect(await accept()).toMatchObject({ status: 'en_route', driverId: DAN });
    expect(world.answers(ride.id)).toEqual([[DAN, 'accepted']]);
  });

  it('learns why the ride cannot be offered', async () => {
    around.set(DAN, 'busy');
    await expect(accept()).rejects.toMatchObject({
      code: 'driver_not_assignable',
      more: { extra: { reason: 'busy' } },
    });
    expect(world.ride(ride.id).status).toBe('pending');
  });

  it('gets no scheduled ride before the search for a driver begins', async () => {
    ride = world.addScheduled(180);
    const from = world.clock.in(60).toISOString();
    await expect(accept()).rejects.toMatchObject({ code: 'too_early', more: { extra: { from } } });
    world.clock.forward(60);
    expect(await accept()).toMatchObject({ status: 'confirmed', driverId: DAN });
  });

  it('gets no ride that does not wait', async () => {
    world.rows.change(ride.id, { status: 'cancelled' });
    await expect(accept()).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect(world.answers(ride.id)).toEqual([]);
  });

  it('gets no ride that was cancelled just before it was locked', async () => {
    const read = world.ride(ride.id);
    world.rows.change(ride.id, { status: 'cancelled' });
    await expect(service.accept(signedIn(DAN), read, DAN)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    expect(world.answers(ride.id)).toEqual([]);
  });

  it('who has the ride already gets it again', async () => {
    await world.offer(ride.id, DAN);
    await accept();
    expect(await accept()).toEqual({ id: ride.id, status: 'en_route', driverId: DAN });
    expect(world.answers(ride.id)).toHaveLength(1);
  });

  it('is asked first about the ride that was offered first', async () => {
    expect(await service.firstOffered(DAN)).toBeNull();
    const another = world.add();
    await world.offer(another.id, DAN);
    await world.offer(ride.id, DAN, 60);
    expect(await service.firstOffered(DAN)).toBe(another.id);
    world.clock.forward(0.5);
    expect(await service.firstOffered(DAN)).toBe(ride.id);
  });
});
