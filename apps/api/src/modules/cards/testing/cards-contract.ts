import { randomUUID } from 'node:crypto';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { CardsRepository } from '../cards.repository';

/** Test data helpers that the contract tests of saved cards need. */
export interface CardsContractWorld extends RepositoryWorld {
  /** @returns a new user and their customer id at the provider */
  newCustomer(): Promise<{ userId: number; customer: string }>;
  /** Adds a booked ride that will be paid with the card. */
  awaitCard(methodId: string): Promise<void>;
  /** Makes the lookups of all setups due. */
  makeLookupsDue(): Promise<void>;
}

/** Contract tests for every repository of saved cards. @param open runs before each test */
export function describeCards(
  name: string,
  open: () => Promise<{ cards: CardsRepository; world: CardsContractWorld }>,
): void {
  describe(name, () => {
    let cards: CardsRepository;
    let world: CardsContractWorld;
    let userId: number;
    let customer: string;

    const VISA = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 };
    const newMethod = () => `pm_${randomUUID()}`;
    const newSetup = () => `seti_${randomUUID()}`;
    const save = (methodId: string, more: object = {}) =>
      world.transaction((tx) => cards.save(tx, { ...VISA, methodId, customer, ...more }));
    const saved = async () => {
      const methodId = newMethod();
      await save(methodId);
      return (await cards.findByMethod(methodId))!;
    };
    const remove = (methodId: string) => world.transaction((tx) => cards.remove(tx, methodId));
    const makeDefault = (cardId: number, of = userId) => world.transaction((tx) => cards.makeDefault(tx, of, cardId));
    const listed = async (of = userId) => (await cards.list(of)).map(({ id }) => id);
    const defaults = async () => (await cards.list(userId)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

    beforeEach(async () => {
      ({ cards, world } = await open());
      ({ userId, customer } = await world.newCustomer());
    });

    it('lists the default card first, then the newest', async () => {
      const [first, second, third] = [await saved(), await saved(), await saved()];
      expect(first).toEqual({ ...VISA, id: first.id, userId, methodId: first.methodId, isDefault: true });
      expect(await listed()).toEqual([first.id, third.id, second.id]);
      await makeDefault(second.id);
      expect(await listed()).toEqual([second.id, third.id, first.id]);
      const locked = await world.transaction((tx) => cards.lockOf(tx, userId));
      expect(locked.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    });

    it('updates a card that is already known', async () => {
      const { id, methodId } = await saved();
      await saved();
      expect(await save(methodId, { expYear: 2034 })).toBe(true);
      expect(await cards.find(userId, id)).toMatchObject({ methodId, expYear: 2034, isDefault: true });
      expect(await listed()).toHaveLength(2);
    });

    it('saves no card of an unknown customer', async () => {
      const methodId = newMethod();
      expect(await save(methodId, { customer: 'cus_nobody' })).toBe(false);
      expect(await cards.findByMethod(methodId)).toBeNull();
    });

    it('leaves a card with the person who has it', async () => {
      const { methodId } = await saved();
      const another = await world.newCustomer();
      expect(await save(methodId, { customer: another.customer, expYear: 2034 })).toBe(false);
      expect(await cards.findByMethod(methodId)).toMatchObject({ userId, expYear: 2030 });
      expect(await listed(another.userId)).toEqual([]);
    });

    it('finds a card of its owner only', async () => {
      const { id } = await saved();
      expect(await cards.find(userId, id)).toMatchObject({ id });
      expect(await cards.find((await world.newCustomer()).userId, id)).toBeNull();
    });

    it('removes a card permanently', async () => {
      const { id, methodId } = await saved();
      expect(await remove(methodId)).toBe(true);
      expect(await remove(methodId)).toBe(false);
      expect(await save(methodId)).toBe(false);
      expect([await cards.find(userId, id), await cards.findByMethod(methodId)]).toEqual([null, null]);
      expect([await listed(), await world.transaction((tx) => cards.lockOf(tx, userId))]).toEqual([[], []]);
      expect(await remove(newMethod())).toBe(false);
    });

    it('makes the newest other card the default when the default is removed', async () => {
      const [first, second, third] = [await saved(), await saved(), await saved()];
      await remove(first.methodId);
      expect(await defaults()).toEqual([third.id]);
      await remove(second.methodId);
      expect(await defaults()).toEqual([third.id]);
      await remove(third.methodId);
      const next = await saved();
      expect(await defaults()).toEqual([next.id]);
    });

    it('makes no card of another person the default', async () => {
      await saved();
      const another = await world.newCustomer();
      const methodId = newMethod();
      await save(methodId, { customer: another.customer });
      const [theirs] = await listed(another.userId);
      await makeDefault(theirs!);
      expect(await cards.find(another.userId, theirs!)).toMatchObject({ isDefault: true });
    });

    it('makes the next card of a person without a default their default', async () => {
      const { id } = await saved();
      await makeDefault(999_999);
      expect(await defaults()).toEqual([]);
      const next = await saved();
      expect(await defaults()).toEqual([next.id]);
      await makeDefault(999_999);
      await remove(next.methodId);
      expect(await defaults()).toEqual([id]);
    });

    it('returns cards as they were when they were read', async () => {
      const before = await saved();
      const [inList] = await cards.list(userId);
      await save(before.methodId, { expYear: 2034 });
      expect([before.expYear, inList!.expYear]).toEqual([2030, 2030]);
    });

    it('knows which card a ride waits for', async () => {
      const { methodId } = await saved();
      const isAwaited = () => world.transaction((tx) => cards.isAwaited(tx, methodId));
      expect(await isAwaited()).toBe(false);
      await world.awaitCard(methodId);
      expect(await isAwaited()).toBe(true);
    });

    it('stores the setup of the newest attempt only', async () => {
      const setupIntentId = newSetup();
      await cards.storeSetup(userId, 1, setupIntentId);
      expect(await cards.setupOf(userId)).toEqual({ attempt: 1, setupIntentId: null });
      await cards.storeSetup(userId, 2, setupIntentId);
      expect(await cards.setupOf(userId)).toEqual({ attempt: 1, setupIntentId: null });
      await cards.storeSetup(userId, 1, setupIntentId);
      expect(await cards.setupOf(userId)).toEqual({ attempt: 1, setupIntentId });
    });

    it('continues from each attempt once, and forgets its setup', async () => {
      await cards.setupOf(userId);
      await cards.storeSetup(userId, 1, newSetup());
      await cards.nextSetup(userId, 2);
      await cards.nextSetup(userId, 1);
      await cards.nextSetup(userId, 1);
      expect(await cards.setupOf(userId)).toEqual({ attempt: 2, setupIntentId: null });
    });

    it('claims a due setup once, and none that is finished', async () => {
      const another = await world.newCustomer();
      const setupIntentId = newSetup();
      for (const id of [userId, another.userId]) await cards.setupOf(id);
      await cards.storeSetup(userId, 1, setupIntentId);
      await cards.storeSetup(another.userId, 1, newSetup());
      await cards.nextSetup(another.userId, 1);
      await world.makeLookupsDue();
      const own = (claimed: { userId: number }[]) =>
        claimed.filter((setup) => setup.userId === userId || setup.userId === another.userId);
      expect(own(await cards.claimLookups(1000))).toEqual([{ userId, attempt: 1, setupIntentId }]);
      expect(own(await cards.claimLookups(1000))).toEqual([]);
    });

    it('claims no more setups than requested', async () => {
      for (const { userId: id } of [await world.newCustomer(), await world.newCustomer()]) {
        await cards.setupOf(id);
        await cards.storeSetup(id, 1, newSetup());
      }
      await world.makeLookupsDue();
      expect(await cards.claimLookups(1)).toHaveLength(1);
    });
  });
}
