import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Config } from '../../config/config';
import { PatientRedis } from './patient-redis';

/** A request waits no longer than this for Redis. */
const COMMAND_TIMEOUT_MS = 200;
/** A Redis that is silent for longer counts as away: its connection is dropped, so that later calls do not wait at all. */
const SILENCE_MS = 500;
const STARTUP_WAIT_MS = 2000;

const COMMON: RedisOptions = {
  retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  connectTimeout: 2000,
  keepAlive: 5000,
  disableClientInfo: true,
};

/** Owns all connections to Redis. There are none without REDIS_URL. */
@Injectable()
export class RedisConnections implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private readonly patient: PatientRedis[] = [];
  /** For calls that must fail immediately when Redis is away; null without REDIS_URL. */
  readonly commands: Redis | null;
  /** Whether Redis was there when this process started; resolves after two seconds at the latest. */
  readonly started: Promise<boolean>;

  constructor(private readonly config: Config) {
    this.commands = config.REDIS_URL ? this.connect(config.REDIS_URL) : null;
    this.started = this.commands ? firstConnection(this.commands) : Promise.resolve(false);
  }

  /** Waits briefly for Redis; without it, the process starts with its own limits and sockets. */
  async onModuleInit(): Promise<void> {
    if (!(await this.started) && this.commands)
      this.logger.warn('Redis is away; this process works alone until it returns.');
  }

  onApplicationShutdown(): void {
    for (const connection of [this.commands, ...this.patient]) connection?.disconnect();
  }

  /**
   * A connection for subscriptions and blocking reads, which waits for Redis however long that takes; null without REDIS_URL.
   * @param silenceMs drops the connection when a command gets no answer for so long
   */
  openPatient(silenceMs: number): PatientRedis | null {
    const { REDIS_URL } = this.config;
    if (!REDIS_URL) return null;
    const connection = new PatientRedis(REDIS_URL, { ...COMMON, maxRetriesPerRequest: null, socketTimeout: silenceMs });
    connection.on('error', () => undefined);
    this.patient.push(connection);
    return connection;
  }

  /** Whether Redis answers now; true without REDIS_URL, because nothing is missing then. */
  async isHealthy(): Promise<boolean> {
    if (!this.commands) return true;
    return this.commands.ping().then(
      () => true,
      () => false,
    );
  }

  private connect(url: string): Redis {
    const connection = new Redis(url, {
      ...COMMON,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
    });
    let lost: boolean | null = null;
    connection.on('error', () => undefined);
    connection.on('ready', () => {
      if (lost) this.logger.warn('Redis is back.');
      lost = false;
    });
    connection.on('close', () => {
      if (lost === false) this.logger.warn('Lost Redis; this process works alone until it returns.');
      // Before the first connection, the startup code logs the outage.
      lost = true;
    });
    connection.on('end', () => {
      lost = null;
    });
    return connection;
  }
}

function firstConnection(connection: Redis): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), STARTUP_WAIT_MS);
    connection.once('ready', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
