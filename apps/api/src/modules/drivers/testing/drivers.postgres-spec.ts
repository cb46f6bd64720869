import { randomUUID } from 'node:crypto';
import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { Config } from '../../../config/config';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { only } from '../../../platform/testing/stand-ins';
import type { VehicleRulesFacade } from '../../settings/settings.facade';
import { SqlApplicationDrafts } from '../infra/sql-application-drafts';
import { SqlCandidates } from '../infra/sql-candidates';
import { SqlDriverApplications } from '../infra/sql-driver-applications';
import { SqlMatches } from '../infra/sql-matches';
import { SqlPlannableDrivers } from '../infra/sql-plannable-drivers';
import { SqlWorkingVehicles } from '../infra/sql-working-vehicles';
import { TypeOrmDriversRepository } from '../infra/typeorm-drivers.repository';
import { VehicleServices } from '../infra/vehicle-services';
import { describeApplications } from './applications-contract';
import { describeDriverPositions } from './driver-positions-contract';
import { describeDrivers } from './drivers-contract';
import type { DriversContractWorld } from './drivers-contract-world';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

const open = async () => {
  const { database } = world;
  await database.query(`UPDATE drivers SET is_online = false`);
  const rules = only<VehicleRulesFacade>({});
  const services = new VehicleServices(rules);
  const drivers = new TypeOrmDriversRepository(
    ...([database, new SqlMatches(database, services), new SqlWorkingVehicles(database, services)] as const),
    ...([new SqlCandidates(database, rules), new Config()] as const),
  );
  return { drivers, world: driversWorld() };
};

describeDrivers('drivers in PostgreSQL', open);
describeDriverPositions('positions and heartbeats of drivers in PostgreSQL', open);

describeApplications('applications to drive in PostgreSQL', async () => ({
  ...(await open()),
  applications: new SqlDriverApplications(world.database),
  drafts: new SqlApplicationDrafts(world.database),
}));

describe('a driver who accepts a ride', () => {
  it('cannot go offline at the same moment', async () => {
    const { drivers, world: rows } = await open();
    const [userId, rideId] = [await world.newUser(), await world.newRide(await world.newUser())];
    const application = { userId, name: 'Dan', phone: '', vehicle: 'Van', licensePlate: 'ABC', seats: 14 };
    const { id } = (await rows.transaction((tx) => drivers.insert(tx, { ...application, vehicleClass: 'van' })))!;
    let lockTaken = () => {};
    const isLocked = new Promise<void>((resolve) => (lockTaken = resolve));
    const accepting = rows.transaction(async (tx) => {
      await drivers.lock(tx, id);
      lockTaken();
      for (let waiting = 0; waiting === 0;)
        waiting = (await tx.query(`SELECT 1 FROM pg_locks WHERE NOT granted`)).length;
      await tx.query(`UPDATE rides SET driver_id = $2, status = 'en_route' WHERE id = $1`, [rideId, id]);
    });
    await isLocked;
    expect(await rows.transaction((tx) => drivers.setOnline(tx, id, false, new Date()))).toBe(false);
    await accepting;
  });
});

describe('drivers for a drive that is planned ahead', () => {
  const UPTOWN = { lat: 35.2271, lng: -80.8431 };
  const demand = {
    ...({ rideType: 'GroupX', bookedAt: null, seats: 4, limit: 2 } as const),
    busy: { from: new Date(), until: new Date() },
  };

  it('are, with name and phone of their accounts, the nearest ones when a place is given, and on request only those who are online', async () => {
    await world.database.query(`UPDATE drivers SET application_status = 'suspended'`);
    const plannable = new SqlPlannableDrivers(
      world.database,
      only<VehicleRulesFacade>({ current: INITIAL_VEHICLE_RULES }),
    );
    for (const [name, lat, isOnline] of [
      ['Ann', 35.9, true],
      ['Bob', null, true],
      ['Cid', 35.23, false],
      ['Dan', 35.3, true],
    ]) {
      const userId = await world.newUser();
      await world.database.query(`UPDATE users SET name = $2 WHERE id = $1`, [userId, name]);
      await world.database.query(
        `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class, application_status, credible_lat, credible_lng, is_online)
         VALUES ($1, 'Before', '7045550100', 'Van', 'ABC', 14, 'van', 'approved', $2, $3, $4)`,
        [userId, lat, lat && UPTOWN.lng, isOnline],
      );
    }
    const names = async (more: object) => (await plannable.find({ ...demand, ...more })).map(({ name }) => name);
    expect(await names({})).toEqual(['Ann', 'Bob']);
    expect(await names({ near: UPTOWN })).toEqual(['Cid', 'Dan']);
    expect(await names({ near: UPTOWN, isOnline: true })).toEqual(['Dan', 'Ann']);
    const [cid] = await plannable.find({ ...demand, near: UPTOWN });
    expect(cid).toMatchObject({ name: 'Cid', phone: '7045550100' });
    await driversWorld().setPhone(cid!.userId, '9805550123');
    expect(await plannable.find({ ...demand, driverId: cid!.driverId })).toMatchObject([{ phone: '9805550123' }]);
  });
});

function driversWorld(): DriversContractWorld {
  const run = async (sql: string, parameters: unknown[]) => void (await world.database.query(sql, parameters));
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    setPhone: (userId, phone) => run(`UPDATE users SET phone = $2 WHERE id = $1`, [userId, phone]),
    giveRide: (rideId, driverId, { status, paymentMethod = 'cash' }) =>
      run(
        `UPDATE rides SET driver_id = $2, status = $3, payment_method = $4,
                started_at = CASE WHEN $3 = 'in_progress' THEN now() END, completed_at = CASE WHEN $3 = 'completed' THEN now() END
          WHERE id = $1`,
        [rideId, driverId, status, paymentMethod],
      ),
    takeSeat: (rideId, userId, seat) =>
      run(`INSERT INTO ride_members (ride_id, user_id, code, seat, is_organizer) VALUES ($1, $2, $3, $4, false)`, [
        rideId,
        userId,
        `12345${seat}`,
        seat,
      ]),
    leave: (rideId, userId) =>
      run(`UPDATE ride_members SET left_at = now() WHERE ride_id = $1 AND user_id = $2`, [rideId, userId]),
    offer: (rideId, driverId) =>
      run(
        `INSERT INTO offers (ride_id, driver_id, pickup_meters, expires_at) VALUES ($1, $2, 0, now() + interval '1 hour')`,
        [rideId, driverId],
      ),
    subscribe: (userId) =>
      run(
        `INSERT INTO push_subscriptions (user_id, session_key, endpoint, p256dh, auth, app) VALUES ($1, '', $2, '', '', 'driver')`,
        [userId, randomUUID()],
      ),
  };
}
