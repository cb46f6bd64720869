import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Child } from '../child';
import { freePorts } from '../ports';
import { redisServer, redisUrl } from '../redis';
import { redisAnswers } from '../redis-for-processes';
import { FOLDER_VARIABLE } from './stack';

/** A Redis server that a test can kill and start again, empty, on the same port. */
export class KillableRedis {
  private child: Child | null = null;

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(program: string): Promise<KillableRedis> {
    const [port = 0] = await freePorts(1);
    const redis = new KillableRedis(
      program,
      mkdtempSync(join(process.env[FOLDER_VARIABLE] ?? tmpdir(), 'redis-')),
      port,
    );
    await redis.start();
    return redis;
  }

  get url(): string {
    return redisUrl({ port: this.port });
  }

  async start(): Promise<void> {
    this.child = new Child(
      redisServer({ program: this.program, port: this.port, folder: this.folder, logs: this.folder }),
    );
    const probe = new Redis(this.url, { retryStrategy: () => 50 });
    probe.on('error', () => undefined);
    await probe.ping();
    probe.disconnect();
  }

  async kill(): Promise<void> {
    this.child?.killGroup();
    await this.child?.ended;
    // The server dies with its host, but the host may be gone a moment earlier.
    while (await redisAnswers(this.port)) await delay(10);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
