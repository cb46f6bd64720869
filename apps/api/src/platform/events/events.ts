import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../database/database';
import { defineJob, Jobs, type Job } from '../jobs/jobs';

/** A fact of a module, in the past tense. Modules export theirs from `<module>.events.ts`. */
export interface EventType<Data extends object> {
  readonly name: string;
  readonly data?: Data;
}

export function defineEvent<Data extends object>(name: string): EventType<Data> {
  return { name };
}

/**
 * The outbox. Publishing writes one job per reaction in the transaction of the fact itself, so a reaction happens at
 * least once when the fact is true and never when it is not. Listeners only hear of it after the commit and may miss it.
 */
@Injectable()
export class Events {
  private readonly reactions = new Map<string, Job<object>[]>();
  private readonly logger = new Logger(Events.name);
  private readonly listeners = new Map<string, ((data: object) => void | Promise<void>)[]>();

  constructor(private readonly jobs: Jobs) {}

  /** @param name unique name of the reaction's job, e.g. `release-holds-when-ride-is-cancelled` */
  react<Data extends object>(
    event: EventType<Data>,
    name: string,
    run: (data: Data) => Promise<void>,
    options: { formerNames?: readonly string[] } = {},
  ): void {
    const job = defineJob<Data>(name, options);
    this.jobs.handle(job, run);
    this.reactions.set(event.name, [...(this.reactions.get(event.name) ?? []), job]);
  }

  /** For pushes to sockets: called after the commit, in this process, not repeated. Nobody waits for it, and its errors are logged. */
  listen<Data extends object>(event: EventType<Data>, run: (data: Data) => void | Promise<void>): void {
    this.listeners.set(event.name, [
      ...(this.listeners.get(event.name) ?? []),
      run as (data: object) => void | Promise<void>,
    ]);
  }

  async publish<Data extends object>(tx: Transaction, event: EventType<Data>, data: Data): Promise<void> {
    for (const job of this.reactions.get(event.name) ?? []) await this.jobs.enqueue(tx, job, data);
    tx.afterCommit(() => {
      for (const run of this.listeners.get(event.name) ?? []) void this.notify(run, event.name, data);
    });
  }

  private async notify(run: (data: object) => void | Promise<void>, event: string, data: object): Promise<void> {
    try {
      await run(data);
    } catch (error) {
      this.logger.error({ err: error, event });
    }
  }
}
