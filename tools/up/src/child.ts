// Runs one program in a separate process group, so that Ctrl-C in the terminal reaches only the launcher, which stops
// everything in order. Its output goes to a log file, and its own child processes end with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, createWriteStream, existsSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { lowerPriority } from '../priority.mjs';

export interface ChildSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the log file <name>.log; the one of the launcher's last run is kept as <name>.previous.log. */
  readonly logs: string;
  /** Also shows each line of output, as `npm run dev` does. */
  readonly onLine?: (line: string) => void;
  /** Milliseconds after a stop signal before the program is killed. */
  readonly patience?: number;
  /** Gives way to other programs when the processor is busy. */
  readonly inBackground?: boolean;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export const describeExit = ({ code, signal }: Exit): string =>
  signal === null ? `exit code ${code}` : `signal ${signal}`;

/** @returns the last lines of a text file, or nothing when there is none */
export function lastLines(file: string, count = 15): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

export class Child {
  readonly name: string;
  readonly log: string;
  /** Resolves when the program has ended for any reason and its log is complete; never rejects. */
  readonly ended: Promise<Exit>;
  private readonly exited: Promise<Exit>;
  private exit: Exit | undefined;
  private stopping = false;
  private readonly ending = new AbortController();
  private readonly process: ChildProcess;

  /** @param appendToLog keeps the log of the run before in the same file, as for a program that is restarted */
  constructor(
    readonly spec: ChildSpec,
    { appendToLog = false }: { readonly appendToLog?: boolean } = {},
  ) {
    this.name = spec.name;
    this.log = join(spec.logs, `${spec.name}.log`);
    if (existsSync(this.log) && !appendToLog) renameSync(this.log, join(spec.logs, `${spec.name}.previous.log`));
    const file = openSync(this.log, 'a');
    if (appendToLog) writeSync(file, `--- ${spec.name} was restarted at ${new Date().toISOString()} ---\n`);
    const output = spec.onLine === undefined ? file : 'pipe';
    this.process = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env as NodeJS.ProcessEnv,
      detached: true,
      // The fourth channel tells the program when the launcher is gone (guard.mjs).
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (spec.inBackground === true && this.process.pid !== undefined) lowerPriority(this.process.pid);
    const copied = spec.onLine === undefined ? Promise.resolve() : this.copyOutput(file, spec.onLine);
    if (spec.onLine === undefined) closeSync(file);
    this.exited = new Promise((done) => {
      this.process.once('error', (error) => {
        this.exit ??= { code: 127, signal: null };
        spec.onLine?.(error.message);
        done(this.exit);
      });
      this.process.once('exit', (code, signal) => {
        this.exit ??= { code, signal };
        done(this.exit);
      });
    });
    this.ended = this.exited.then((exit) => copied.then(() => exit));
    void this.exited.then(() => this.ending.abort());
  }

  /** Aborted when the program has ended. */
  get endedSignal(): AbortSignal {
    return this.ending.signal;
  }

  /** Undefined when it could not be started. */
  get pid(): number | undefined {
    return this.process.pid;
  }

  get isRunning(): boolean {
    return this.exit === undefined;
  }

  /** Whether we asked it to end. */
  get wasStopped(): boolean {
    return this.stopping;
  }

  /** Sends the signal and waits. After `patience`, the rest of the process group is killed. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.stopping = true;
    if (this.isRunning) {
      this.process.kill(signal);
      const gaveUp = new AbortController();
      await Promise.race([
        this.exited,
        delay(this.spec.patience ?? 5000, undefined, { signal: gaveUp.signal }).catch(() => undefined),
      ]);
      gaveUp.abort();
    }
    this.killGroup();
    await this.ended;
  }

  /** Kills the program and its children immediately. */
  killGroup(): void {
    this.stopping = true;
    const { pid } = this.process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All processes of the group have already ended.
    }
  }

  /** @returns when all output is in the file */
  private copyOutput(file: number, onLine: (line: string) => void): Promise<void> {
    const stream = createWriteStream('', { fd: file });
    for (const source of [this.process.stdout, this.process.stderr]) {
      if (source === null) continue;
      source.pipe(stream, { end: false });
      createInterface({ input: source }).on('line', onLine);
    }
    return new Promise((done) => {
      const finish = () => stream.end(done);
      this.process.once('close', finish);
      // A program that failed to start has no output to close.
      this.process.once('error', finish);
    });
  }
}
