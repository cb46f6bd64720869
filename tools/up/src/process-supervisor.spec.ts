import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startOfProcess } from '../process-identity.mjs';
import type { Child, ChildSpec } from './child';
import { ProcessSupervisor, type RestartPolicy } from './process-supervisor';

let logs: string;
let supervisor: ProcessSupervisor;
let order: string[];

beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'groupride-supervisor-'));
  supervisor = new ProcessSupervisor();
  order = [];
});
afterEach(async () => {
  supervisor.kill();
  await supervisor.stop();
  rmSync(logs, { recursive: true, force: true });
});

const program = (name: string, code: string, more: Partial<ChildSpec> = {}): ChildSpec => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  cwd: logs,
  env: { PATH: process.env.PATH },
  logs,
  ...more,
});

const waiting = 'setInterval(() => undefined, 1000); console.log("up", process.pid);';

/** Starts a program and waits for its first output. */
async function startTalking(
  name: string,
  code: string,
  more: Partial<ChildSpec> = {},
): Promise<{ child: Child; line: string }> {
  let child: Child | undefined;
  const line = await new Promise<string>((onLine) => {
    [child] = supervisor.start(program(name, code, { ...more, onLine }));
  });
  if (child === undefined) throw new Error('not started');
  void child.ended.then(() => order.push(name));
  return { child, line };
}

describe('stopping', () => {
  it('ends programs in reverse order, each once, however often it is requested', async () => {
    for (const name of ['postgres', 'api', 'web']) await startTalking(name, waiting);
    await Promise.all([supervisor.stop(), supervisor.stop()]);
    await supervisor.stop();
    expect(order).toEqual(['web', 'api', 'postgres']);
  });

  it('prevents further starts, and aborts the startup', async () => {
    await supervisor.stop();
    expect(() => supervisor.start(program('late', waiting))).toThrow('stopped before it was ready');
    await expect(supervisor.orFailure(new Promise(() => undefined))).rejects.toThrow('stopped before it was ready');
  });

  it('ends a program that ignores it, and its child processes', async () => {
    const stubborn = `process.on('SIGTERM', () => undefined);
      const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
      setInterval(() => undefined, 1000); console.log(child.pid);`;
    const { line } = await startTalking('stubborn', stubborn, { patience: 200 });
    expect(startOfProcess(Number(line))).toBeDefined();
    await supervisor.stop();
    expect(order).toEqual(['stubborn']);
    await expect(gone(Number(line))).resolves.toBe(true);
  });

  it('gives a program time to finish', async () => {
    const { child } = await startTalking(
      'tidy',
      `process.on('SIGTERM', () => { console.log('tidied up'); process.exit(0); }); ${waiting}`,
    );
    await supervisor.stop();
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(readFileSync(child.log, 'utf8')).toContain('tidied up');
  });
});

