import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config';
import { TestClock } from '../../platform/test-clock/test-clock';
import { DatabaseAvailability } from '../../platform/database/availability';
import { SandboxDrivers } from './sandbox-drivers.service';

/** Must be less than a minute: a driver without a sign of life for that long gets no offers. */
const EVERY_MS = 15_000;

/**
 * Sends signs of life for controlled drivers like an open app: every few seconds, and each time the test clock stops
 * while it advances.
 */
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
