import { randomUUID } from 'node:crypto';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { Messages, NewMessage } from '../outbox.repository';

/** Contract tests for every repository of the outbox. @param open runs before each test */
export function describeMessages(
  name: string,
  open: () => Promise<{ messages: Messages; world: RepositoryWorld }>,
): void {
  describe(name, () => {
    let messages: Messages;
    let world: RepositoryWorld;
    let to: string;

    const mail = (more: Partial<NewMessage> = {}): NewMessage => ({
      channel: 'mail',
      to,
      subject: 'Your ride',
      body: 'It is booked.',
      code: null,
      key: null,
      unsubscribeUrl: null,
      ...more,
    });
    const insert = async (more: Partial<NewMessage> = {}) => (await messages.insert(mail(more)))!;
    const listed = async (of: string | null, limit: number) => (await messages.list(of, limit)).map(({ id }) => id);

    beforeEach(async () => {
      ({ messages, world } = await open());
      to = `${randomUUID()}@example.test`;
    });

    it('keeps a message until it is delivered', async () => {
      const message = mail({ channel: 'text', code: '123456', unsubscribeUrl: 'https://ride.example/stop' });
      const id = await world.transaction((tx) => messages.insert(message, tx));
      const found = await messages.find(id!);
      expect(found).toEqual({ ...message, id, sentAt: null, createdAt: expect.any(Date) });
    });

    it('accepts a message with a key once, and any number of messages without one', async () => {
      const key = randomUUID();
      const id = await insert({ key });
      expect(await messages.insert(mail({ key, subject: 'Another' }))).toBeNull();
      expect(await messages.find(id)).toMatchObject({ subject: 'Your ride' });
      await insert();
      await insert();
      expect(await listed(to, 10)).toHaveLength(3);
    });

    it('inserts a message with the last writes of a transaction, once if it has a key', async () => {
      const key = randomUUID();
      for (const body of ['It is booked.', 'Again.'])
        await world.transaction(async (tx) => messages.insertLast(tx, mail({ key, body })));
      expect(await messages.list(to, 10)).toMatchObject([{ ...mail({ key }), sentAt: null }]);
    });

    it('lists the newest messages first, of one recipient or of all', async () => {
      const [first, second] = [await insert(), await insert()];
      const another = await insert({ to: `${randomUUID()}@example.test` });
      const third = await insert();
      expect(await listed(to, 10)).toEqual([third, second, first]);
      expect(await listed(to, 2)).toEqual([third, second]);
      expect(await listed(null, 3)).toEqual([third, another, second]);
      expect(await listed('nobody@example.test', 10)).toEqual([]);
    });

    it('forgets the code and the text of a message with a code when it is delivered', async () => {
      const [coded, plain] = [await insert({ code: '123456' }), await insert()];
      for (const id of [coded, plain, 999_999]) await messages.delivered(id);
      expect(await messages.find(coded)).toMatchObject({ code: null, body: '', subject: 'Your ride' });
      expect(await messages.find(plain)).toMatchObject({ code: null, body: 'It is booked.' });
      for (const id of [coded, plain]) expect((await messages.find(id))!.sentAt).toBeInstanceOf(Date);
    });

    it('keeps the text of a message whose code was already forgotten', async () => {
      const id = await insert({ code: '123456' });
      await messages.delivered(id);
      await messages.delivered(id);
      expect(await messages.find(id)).toMatchObject({ code: null, body: '' });
    });

    it('removes a message, and frees its key but not its number', async () => {
      const key = randomUUID();
      const [first, second] = [await insert({ key }), await insert()];
      await messages.remove(first);
      await messages.remove(first);
      expect(await messages.find(first)).toBeNull();
      const third = await insert({ key });
      expect([first, second]).not.toContain(third);
      expect(await listed(to, 10)).toEqual([third, second]);
    });

    it('returns messages as they were when they were read', async () => {
      const id = await insert({ code: '123456' });
      const [found, [inList]] = [await messages.find(id), await messages.list(to, 1)];
      await messages.delivered(id);
      expect([found!.code, inList!.code]).toEqual(['123456', '123456']);
    });
  });
}
