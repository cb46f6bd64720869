// A PostgreSQL server that tests can kill, stop and start again.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase } from '../databases';
import { freePorts } from '../ports';
import { ProcessSupervisor } from '../process-supervisor';
import { type Cluster, startCluster } from '../postgres/cluster';
import { newSecrets } from '../secrets';
import { FOLDER_VARIABLE } from './stack';

const run = promisify(execFile);

export class KillablePostgres {
  private supervisor = new ProcessSupervisor();
  private cluster: Cluster | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly password: string,
  ) {}

  /** Makes a cluster of its own on a free port and starts it. */
  static async create(): Promise<KillablePostgres> {
    const folder = mkdtempSync(join(process.env[FOLDER_VARIABLE] ?? tmpdir(), 'groupride-killable-'));
    // When we are root, PostgreSQL's account must be able to enter the folder.
    chmodSync(folder, 0o711);
    mkdirSync(join(folder, 'logs'));
    const [port] = await freePorts(1);
    if (port === undefined) throw new Error('there is no free port');
    const server = new KillablePostgres(folder, port, newSecrets().postgresPassword);
    await server.start();
    return server;
  }

  /** Makes a new database. @returns its address */
  async newDatabase(name: string): Promise<string> {
    const url = this.running().urlOf(name);
    await ensureDatabase(url);
    return url;
  }

  /** Resolves when it accepts connections. */
  async start(): Promise<void> {
    this.supervisor = new ProcessSupervisor();
    this.cluster = await startCluster(this.supervisor, {
      folder: join(this.folder, 'postgres'),
      port: this.port,
      password: this.password,
      logs: join(this.folder, 'logs'),
      durable: false,
    });
  }

  /** Ends the server and all of its processes with SIGKILL, as a crash does. */
  async kill(): Promise<void> {
    const server = this.serverPid();
    const sessions = await childrenOf(server);
    for (const pid of [server, ...sessions]) killIfAlive(pid);
    this.supervisor.kill();
    await this.supervisor.stop();
  }

  /** An ordinary shutdown: open sessions are ended, everything is written. */
  async stop(): Promise<void> {
    await this.supervisor.stop();
  }

  /** Stops the server and throws its folder away. */
  async dispose(): Promise<void> {
    await this.stop();
    if (this.cluster) rmSync(this.cluster.folder, { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }

  private running(): Cluster {
    if (!this.cluster) throw new Error('the server has not been started');
    return this.cluster;
  }

  private serverPid(): number {
    return Number(readFileSync(join(this.running().folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
