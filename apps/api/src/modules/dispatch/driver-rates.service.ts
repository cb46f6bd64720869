import { Injectable } from '@nestjs/common';
import type { DriverRates } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { isOperatorWith } from '../../platform/http/access';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DriverRatesRepository } from './driver-rates.repository';

const DAYS = 30;

/** How often a driver accepts requests and gives rides back. */
@Injectable()
export class DriverRatesService {
  constructor(
    private readonly rates: DriverRatesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found */
  async of(who: Principal, driverId: number): Promise<DriverRates> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw notFound('driver');
    const since = new Date(this.clock.now().getTime() - DAYS * 24 * 3600_000);
    const { accepted, declined, missed, released } = await this.rates.answered(driverId, since);
    return {
      days: DAYS,
      accepted,
      declined,
      missed,
      released,
      acceptanceRate: percentOf(accepted, accepted + declined + missed),
      cancellationRate: percentOf(released, accepted),
    };
  }
}

/** @returns null when there is nothing to count */
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);
