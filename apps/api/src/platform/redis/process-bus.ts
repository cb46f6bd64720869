import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { RedisConnections } from './redis-connections';

/** A kind of message between processes, with the type of its payload. */
export interface Channel<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

/** @param name unique among all channels */
export function defineChannel<Payload extends object>(name: string): Channel<Payload> {
  return { name };
}

type Run = (payload: object) => void | Promise<void>;

/**
 * Tells every process of the deployment, including the sender's own, that something cached has changed. A message arrives
 * at most once and may be lost while Redis is away, so nothing may depend on it for being right.
 */
export abstract class ProcessBus {
  private readonly logger = new Logger(ProcessBus.name);
  private readonly subscribers = new Map<string, Run[]>();

  subscribe<Payload extends object>(channel: Channel<Payload>, run: (payload: Payload) => void | Promise<void>): void {
    this.subscribers.set(channel.name, [...(this.subscribers.get(channel.name) ?? []), run as Run]);
  }

  publish<Payload extends object>(channel: Channel<Payload>, payload: Payload): void {
    this.deliver(channel.name, payload);
    this.send(channel.name, payload);
  }

  /** Sends to the other processes. */
  protected abstract send(channel: string, payload: object): void;

  protected deliver(channel: string, payload: object): void {
    for (const run of this.subscribers.get(channel) ?? []) {
      Promise.resolve()
        .then(() => run(payload))
        .catch((error: unknown) => this.logger.error({ err: error, channel }));
    }
  }
}

/** For deployments with a single process. */
@Injectable()
export class LocalProcessBus extends ProcessBus {
  protected send(): void {
    // There is no other process.
  }
}

const PING_EVERY_MS = 2000;

interface Envelope {
  from: string;
  channel: string;
  payload: object;
}

@Injectable()
export class RedisProcessBus extends ProcessBus implements OnModuleInit {
  private readonly self = randomUUID();

  constructor(private readonly redis: RedisConnections) {
    super();
  }

  async onModuleInit(): Promise<void> {
    // Pings detect a connection that was lost without notice.
    const subscriber = this.redis.openPatient(2 * PING_EVERY_MS);
    if (!subscriber) return;
    setInterval(() => {
      if (subscriber.status === 'ready') void subscriber.ping();
    }, PING_EVERY_MS).unref();
    subscriber.on('message', (_: string, text: string) => this.receive(text));
    const subscribed = subscriber.subscribe(this.topic);
    // A process is ready only after it has subscribed. While Redis is away, it subscribes later.
    if (await this.redis.started) await subscribed;
  }

  protected send(channel: string, payload: object): void {
    const envelope: Envelope = { from: this.self, channel, payload };
    // Messages that are lost while Redis is away are not repeated.
    this.redis.commands?.publish(this.topic, JSON.stringify(envelope)).catch(() => undefined);
  }

  /** Redis shares channels among its databases; each belongs to another deployment. */
  private get topic(): string {
    return `groupride:${this.redis.commands?.options.db ?? 0}:processes`;
  }

  private receive(text: string): void {
    const { from, channel, payload } = JSON.parse(text) as Envelope;
    if (from !== this.self) this.deliver(channel, payload);
  }
}
