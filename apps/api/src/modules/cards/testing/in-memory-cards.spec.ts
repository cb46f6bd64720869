import { worldInMemory } from '../../../platform/database/testing/repository-world';
import { describeCards } from './cards-contract';
import { InMemoryCardsRepository } from './in-memory-cards.repository';

describeCards('saved cards in memory', async () => {
  const [cards, world] = [new InMemoryCardsRepository(), worldInMemory()];
  const newCustomer = async () => {
    const userId = await world.newUser();
    return { userId, customer: `cus_${userId}` };
  };
  const awaitCard = async (methodId: string) => void cards.awaited.add(methodId);
  return { cards, world: { ...world, newCustomer, awaitCard, makeLookupsDue: () => Promise.resolve() } };
});
