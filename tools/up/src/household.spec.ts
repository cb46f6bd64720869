import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startOfProcess } from '../process-identity.mjs';
import type { Child, ChildSpec } from './child';
import { Household } from './household';

let logs: string;
let household: Household;
let order: string[];

beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'groupride-household-'));
  household = new Household();
  order = [];
});
afterEach(async () => {
  household.kill();
  await household.stop();
  rmSync(logs, { recursive: true, force: true });
});

const program = (name: string, code: string, more: Partial<ChildSpec> = {}): ChildSpec => ({ name, command: process.execPath, args: ['-e', code], cwd: logs, env: { PATH: process.env.PATH }, logs, ...more });

const waiting = 'setInterval(() => undefined, 1000); console.log("up", process.pid);';

/** Starts a program and waits until it has said something. */
async function startTalking(name: string, code: string, more: Partial<ChildSpec> = {}): Promise<{ child: Child; line: string }> {
  let child: Child | undefined;
  const line = await new Promise<string>((onLine) => {
    [child] = household.start(program(name, code, { ...more, onLine }));
  });
  if (child === undefined) throw new Error('not started');
  void child.ended.then(() => order.push(name));
  return { child, line };
}

describe('stopping', () => {
  it('ends the last first, each once, however often it is asked for', async () => {
    for (const name of ['postgres', 'api', 'web']) await startTalking(name, waiting);
    await Promise.all([household.stop(), household.stop()]);
    await household.stop();
    expect(order).toEqual(['web', 'api', 'postgres']);
  });

  it('does not let anything start any more, and calls start-up off', async () => {
    await household.stop();
    expect(() => household.start(program('late', waiting))).toThrow('stopped before it was ready');
    await expect(household.orTrouble(new Promise(() => undefined))).rejects.toThrow('stopped before it was ready');
  });

  it('ends a program that does not listen, and what it started itself', async () => {
    const stubborn = `process.on('SIGTERM', () => undefined);
      const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
      setInterval(() => undefined, 1000); console.log(child.pid);`;
    const { line } = await startTalking('stubborn', stubborn, { patience: 200 });
    expect(startOfProcess(Number(line))).toBeDefined();
    await household.stop();
    expect(order).toEqual(['stubborn']);
    await expect(gone(Number(line))).resolves.toBe(true);
  });

  it('gives a program time to finish', async () => {
    const { child } = await startTalking('tidy', `process.on('SIGTERM', () => { console.log('tidied up'); process.exit(0); }); ${waiting}`);
    await household.stop();
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(readFileSync(child.log, 'utf8')).toContain('tidied up');
  });
});

/** The kernel takes a moment to clear an ended process away. */
async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 200 && startOfProcess(pid) !== undefined; tries += 1) await new Promise((done) => setImmediate(done));
  return startOfProcess(pid) === undefined;
}

describe('trouble', () => {
  it('names the program that ended by itself and shows what it said last', async () => {
    household.start(program('api', 'console.error("no database"); process.exit(3)'));
    await expect(household.trouble).rejects.toThrow(/^api stopped by itself \(exit code 3\)\. Its last lines:\n {4}no database\nThe whole log: .*api\.log$/);
  });

  it('is one sentence for a program that cannot be run at all', async () => {
    household.start({ ...program('web', ''), command: '/nowhere/node' });
    await expect(household.trouble).rejects.toThrow(/^web stopped by itself \(exit code 127\)/);
  });

  it('is not raised for a program that was stopped on purpose', async () => {
    const { child } = await startTalking('fleet', waiting);
    await child.stop();
    const still = Symbol('still fine');
    await expect(Promise.race([household.trouble, Promise.resolve(still)])).resolves.toBe(still);
  });
});

describe('a helper', () => {
  it('starts again when it ends by itself, is told, and stops nothing else', async () => {
    const { child: api } = await startTalking('api', waiting);
    const told: string[] = [];
    const lines: string[] = [];
    await new Promise<void>((done) => {
      const onLine = (line: string) => {
        if (lines.push(line) === 3) done();
      };
      // Falls twice, then stays.
      const falls = 'const fs = require("node:fs"); fs.appendFileSync("turns", "x"); console.log(process.pid); if (fs.readFileSync("turns").length < 3) process.exitCode = 9; else setInterval(() => undefined, 1000);';
      household.startHelper(program('fleet', falls, { onLine }), 1, (line) => told.push(line));
    });
    expect(told).toEqual(Array(2).fill(`fleet stopped by itself (exit code 9) and starts again in 1 s; everything else goes on. Its log: ${join(logs, 'fleet.log')}`));
    expect(api.isRunning).toBe(true);
    await household.stop();
    expect(startOfProcess(Number(lines[2]))).toBeUndefined();
    expect(told).toHaveLength(2);
  });

  it('does not start any more once stopping has begun', async () => {
    const told = new Promise<string>((tell) => household.startHelper(program('fleet', ''), 600_000, tell));
    await told;
    await household.stop();
    expect(readdirSync(logs)).toEqual(['fleet.log']);
  });
});

describe('a program that ends by itself on purpose', () => {
  it('is waited for', async () => {
    await household.run(program('migrations', 'console.log("done")'));
    expect(readFileSync(join(logs, 'migrations.log'), 'utf8')).toBe('done\n');
  });

  it('keeps its log of the time before', async () => {
    for (const word of ['first', 'second']) await household.run(program('seed', `console.log("${word}")`));
    expect(readFileSync(join(logs, 'seed.previous.log'), 'utf8')).toBe('first\n');
    expect(readFileSync(join(logs, 'seed.log'), 'utf8')).toBe('second\n');
  });

  it('fails with its last lines', async () => {
    await expect(household.run(program('seed', 'console.log("city is closed"); process.exit(1)'))).rejects.toThrow(/^seed failed \(exit code 1\)\. Its last lines:\n {4}city is closed/);
  });
});

it('has programs that end with their launcher, even when that is killed', async () => {
  const guard = join(import.meta.dirname, '..', 'guard.mjs');
  const launcher = `const child = require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(guard)}, '-e', 'setInterval(() => undefined, 1000); console.log("up")'], { detached: true, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    child.stdout.once('data', () => console.log(child.pid)); setInterval(() => undefined, 1000);`;
  const { child, line } = await startTalking('launcher', launcher);
  const pid = Number(line);
  expect(startOfProcess(pid)).toBeDefined();
  await child.stop('SIGKILL');
  while (startOfProcess(pid) !== undefined) await new Promise((done) => setTimeout(done, 10));
  expect(startOfProcess(pid)).toBeUndefined();
});
