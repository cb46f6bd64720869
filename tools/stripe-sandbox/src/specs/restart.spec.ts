import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import pg from 'pg';
import { hold, Receiver, sandbox, stripeClient } from '../testing/client';

jest.setTimeout(30_000);

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const name = `restart_${randomUUID().replaceAll('-', '')}`;
const receiver = new Receiver();
const running = new Set<ChildProcess>();
let env: Record<string, string | undefined>;

beforeAll(async () => {
  const admin = new pg.Client({ connectionString: `${sandbox.postgres}/postgres` });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: `${sandbox.postgres}/${name}`,
    STRIPE_SECRET_KEY: 'sk_test_restart',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_restart',
    STRIPE_WEBHOOK_SECRET: 'whsec_restart',
    WEBHOOK_URL: await receiver.listen(),
  };
});

afterAll(async () => {
  for (const child of running) await end(child, 'SIGKILL');
  await receiver.close();
});

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const line = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', resolve),
  );
  return { child, url: (JSON.parse(line) as { url: string }).url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  running.delete(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

test('holds, keys and undelivered events survive kill -9; SIGTERM ends with 0', async () => {
  const first = await start();
  const before = stripeClient('sk_test_restart', first.url);
  const idempotencyKey = randomUUID();
  const intent = await before.paymentIntents.create({ amount: 2000, currency: 'usd' }, { idempotencyKey });
  const held = await hold(before, 3100);
  await receiver.next(({ event }) => event.type === 'payment_intent.amount_capturable_updated');
  receiver.answers.push(500);
  const customer = await before.customers.create({ name: 'Undelivered' });
  const aboutCustomer = ({ event }: { event: { data: { object: object } } }): boolean =>
    'name' in event.data.object && event.data.object.name === 'Undelivered';
  const attempt = await receiver.next(aboutCustomer);
  await end(first.child, 'SIGKILL');

  const second = await start();
  const after = stripeClient('sk_test_restart', second.url);
  const again = await receiver.next((message) => aboutCustomer(message) && message !== attempt);
  expect(again.event).toMatchObject({ id: attempt.event.id, data: { object: { id: customer.id } } });
  after.webhooks.constructEvent(again.body, again.signature, 'whsec_restart');
  expect(await after.paymentIntents.retrieve(held.id)).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 3100,
  });
  expect((await after.paymentIntents.create({ amount: 2000, currency: 'usd' }, { idempotencyKey })).id).toBe(intent.id);
  expect((await after.paymentIntents.capture(held.id)).status).toBe('succeeded');
  expect(await end(second.child, 'SIGTERM')).toBe(0);
});

test('a live key is refused at startup, naming its variable', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...env, STRIPE_SECRET_KEY: 'sk_live_abc' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(said).toContain('STRIPE_SECRET_KEY holds a live key');
});
