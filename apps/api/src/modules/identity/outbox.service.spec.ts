import { jest } from '@jest/globals';
import { Config } from '../../config/config';
import type { Database, Transaction } from '../../platform/database/database';
import type { CityText } from '../../platform/city-text';
import { type Job, Jobs } from '../../platform/jobs/jobs';
import type { CityFacade } from '../city/city.facade';
import type { Accounts } from './accounts.repository';
import type { Account } from './domain/account';
import type { MessageTemplate } from './identity.facade';
import { type Mail, Mailer } from './mailer';
import { OutboxService } from './outbox.service';
import { InMemoryMessages } from './testing/in-memory-messages';

const tx = {} as Transaction;
const TEMPLATE: MessageTemplate<{ what: string }> = {
  en: ({ what }) => ({ subject: 'Your code', text: [`It is ${what}.`, null], page: 'See more' }),
  es: ({ what }) => ({ subject: 'Tu código', text: [`Es ${what}.`, null], page: 'Ver más' }),
};
const plain = {
  channel: 'text',
  to: '7045550123',
  language: 'en',
  template: TEMPLATE,
  facts: { what: '012345' },
} as const;
const text = { ...plain, code: '012345' } as const;
const mail = { ...text, channel: 'mail', to: 'ann@example.test' } as const;

/** Ann reads English and Eva Spanish; nobody else has an account. */
const accounts = {
  find: (id: number) =>
    Promise.resolve(
      ([
        null,
        { name: 'Ann Lee', email: 'ann@example.test', language: 'en' },
        { name: 'Eva Ruiz', email: 'eva@example.test', language: 'es' },
      ][id] ?? null) as Account | null,
    ),
} as Partial<Accounts>;

class RecordingMailer extends Mailer {
  readonly sent: Mail[] = [];
  down = false;

  constructor(readonly isConfigured: boolean) {
    super();
  }

  send(message: Mail): Promise<void> {
    if (this.down) return Promise.reject(new Error('the server does not answer'));
    this.sent.push(message);
    return Promise.resolve();
  }
}

function setUp(options: { delivers: boolean; environment: 'test' | 'production' }) {
  const queue: { name: string; data: object; afterSeconds: number }[] = [];
  const retries: number[] = [];
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const jobs = {
    handle: (job: Job<object>, run: (data: object) => Promise<void>) => void handlers.set(job.name, run),
    enqueue: (_tx: Transaction, job: Job<object>, data: object, afterSeconds = 0) => {
      queue.push({ name: job.name, data, afterSeconds });
      retries.push(job.retries);
      return Promise.resolve();
    },
  } as unknown as Jobs;
  const urls = { RIDER_WEB_URL: 'https://ride.example', DRIVER_WEB_URL: 'https://drive.example' };
  const config = Object.assign(new Config(), {
    ...urls,
    NODE_ENV: options.environment,
    SMTP_URL: options.delivers ? 'smtp://localhost' : undefined,
  });
  const [messages, mailer] = [new InMemoryMessages(), new RecordingMailer(options.delivers)];
  const transaction = jest.fn((work: (own: Transaction) => Promise<unknown>) => work(tx));
  const outbox = new OutboxService(
    messages,
    mailer,
    jobs,
    config,
    { transaction } as Partial<Database> as Database,
    accounts as Accounts,
    { current: { timeZone: 'America/New_York' } } as CityFacade,
  );
  outbox.onModuleInit();
  const run = async (name: string) => {
    for (const job of queue.filter((waiting) => waiting.name === name)) await handlers.get(name)?.(job.data);
  };
  return { outbox, messages, mailer, queue, retries, run, transaction };
}

describe('the outbox without a mail server', () => {
  it('keeps messages for reading, newest first, by recipient in any spelling', async () => {
    const { outbox, queue } = setUp({ delivers: false, environment: 'test' });
    await outbox.notify(tx, mail);
    await outbox.notify(tx, text);
    expect(queue).toEqual([]);
    expect((await outbox.list()).map(({ to }) => to)).toEqual(['7045550123', 'ann@example.test']);
    expect((await outbox.list(' ANN@example.test ')).map(({ code }) => code)).toEqual(['012345']);
    expect(await outbox.list('+1 (704) 555-0123')).toHaveLength(1);
    expect(await outbox.list('somebody')).toEqual([]);
  });

  it('takes a message with a key once', async () => {
    const { outbox, messages } = setUp({ delivers: false, environment: 'test' });
    for (const to of ['ann@example.test', 'eva@example.test', 'ann@example.test'])
      await outbox.notify(tx, { ...plain, channel: 'mail', to, key: `invoice:3:${to}` });
    expect(messages.all.map(({ to }) => to)).toEqual(['ann@example.test', 'eva@example.test']);
  });

  it('cannot be read in production, and keeps no message longer than its code is valid', async () => {
    const { outbox, messages, queue, run } = setUp({ delivers: false, environment: 'production' });
    await outbox.notify(tx, text);
    await expect(outbox.list()).rejects.toMatchObject({ code: 'not_found' });
    expect(queue).toMatchObject([{ name: 'remove-message-whose-code-has-expired', afterSeconds: 600 }]);
    await run('remove-message-whose-code-has-expired');
    expect(messages.all).toEqual([]);
  });
});

