import { application } from './support/applications';
import { startApi, type Api } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { book, until, UPTOWN, type Booking } from './support/rides';

let api: Api;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '60', ADMIN_EMAILS: 'olga@example.test' });
});
afterAll(() => api?.stop());
/** So that no ride of a test is offered in the next one. */
afterEach(async () => {
  await api.query(`UPDATE drivers SET is_online = false`);
  await api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await api.query(`UPDATE rides SET status = 'cancelled' WHERE status <> 'cancelled'`);
});

/** About 110 meters per thousandth. */
const north = (thousandths: number) => ({ lat: UPTOWN.lat + thousandths / 1000, lng: UPTOWN.lng });
const requestsOf = async (someone: Driver) =>
  (await someone.client.get(`/api/rides/driver-requests/${someone.driverId}`)).body as { id: number }[];
const isAsked = (someone: Driver) =>
  until(
    () => requestsOf(someone),
    (list) => list.length > 0,
  );
const request = async (booking: Booking) => book(await person(api), booking);
const askedDrivers = async (rideId: number) =>
  (await api.query<{ driver_id: number }>(`SELECT driver_id FROM offers WHERE ride_id = $1`, [rideId])).map(
    (offer) => offer.driver_id,
  );

describe('the vehicle that is offered a ride', () => {
  it('is never a coach for a party of four on GroupX', async () => {
    const coach = await driver(api, UPTOWN, 55);
    const ride = await request({ groupSize: 4, rideType: 'GroupX' });
    const car = await driver(api, north(20), 6);
    await isAsked(car);
    expect(await askedDrivers(ride.id)).toEqual([car.driverId]);
    expect(await requestsOf(coach)).toEqual([]);
  });

  it('is a coach, and nothing else, for a party of 40', async () => {
    const shuttle = await driver(api, UPTOWN, 40, 'shuttle');
    const partyBus = await driver(api, UPTOWN, 45, 'party_bus');
    const coach = await driver(api, north(40), 55);
    await request({ groupSize: 40, rideType: 'CharterBus' });
    await isAsked(coach);
    expect(await requestsOf(shuttle)).toEqual([]);
    expect(await requestsOf(partyBus)).toEqual([]);
  });

  it('is the van and not the minibus at a similar distance', async () => {
    const minibus = await driver(api, north(1), 24);
    const van = await driver(api, north(9), 14);
    await request({ groupSize: 8, rideType: 'WineTour' });
    await isAsked(van);
    expect(await requestsOf(minibus)).toEqual([]);
  });

  it('is the minibus next door and not a van at the other end of town', async () => {
    const van = await driver(api, north(120), 14);
    const minibus = await driver(api, north(1), 24);
    await request({ groupSize: 8, rideType: 'WineTour' });
    await isAsked(minibus);
    expect(await requestsOf(van)).toEqual([]);
  });

  it('is of a larger class only when no suitable one is free', async () => {
    const minibus = await driver(api, north(1), 24);
    const van = await driver(api, north(120), 14);
    const first = await request({ groupSize: 10, rideType: 'GroupXL' });
    await isAsked(van);
    expect(await requestsOf(minibus)).toEqual([]);
    await expectStatus(van.client.post(`/api/rides/${first.id}/accept/${van.driverId}`), 200);
    await request({ groupSize: 10, rideType: 'GroupXL' });
    await isAsked(minibus);
  });

  it('may be a large one that comes online after the search began', async () => {
    await request({ groupSize: 20, rideType: 'GroupXXL' });
    const coach = await driver(api, north(3), 50);
    await isAsked(coach);
  });
});

describe('the class of a vehicle', () => {
  it('follows from the seats when the driver names none', async () => {
    const someone = await driver(api, UPTOWN, 14);
    expect((await someone.client.get('/api/drivers/profile')).body.vehicleClass).toBe('van');
  });

  it('must be one that can have these seats', async () => {
    const someone = await person(api);
    const { body } = await expectStatus(
      someone.client.post('/api/drivers/applications', application({ seats: 4, vehicleClass: 'coach' })),
      400,
    );
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field: 'vehicleClass' }] });
  });

  it('can be changed between rides, and operations see it', async () => {
    const someone = await driver(api, UPTOWN, 14);
    const change = (vehicleClass: string) =>
      someone.client.patch(`/api/drivers/${someone.driverId}/vehicle`, { vehicleClass });
    const { body } = await expectStatus(change('minibus'), 200);
    expect(body.vehicleClass).toBe('minibus');
    expect((await expectStatus(change('coach'), 400)).body.errors).toMatchObject([{ field: 'vehicleClass' }]);
    const operations = await operator(api, 'olga@example.test');
    const { body: drivers } = await expectStatus(operations.get('/api/drivers'), 200);
    expect(drivers).toContainEqual(expect.objectContaining({ id: someone.driverId, vehicleClass: 'minibus' }));

    const ride = await request({ groupSize: 10, rideType: 'GroupXL' });
    await isAsked(someone);
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
    expect((await expectStatus(change('van'), 409)).body.code).toBe('driver_busy');
  });

  it('belongs to its driver alone', async () => {
    const [someone, other] = [await driver(api, UPTOWN), await driver(api, UPTOWN)];
    await expectStatus(other.client.patch(`/api/drivers/${someone.driverId}/vehicle`, { vehicleClass: 'van' }), 404);
  });
});