/** The kernel removes an ended process with a delay on a busy machine. */
async function gone(pid: number): Promise<boolean> {
  const deadline = Date.now() + 10_000;
  while (startOfProcess(pid) !== undefined && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
  return startOfProcess(pid) === undefined;
}

describe('a failure', () => {
  it('names the program that ended and shows its last lines of output', async () => {
    supervisor.start(program('api', 'console.error("no database"); process.exit(3)'));
    await expect(supervisor.failure).rejects.toThrow(
      /^api stopped unexpectedly \(exit code 3\)\. Its last lines:\n {4}no database\nThe whole log: .*api\.log$/,
    );
  });

  it('is reported in one sentence for a program that cannot be run at all', async () => {
    supervisor.start({ ...program('web', ''), command: '/nowhere/node' });
    await expect(supervisor.failure).rejects.toThrow(/^web stopped unexpectedly \(exit code 127\)/);
  });

  it('is not reported for a program that was stopped on purpose', async () => {
    const { child } = await startTalking('fleet', waiting);
    await child.stop();
    const still = Symbol('still fine');
    await expect(Promise.race([supervisor.failure, Promise.resolve(still)])).resolves.toBe(still);
  });
});

const quick: RestartPolicy = { firstPause: 1, longestPause: 4, deaths: 3, window: 60_000 };

/** A program that counts its runs in a file and dies in the named number of them. */
const diesFirst = (runs: number): string =>
  `const fs = require("node:fs"); fs.appendFileSync("runs", "x"); const run = fs.readFileSync("runs").length; console.log("run " + run);
   if (run <= ${runs}) process.exitCode = 9; else setInterval(() => undefined, 1000);`;

/** Resolves when the named line of output has been written. */
function lineWritten(): { onLine: (line: string) => void; until: (text: string) => Promise<void> } {
  const seen = new Set<string>();
  let check: () => void = () => undefined;
  return {
    onLine: (line) => {
      seen.add(line);
      check();
    },
    until: (text) =>
      new Promise((done) => {
        check = () => {
          if (seen.has(text)) done();
        };
        check();
      }),
  };
}

describe('a supervised program', () => {
  it('is restarted after growing pauses when it dies, while the others keep running', async () => {
    const { child: api } = await startTalking('api', waiting);
    const said: string[] = [];
    const { onLine, until } = lineWritten();
    await supervisor.keepRunning([
      {
        spec: program('sandbox', diesFirst(2), { onLine }),
        options: { say: (line) => said.push(line), policy: quick },
      },
    ]);
    await until('run 3');
    const log = join(logs, 'sandbox.log');
    const stopped = (pause: string) =>
      `✗ sandbox stopped unexpectedly (exit code 9). Restarting it in ${pause} s. Its log: ${log}`;
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([stopped('0.001'), stopped('0.002')]);
    expect(api.isRunning).toBe(true);
  });

  it('keeps the log of the runs that died', async () => {
    const { onLine, until } = lineWritten();
    await supervisor.keepRunning([
      { spec: program('sandbox', diesFirst(1), { onLine }), options: { say: () => undefined, policy: quick } },
    ]);
    await until('run 2');
    await supervisor.stop();
    expect(readFileSync(join(logs, 'sandbox.log'), 'utf8')).toMatch(
      /^run 1\n--- sandbox was restarted at .* ---\nrun 2\n$/,
    );
  });

  it('is given up after three deaths within a minute, with its last lines of output', async () => {
    await supervisor.keepRunning([
      { spec: program('api', diesFirst(9)), options: { say: () => undefined, policy: quick } },
    ]);
    await expect(supervisor.failure).rejects.toThrow(
      /^api stopped unexpectedly \(exit code 9\) 3 times within 60 s, so it is not started again\. Its last lines:\n[^]* {4}run 3\nThe whole log: /,
    );
    expect(readFileSync(join(logs, 'runs'), 'utf8')).toBe('xxx');
  });

  it('is kept when its deaths are further apart', async () => {
    const { onLine, until } = lineWritten();
    await supervisor.keepRunning([
      {
        spec: program('api', diesFirst(5), { onLine }),
        options: { say: () => undefined, policy: { ...quick, window: 0 } },
      },
    ]);
    await until('run 6');
  });

  it('is restarted again and again when the others work without it', async () => {
    const { onLine, until } = lineWritten();
    await supervisor.keepRunning([
      {
        spec: program('fleet', diesFirst(5), { onLine }),
        options: { say: () => undefined, policy: quick, optional: true },
      },
    ]);
    await until('run 6');
  });

  it('waits for its dependencies before it is restarted', async () => {
    const { onLine, until } = lineWritten();
    let provide: () => void = () => undefined;
    const needed = new Promise<void>((done) => (provide = done));
    const asked = new Promise<void>((done) => {
      const needs = () => (done(), needed);
      void supervisor.keepRunning([
        { spec: program('api', diesFirst(1), { onLine }), options: { say: () => undefined, policy: quick, needs } },
      ]);
    });
    await asked;
    expect(readFileSync(join(logs, 'runs'), 'utf8')).toBe('x');
    provide();
    await until('run 2');
  });

  it('is reported when it is ready again', async () => {
    const readiness: (() => void)[] = [];
    const { onLine, until } = lineWritten();
    const said: string[] = [];
    const spec = program(
      'api',
      'require("node:fs").watch(".", (_, name) => name === "die" && process.exit(9)); console.log("up");',
      { onLine },
    );
    const started = supervisor.keepRunning([
      {
        spec,
        options: {
          say: (line) => (said.push(line), onLine(line)),
          policy: quick,
          ready: () => new Promise((done) => readiness.push(done)),
        },
      },
    ]);
    await until('up');
    readiness[0]?.();
    await started;
    writeFileSync(join(logs, 'die'), '');
    while (readiness.length < 2) await new Promise((done) => setImmediate(done));
    expect(said).toEqual([expect.stringContaining('Restarting it')]);
    readiness[1]?.();
    await until('✓ api is running again');
  });

  it('is reported as a failure when it dies before it was ready for the first time', async () => {
    const start = supervisor.keepRunning([
      {
        spec: program('api', diesFirst(9)),
        options: { say: () => undefined, policy: quick, ready: () => new Promise(() => undefined) },
      },
    ]);
    await expect(start).rejects.toThrow(/^api stopped unexpectedly \(exit code 9\)\. Its last lines:\n {4}run 1\n/);
    expect(readFileSync(join(logs, 'runs'), 'utf8')).toBe('x');
  });

  it('is not restarted once stopping has begun', async () => {
    const said = new Promise<string>((say) => {
      void supervisor.keepRunning([
        {
          spec: program('fleet', ''),
          options: { say, policy: { ...quick, firstPause: 600_000, longestPause: 600_000 } },
        },
      ]);
    });
    await said;
    await supervisor.stop();
    expect(readFileSync(join(logs, 'fleet.log'), 'utf8')).toBe('');
  });

  it('leaves no child processes behind', async () => {
    const { onLine, until } = lineWritten();
    const pidFile = join(logs, 'pid');
    const code = `const fs = require("node:fs"); if (fs.existsSync("pid")) { console.log("again"); setInterval(() => undefined, 1000); }
      else { const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], { stdio: "ignore" }); child.unref(); fs.writeFileSync("pid", String(child.pid)); process.exit(9); }`;
    await supervisor.keepRunning([
      { spec: program('api', code, { onLine }), options: { say: () => undefined, policy: quick } },
    ]);
    await until('again');
    await expect(gone(Number(readFileSync(pidFile, 'utf8')))).resolves.toBe(true);
  });
});

describe('a program in the background', () => {
  // Only Linux has the file, which is empty where sessions do not share the processor.
  const priority = `const { existsSync, readFileSync } = require('node:fs');
    const group = existsSync('/proc/self/autogroup') ? readFileSync('/proc/self/autogroup', 'utf8') : '';
    const [, ofSession = 5] = group.split('nice ');
    const lower = Math.min(require('node:os').getPriority(), Number(ofSession));`;
  const tellOnceLower = (then: string) =>
    `setInterval(() => { ${priority} if (lower >= 5) { ${then}; process.exit(); } }, 10);`;

  it('runs at a lower priority', async () => {
    const { line } = await startTalking('checks', tellOnceLower('console.log(lower)'), { inBackground: true });
    expect(Number(line)).toBeGreaterThanOrEqual(5);
  });

  it('hands it on to the sessions of what it starts', async () => {
    const module = pathToFileURL(join(import.meta.dirname, '..', 'priority.mjs')).href;
    const inSession = `import(${JSON.stringify(module)}).then((loaded) => { loaded.lowerOwnSession(); ${priority} console.log(lower); });`;
    const start = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inSession)}], { stdio: 'inherit', detached: true })`;
    const { line } = await startTalking('nx', tellOnceLower(start), { inBackground: true });
    expect(Number(line)).toBeGreaterThanOrEqual(5);
  });
});

describe('a program that ends on its own', () => {
  it('is awaited, and its output is logged', async () => {
    await supervisor.run(program('migrations', 'console.log("done")'));
    expect(readFileSync(join(logs, 'migrations.log'), 'utf8')).toBe('done\n');
  });

  it('keeps its earlier log', async () => {
    for (const word of ['first', 'second']) await supervisor.run(program('seed', `console.log("${word}")`));
    expect(readFileSync(join(logs, 'seed.previous.log'), 'utf8')).toBe('first\n');
    expect(readFileSync(join(logs, 'seed.log'), 'utf8')).toBe('second\n');
  });

  it('fails with its last lines of output', async () => {
    await expect(supervisor.run(program('seed', 'console.log("city is closed"); process.exit(1)'))).rejects.toThrow(
      /^seed failed \(exit code 1\)\. Its last lines:\n {4}city is closed/,
    );
  });
});

it('programs end with their launcher, even when it is killed', async () => {
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