describe('the outbox with a mail server', () => {
  it('cannot be read, and delivers mails without keeping the code', async () => {
    const { outbox, messages, mailer, run } = setUp({ delivers: true, environment: 'test' });
    await outbox.notify(tx, mail);
    await expect(outbox.list()).rejects.toMatchObject({ code: 'not_found' });
    await run('deliver-mail-from-outbox');
    expect(mailer.sent).toEqual([{ to: 'ann@example.test', subject: 'Your code', text: 'It is 012345.', headers: {} }]);
    expect(messages.all).toMatchObject([{ body: '', code: null, sentAt: expect.any(Date) }]);
    await run('remove-message-whose-code-has-expired');
    expect(messages.all).toHaveLength(1);
  });

  it('adds unsubscribe headers only to mails that can be unsubscribed from', async () => {
    const { outbox, mailer, run } = setUp({ delivers: true, environment: 'test' });
    await outbox.notify(tx, { ...plain, channel: 'mail', to: 'ann@example.test', unsubscribePath: '/api/stop/abc' });
    await outbox.write(1, { template: TEMPLATE, facts: () => ({ what: 'a receipt' }) }, tx);
    await run('deliver-mail-from-outbox');
    expect(mailer.sent.map(({ headers }) => headers)).toEqual([
      {
        'List-Unsubscribe': '<https://ride.example/api/stop/abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      {},
    ]);
  });

  it('delivers a mail once, however often the job runs', async () => {
    const { outbox, mailer, run } = setUp({ delivers: true, environment: 'test' });
    await outbox.notify(tx, mail);
    await run('deliver-mail-from-outbox');
    await run('deliver-mail-from-outbox');
    expect(mailer.sent).toHaveLength(1);
  });

  it('keeps a mail that was not accepted, for the job to try again', async () => {
    const { outbox, messages, mailer, run } = setUp({ delivers: true, environment: 'test' });
    mailer.down = true;
    await outbox.notify(tx, mail);
    await expect(run('deliver-mail-from-outbox')).rejects.toThrow('does not answer');
    expect(messages.all).toMatchObject([{ code: '012345', sentAt: null }]);
  });

  it('tries a mail again for half a day and more, because a mail server may be away for hours', async () => {
    const { outbox, retries } = setUp({ delivers: true, environment: 'test' });
    await outbox.write(1, { template: TEMPLATE, facts: () => ({ what: 'a receipt' }) }, tx);
    // The shortest pause of pg-boss before each try, in seconds.
    const pauses = Array.from({ length: retries[0]! }, (_, index) => 2 ** Math.min(16, index + 1) / 2);
    expect(pauses.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(12 * 3600);
  });

  it('leaves text messages to an adapter', async () => {
    const { outbox, messages, queue } = setUp({ delivers: true, environment: 'test' });
    await outbox.notify(tx, plain);
    expect(queue).toEqual([]);
    expect(messages.all).toHaveLength(1);
  });
});

describe('messages to people', () => {
  const writing = {
    template: TEMPLATE,
    facts: ({ money }: CityText) => ({ what: money(1250) }),
    page: { app: 'driver', path: '/driver/earnings' },
  } as const;

  it('are in their chosen language, with their name and a link to the page', async () => {
    const { outbox, messages } = setUp({ delivers: false, environment: 'test' });
    await outbox.write(1, writing, tx);
    await outbox.write(2, { ...writing, page: { app: 'rider', path: '/ride/7' } }, tx);
    expect(messages.all).toMatchObject([
      {
        channel: 'mail',
        to: 'ann@example.test',
        subject: 'Your code',
        body: 'Hello Ann,\n\nIt is $12.50.\n\nSee more: https://drive.example/driver/earnings',
      },
      {
        channel: 'mail',
        to: 'eva@example.test',
        subject: 'Tu código',
        body: 'Hola, Eva:\n\nEs $12.50.\n\nVer más: https://ride.example/ride/7',
      },
    ]);
  });

  it('are short as text messages, sent once per subject, and not sent to deleted accounts', async () => {
    const { outbox, messages } = setUp({ delivers: false, environment: 'test' });
    for (const userId of [2, 2, 3])
      await outbox.write(userId, { ...writing, phone: '7045550123', key: `ride:7:${userId}` }, tx);
    expect(messages.all).toMatchObject([{ channel: 'text', to: '7045550123', body: 'Es $12.50.', key: 'ride:7:2' }]);
  });

  it.each([true, false])(
    'are sent outside of a transaction, which is used only if a job has to deliver them: %s',
    async (delivers) => {
      const { outbox, messages, queue, transaction } = setUp({ delivers, environment: 'test' });
      await outbox.write(1, writing);
      expect(messages.all).toHaveLength(1);
      expect(transaction).toHaveBeenCalledTimes(delivers ? 1 : 0);
      expect(queue.map(({ name }) => name)).toEqual(delivers ? ['deliver-mail-from-outbox'] : []);
    },
  );
});
