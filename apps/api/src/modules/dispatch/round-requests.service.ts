import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { defineChannel, ProcessBus } from '../../platform/redis/process-bus';
import { DispatchLeaseRepository } from './dispatch-lease.repository';

/** Wakes the processes that make rounds. They also look for requests regularly, so a lost message only delays a round. */
const roundRequested = defineChannel('round_requested');

/** Requests rounds of matching. A requested round will be made even if this process ends. */
@Injectable()
export class RoundRequests implements OnModuleInit {
  private wake: () => void = () => undefined;

  constructor(
    private readonly lease: DispatchLeaseRepository,
    private readonly bus: ProcessBus,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.bus.subscribe(roundRequested, () => this.wake());
  }

  /** @param wake runs when a round may have been requested */
  onRequest(wake: () => void): void {
    this.wake = wake;
  }

  /** @param withRidesAhead also retries scheduled rides for which no driver was found recently */
  async request({ withRidesAhead = false } = {}): Promise<void> {
    await this.lease.requestRound(withRidesAhead);
    this.announce();
  }

  /** Requests a round that begins once the transaction has committed. */
  requestIn(tx: Transaction): void {
    this.lease.requestRoundIn(tx);
    tx.afterCommit(() => this.announce());
  }

  /** A process that makes rounds itself need not wake the others, which would find the lease taken. */
  private announce(): void {
    if (this.config.ROLE === 'api') this.bus.publish(roundRequested, {});
    else this.wake();
  }
}
