import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, migrate } from '../../../../tools/up/src/testing/stack';
import { WEB_ORIGINS } from './api';
import { until } from './rides';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../../../../dist/apps/api');

/** The API as a separate program, so that it can be killed as by a power cut, and started again on the same database. */
export class KillableApi {
  private readonly running: ChildProcess[] = [];
  private output = '';

  private constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** Builds the program and migrates the database; starts nothing yet. */
  static async prepare(env: Readonly<Record<string, string>> & { DATABASE_URL: string }): Promise<KillableApi> {
    await ensureBuilt('api');
    await migrate(env.DATABASE_URL);
    const secrets = { SESSION_SECRET: 's'.repeat(40), SIGNING_SECRET: 'g'.repeat(40) };
    return new KillableApi({
      PATH: process.env['PATH'],
      // Without compiled code from an earlier start, each start compiles all of the program.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      // Most specs book rides without any driver.
      REQUIRE_VEHICLE: 'false',
      LOG_LEVEL: 'silent',
      WEB_ORIGINS,
      ...secrets,
      ...env,
    });
  }

  /** The same program for a second process beside it. @param env further or other variables */
  onPort(port: number, env: Readonly<Record<string, string>> = {}): KillableApi {
    return new KillableApi({ ...this.env, PORT: String(port), ...env });
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT']}`;
  }

  /** @param env further or other variables */
  async start(env: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
    const child = this.run(env);
    const ready = () => {
      // Another program may have taken its port meanwhile.
      if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}: ${this.output.slice(-2000)}`);
      return fetch(`${this.url}/api/health/ready`).then(
        ({ status }) => status,
        () => 0,
      );
    };
    await until(ready, (status) => status === 200);
    return child;
  }

  async kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** What its processes have logged so far. */
  async log(): Promise<string> {
    return this.output;
  }

  /** Asks it to stop, and waits until it has. */
  async stop(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async killAll(): Promise<void> {
    for (const child of this.running) await this.kill(child);
  }

  private run(env: Readonly<Record<string, string>>): ChildProcess {
    const child = spawn(process.execPath, [join(DIST, 'main.js')], {
      env: { ...this.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.running.push(child);
    return child;
  }
}
