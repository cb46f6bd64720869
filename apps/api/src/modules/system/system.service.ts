import { Injectable } from '@nestjs/common';
import { PAYMENT_METHODS, Text, type ClientConfig } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import { CityFacade } from '../city/city.facade';

export class Health {
  @Text({ max: 10 }) status!: 'ok';
}

/** What the deployment is, and whether it works. */
@Injectable()
export class SystemService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly city: CityFacade,
  ) {}

  clientConfig(): ClientConfig {
    const { config } = this;
    const { name, timeZone, center, radiusMiles, map } = this.city.current;
    return {
      city: { name, timeZone, center, radiusMiles, map },
      paymentPublishableKey: config.STRIPE_PUBLISHABLE_KEY,
      paymentScriptUrl: config.STRIPE_SCRIPT_URL ?? null,
      paymentMethods: [...PAYMENT_METHODS],
      demoTools: config.DEMO_TOOLS,
      outboxUrl: config.outboxReadable ? '/api/dev/mail' : null,
      supportPhone: config.SUPPORT_PHONE || null,
      supportEmail: config.SUPPORT_EMAIL || null,
      riderWebUrl: config.RIDER_WEB_URL,
      driverWebUrl: config.DRIVER_WEB_URL,
      mapboxToken: config.MAPBOX_PUBLIC_TOKEN ?? null,
    };
  }

  async ready(): Promise<Health> {
    try {
      await this.database.query('SELECT 1');
      return { status: 'ok' };
    } catch (error) {
      throw new ApiError('unavailable', `The database does not answer: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}
