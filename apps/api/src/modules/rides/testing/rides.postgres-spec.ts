import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { TypeOrmRidesRepository } from '../infra/typeorm-rides.repository';
import { describeRideSteps } from './ride-steps-contract';
import { describeRides } from './rides-contract';
import type { RidesContractWorld } from './rides-contract-world';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

const open = async () => ({ rides: new TypeOrmRidesRepository(world.database), world: ridesWorld() });

describeRides('rides in PostgreSQL', open);
describeRideSteps('the steps of rides in PostgreSQL', open);

function ridesWorld(): RidesContractWorld {
  const run = async <Id>(sql: string, parameters: unknown[] = []) =>
    (await world.database.query<{ id: Id }>(sql, parameters))[0]!.id;
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    newDriver: async () =>
      run<number>(
        `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class)
         VALUES ($1, 'Dan', '', 'Van', 'ABC', 14, 'van') RETURNING id`,
        [await world.newUser()],
      ),
    newQuote: (userId) =>
      run<string>(
        `INSERT INTO quotes (user_id, rate_card_id, request, price, expires_at, used_at)
         SELECT $1, max(id), '{}', '{}', now(), now() FROM rate_cards RETURNING id`,
        [userId],
      ),
    newRun: () =>
      run<number>(
        `INSERT INTO runs (source, ride_type, seats, starts_at) VALUES ('pool', 'GroupPool', 14, now()) RETURNING id`,
      ),
    async takeSeat(rideId, userId) {
      await run(`INSERT INTO ride_members (ride_id, user_id, code, seat) VALUES ($1, $2, '123456', 1) RETURNING id`, [
        rideId,
        userId,
      ]);
    },
    async leave(rideId, userId) {
      await run(`UPDATE ride_members SET left_at = now() WHERE ride_id = $1 AND user_id = $2 RETURNING id`, [
        rideId,
        userId,
      ]);
    },
  };
}
