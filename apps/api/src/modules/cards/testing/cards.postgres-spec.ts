import { randomUUID } from 'node:crypto';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { PostgresCardsRepository } from '../infra/postgres-cards.repository';
import { describeCards, type CardsContractWorld } from './cards-contract';

let world: PostgresWorld;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

describeCards('saved cards in PostgreSQL', async () => ({
  cards: new PostgresCardsRepository(world.database),
  world: cardsWorld(),
}));

function cardsWorld(): CardsContractWorld {
  const { database } = world;
  return {
    transaction: (work) => world.transaction(work),
    newUser: () => world.newUser(),
    newRide: (organizerId) => world.newRide(organizerId),
    async newCustomer() {
      const [userId, customer] = [await world.newUser(), `cus_${randomUUID()}`];
      await database.query(`UPDATE users SET stripe_customer_id = $2 WHERE id = $1`, [userId, customer]);
      return { userId, customer };
    },
    async awaitCard(methodId) {
      const userId = await world.newUser();
      await database.query(
        `INSERT INTO payments (ride_id, payer_id, purpose, amount, state, method_id) VALUES ($1, $2, 'ride', 50, 'stored', $3)`,
        [await world.newRide(userId), userId, methodId],
      );
    },
    async makeLookupsDue() {
      await database.query(`UPDATE card_setups SET next_lookup_at = now()`);
    },
  };
}
