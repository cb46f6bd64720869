import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config';
import { TestClock } from '../../platform/test-clock/test-clock';
import { DatabaseAvailability } from '../../platform/database/availability';
import { SandboxDrivers } from './sandbox-drivers.service';

/** A driver who is not heard of for a minute gets no offers. */
const EVERY_MS = 15_000;

/** Keeps controlled drivers alive as an open app would: every few seconds, and whenever the test clock stops on its way. */
@Injectable()
export class SandboxPresence implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SandboxPresence.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly drivers: SandboxDrivers,
    private readonly config: Config,
    private readonly testClock: TestClock,
    private readonly availability: DatabaseAvailability,
  ) {
    testClock.follow({
      name: 'controlled drivers',
      nextDue: () => Promise.resolve(null),
      isBusy: () => Promise.resolve(false),
      wake: () => undefined,
      arrive: () => this.drivers.showLifeOfAll(),
    });
  }

  onApplicationBootstrap(): void {
    if (!this.testClock.isEnabled || this.config.ROLE === 'api') return;
    this.timer = setInterval(() => {
      this.drivers.showLifeOfAll().catch((error: unknown) => {
        if (!this.availability.report(error)) this.logger.error(error);
      });
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
