import { application } from './support/applications';
import type { VehicleClass, VehicleClassesSetting } from '@groupride/contracts';
import { client, startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator, person, type Driver } from './support/people';
import { AIRPORT, book, quote, until, UPTOWN, type Booking } from './support/rides';

let api: Api;
let olga: Client;

beforeAll(async () => {
  api = await startApi({ OFFER_SECONDS: '60', ADMIN_EMAILS: 'olga@example.test' });
  olga = await operator(api, 'olga@example.test');
});
afterAll(() => api?.stop());
/** Ends rides, so that none is offered in the next test. */
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
    const { body: drivers } = await expectStatus(olga.get('/api/drivers'), 200);
    expect(drivers).toContainEqual(expect.objectContaining({ id: someone.driverId, vehicleClass: 'minibus' }));

    const ride = await request({ groupSize: 10, rideType: 'GroupXL' });
    await isAsked(someone);
    expect((await expectStatus(change('party_bus'), 409)).body.code).toBe('driver_busy');
    await expectStatus(someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`), 200);
    expect((await expectStatus(change('van'), 409)).body.code).toBe('driver_busy');
  });

  it('can be changed only by its driver', async () => {
    const [someone, other] = [await driver(api, UPTOWN), await driver(api, UPTOWN)];
    await expectStatus(other.client.patch(`/api/drivers/${someone.driverId}/vehicle`, { vehicleClass: 'van' }), 404);
  });
});

describe('the classes that operations change', () => {
  const setting = '/api/admin/settings/vehicle_classes';
  const history = async () => (await expectStatus(olga.get(setting), 200)).body;
  /** @param change of the current settings */
  async function change(edit: (rules: VehicleClassesSetting) => void) {
    const { newest, versions } = await history();
    const { vehicleClasses } = versions[0].value;
    edit(vehicleClasses);
    return olga.post(setting, { basedOn: newest, reason: 'Tried', value: { vehicleClasses } });
  }
  const switchOff = async (name: VehicleClass) =>
    expectStatus(
      change(({ classes }) => (classes.find(({ vehicleClass }) => vehicleClass === name)!.offered = false)),
      201,
    );
  const ruleOf = ({ rideTypes }: VehicleClassesSetting, name: string) =>
    rideTypes.find(({ rideType }) => rideType === name)!;
  const typeOf = async (name: string) =>
    ((await client(api).get('/api/ride-types')).body as { id: string }[]).find(({ id }) => id === name);
  const price = async (rideType: string, groupSize: number) =>
    (await person(api)).client.post('/api/calculate-pricing', {
      rideType,
      groupSize,
      pickup: UPTOWN,
      destination: AIRPORT,
    });
  afterEach(async () => {
    const { newest } = await history();
    const restore = { basedOn: newest, reason: 'As before' };
    await expectStatus(olga.post(`${setting}/0/restore`, restore), 201);
  });

  it('carry rides that were booked before a class was switched off, and none after', async () => {
    const before = await request({ groupSize: 10, rideType: 'GroupXL' });
    const planned = await request({ groupSize: 4, rideType: 'GroupXL', startsIn: 3 * 24 * 60 });
    const someone = await person(api);
    const { quoteId } = await quote(someone, { groupSize: 10, rideType: 'GroupXL' });
    await switchOff('van');
    const { body: late } = await expectStatus(
      someone.client.post('/api/rides', { quoteId, paymentMethod: 'cash' }),
      409,
    );
    expect(late).toMatchObject({ code: 'ride_type_not_offered', errors: [{ field: 'quoteId' }] });
    expect((await price('GroupXL', 10)).body).toMatchObject({
      status: 409,
      code: 'ride_type_not_offered',
      errors: [{ field: 'rideType' }],
    });
    expect(await typeOf('GroupXL')).toMatchObject({ offered: false });
    const { body: availability } = await expectStatus(
      someone.client.post('/api/ride-types/availability', {
        groupSize: 4,
        pickup: { lat: UPTOWN.lat, lng: UPTOWN.lng },
      }),
      200,
    );
    expect(availability.rideTypes).toContainEqual(
      expect.objectContaining({ rideType: 'GroupXL', canRequestNow: false, suggestedStart: null }),
    );
    const after = await request({ groupSize: 4, rideType: 'GroupX' });
    const van = await driver(api, UPTOWN, 14);
    await isAsked(van);
    expect((await requestsOf(van)).map(({ id }) => id)).toEqual([before.id]);
    const { body: open } = await expectStatus(van.client.get(`/api/drivers/${van.driverId}/scheduled-rides`), 200);
    expect(open.rides.map(({ id }: { id: number }) => id)).toEqual([planned.id]);
    const car = await driver(api, north(20), 6);
    await isAsked(car);
    expect(await askedDrivers(after.id)).toEqual([car.driverId]);
  });

  it('limit the groups that book from then on, and not one that has booked', async () => {
    const ana = await person(api);
    const ride = await book(ana, { groupSize: 6 });
    await expectStatus(
      change((rules) => (ruleOf(rules, 'GroupX').largestGroup = 4)),
      201,
    );
    expect((await price('GroupX', 5)).body).toMatchObject({ code: 'group_too_large' });
    expect(await typeOf('GroupX')).toMatchObject({ maxGroupSize: 4, offered: true });
    const smaller = { groupSize: 5 };
    await expectStatus(ana.client.post(`/api/rides/${ride.id}/changes/preview`, smaller), 200);
  });

  it('are what drivers choose from, with the names and seats that operations gave them', async () => {
    const { body: before } = await expectStatus(client(api).get('/api/vehicle-classes'), 200);
    expect(before.classes[1]).toEqual({
      vehicleClass: 'van',
      offered: true,
      leastSeats: 5,
      mostSeats: 15,
      nameEn: null,
      nameEs: null,
    });
    await expectStatus(
      change(({ classes }) => Object.assign(classes[1]!, { leastSeats: 7, nameEn: 'Sprinter', nameEs: 'Furgón' })),
      201,
    );
    const { body } = await expectStatus(client(api).get('/api/vehicle-classes'), 200);
    expect(body.classes[1]).toMatchObject({ leastSeats: 7, nameEn: 'Sprinter', nameEs: 'Furgón' });
    const apply = async (wish: object) =>
      (await person(api)).client.post('/api/drivers/applications', application(wish));
    expect((await apply({ seats: 6, vehicleClass: 'van' })).body.errors).toMatchObject([{ field: 'vehicleClass' }]);
    await switchOff('coach');
    expect((await apply({ seats: 60 })).body.errors).toMatchObject([{ field: 'seats' }]);
    expect((await apply({ seats: 40, vehicleClass: 'coach' })).body.errors).toMatchObject([
      { field: 'vehicleClass', message: expect.stringContaining('no new rides') },
    ]);
  });

  it('are refused when they would make something impossible, naming the field', async () => {
    const refused = async (edit: (rules: VehicleClassesSetting) => void) =>
      (await expectStatus(change(edit), 400)).body.errors[0].field.replace('value.vehicleClasses.', '');
    expect(await refused(({ classes }) => classes.pop())).toBe('classes');
    expect(await refused((rules) => (rules.rideTypes[0] = rules.rideTypes[1]!))).toBe('rideTypes');
    expect(await refused(({ classes }) => (classes[0]!.mostSeats = 1))).toBe('classes.0.mostSeats');
    expect(await refused(({ classes }) => (classes[0]!.nameEn = 'Sedan'))).toBe('classes.0.nameEs');
    expect(await refused((rules) => (ruleOf(rules, 'GroupX').largestGroup = 7))).toBe('rideTypes.0.largestGroup');
    expect(await refused((rules) => (ruleOf(rules, 'GroupX').larger = ['car']))).toBe('rideTypes.0.larger');
    expect(await refused((rules) => (ruleOf(rules, 'CharterBus').suitable = ['van']))).toBe('rideTypes.3.largestGroup');
    const none = await refused(({ classes }) => classes.forEach((each) => (each.offered = false)));
    expect(none).toBe('classes');
    const unserved = ({ classes, rideTypes }: VehicleClassesSetting) => {
      for (const each of classes) each.offered = each.vehicleClass === 'party_bus';
      for (const each of rideTypes) [each.suitable, each.larger] = [['car'], []];
    };
    expect(await refused(unserved)).toBe('rideTypes');
    await switchOff('party_bus');
  });
});
