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

describe('drivers for a drive that is planned ahead', () => {
  const UPTOWN = { lat: 35.2271, lng: -80.8431 };
  const demand = {
    ...({ rideType: 'GroupX', bookedAt: null, seats: 4, limit: 2 } as const),
    busy: { from: new Date(), until: new Date() },
  };

  it('are the nearest ones when a place is given, and on request only those who are online', async () => {
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
    ])
      await world.database.query(
        `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class, application_status, credible_lat, credible_lng, is_online)
         VALUES ($1, $2, '', 'Van', 'ABC', 14, 'van', 'approved', $3, $4, $5)`,
        [await world.newUser(), name, lat, lat && UPTOWN.lng, isOnline],
      );
    const names = async (more: object) => (await plannable.find({ ...demand, ...more })).map(({ name }) => name);
    expect(await names({})).toEqual(['Ann', 'Bob']);
    expect(await names({ near: UPTOWN })).toEqual(['Cid', 'Dan']);
    expect(await names({ near: UPTOWN, isOnline: true })).toEqual(['Dan', 'Ann']);
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
        ...[rideId, userId, `12345${seat}`, seat],
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
