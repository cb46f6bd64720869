// One PostgreSQL and one sandbox for all specs of this project. Plain JavaScript, because Jest loads this file before its transforms.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export default async function setup() {
  const stack = await tsImport('../../../up/src/testing/stack.ts', import.meta.url);
  const { compiledOracle } = await tsImport('../oracle/compile.ts', import.meta.url);
  process.env.SANDBOX_ORACLE = compiledOracle();
  const { newDatabase } = await stack.startPostgres();
  const databaseUrl = new URL(await newDatabase('sandbox_specs'));
  const server = databaseUrl.href.slice(0, -databaseUrl.pathname.length);

  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: databaseUrl.href,
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
    await stack.stopAll();
  };
}
