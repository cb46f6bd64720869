import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../database/database';
import { defineJob, Jobs, type Job } from '../jobs/jobs';
import type { SqlCondition } from '../jobs/transaction-jobs';

/** A domain event, named in the past tense. Modules export theirs from `<module>.events.ts`. */
export interface EventType<Data extends object> {
  readonly name: string;
  readonly data?: Data;
}

export function defineEvent<Data extends object>(name: string): EventType<Data> {
  return { name };
}

interface Reaction {
  job: Job<object>;
  when: ((data: object) => SqlCondition | null) | undefined;
}

/**
 * The transactional outbox. Publishing writes one job per reaction in the event's own transaction, so a reaction runs at
 * least once after a commit and never after a rollback. Listeners run after the commit and may miss events.
 */
@Injectable()
export class Events {
  private readonly reactions = new Map<string, Reaction[]>();
  private readonly participants = new Map<string, ((tx: Transaction, data: object) => Promise<void>)[]>();
  private readonly logger = new Logger(Events.name);
  private readonly listeners = new Map<string, ((data: object) => void | Promise<void>)[]>();

  constructor(private readonly jobs: Jobs) {}

  /**
   * @param name unique name of the reaction's job, e.g. `release-holds-when-ride-is-cancelled`
   * @param when gives a condition that is asked at the end of the event's transaction; null, or a no, means that there is no job
   */
  react<Data extends object>(
    event: EventType<Data>,
    name: string,
    run: (data: Data) => Promise<void>,
    { when, ...options }: { formerNames?: readonly string[]; when?: (data: Data) => SqlCondition | null } = {},
  ): void {
    const job = defineJob<Data>(name, options);
    this.jobs.handle(job, run);
    const reaction = { job, when: when as Reaction['when'] };
    this.reactions.set(event.name, [...(this.reactions.get(event.name) ?? []), reaction]);
  }

  /** Runs in the event's own transaction, before it commits. An error undoes the whole change, so it can also refuse it. */
  participate<Data extends object>(event: EventType<Data>, run: (tx: Transaction, data: Data) => Promise<void>): void {
    this.participants.set(event.name, [
      ...(this.participants.get(event.name) ?? []),
      run as (tx: Transaction, data: object) => Promise<void>,
    ]);
  }

  /** For socket pushes: runs after the commit in this process, without retries. Errors are logged. */
  listen<Data extends object>(event: EventType<Data>, run: (data: Data) => void | Promise<void>): void {
    this.listeners.set(event.name, [
      ...(this.listeners.get(event.name) ?? []),
      run as (data: object) => void | Promise<void>,
    ]);
  }

  async publish<Data extends object>(tx: Transaction, event: EventType<Data>, data: Data): Promise<void> {
    for (const run of this.participants.get(event.name) ?? []) await run(tx, data);
    for (const { job, when } of this.reactions.get(event.name) ?? []) {
      const condition = when?.(data);
      if (condition) await this.jobs.enqueueIf(tx, condition, job, data);
      else if (!when) await this.jobs.enqueue(tx, job, data);
    }
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
