import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './rides';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The card sandbox as a separate program, whose exit can be observed. */
export class KillableSandbox {
  readonly url: string;
  private child: ChildProcess | undefined;

  constructor(private readonly env: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${env['PORT']}`;
  }

  get hasEnded(): boolean {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async start(): Promise<void> {
    const env = { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json'), ...this.env };
    this.child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/stripe-sandbox/src/main.ts')], {
      env,
      cwd: ROOT,
      stdio: 'ignore',
    });
    await until(
      () =>
        fetch(`${this.url}/_sandbox/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => status === 200,
    );
  }

  /** Calls the sandbox as the platform does. */
  get(path: string): Promise<Response> {
    return fetch(`${this.url}${path}`, { headers: { authorization: `Bearer ${this.env['STRIPE_SECRET_KEY']}` } });
  }

  async kill(): Promise<void> {
    if (!this.child || this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
