import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { sandbox } from './client';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts a separate sandbox for one spec file that would disturb others through its clock, balance or control API.
 * `sandbox` then refers to it in this file. Resolves to a function that stops it.
 */
export async function ownSandbox(): Promise<() => Promise<void>> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${sandbox.postgres}/postgres` });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: `${sandbox.postgres}/${name}`,
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_specs',
  };
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code} before it listened.`)));
  });
  sandbox.url = (JSON.parse(line) as { url: string }).url;
  sandbox.database = env.DATABASE_URL;
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
}
