import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a cached answer to the limit of a statement. Each bucket costs a series per route, method and status. */
const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The client gives up on a call after two tries of 4.5 s. */
const PROVIDER_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A round that takes seconds delays every offer. */
const ROUND_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface PoolConnections {
  total: number;
  idle: number;
  waiting: number;
}

/** What one process measures. Labels have few values and never personal data. */
export class ProcessMetrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route template, without Socket.IO',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  readonly providerCalls = new Histogram({
    name: 'groupride_stripe_call_duration_seconds',
    help: 'Duration of calls to Stripe, with their second try',
    labelNames: ['outcome'] as const,
    buckets: PROVIDER_SECONDS,
    registers: [this.registry],
  });
  readonly dispatchRounds = new Histogram({
    name: 'groupride_dispatch_round_duration_seconds',
    help: 'Duration of rounds of matching that this process made',
    buckets: ROUND_SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param read asked at each scrape; null when there is nothing to report */
  watchPools(read: () => Readonly<Record<string, PoolConnections | null>>): void {
    new Gauge({
      name: 'groupride_database_connections',
      help: 'Database connections of this process: total, idle, and requests that wait for one',
      labelNames: ['pool', 'state'] as const,
      registers: [this.registry],
      collect() {
        for (const [pool, connections] of Object.entries(read()))
          for (const state of ['total', 'idle', 'waiting'] as const)
            if (connections) this.set({ pool, state }, connections[state]);
      },
    });
  }

  watchSockets(read: () => number): void {
    new Gauge({
      name: 'groupride_sockets',
      help: 'Open sockets of this process',
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
