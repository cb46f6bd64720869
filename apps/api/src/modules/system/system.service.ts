import { Injectable } from '@nestjs/common';
import { PAYMENT_METHODS, Text, type ClientConfig } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';

export class Health {
  @Text({ max: 10 }) status!: 'ok';
}

/** What the deployment is, and whether it works. */
@Injectable()
export class SystemService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  clientConfig(): ClientConfig {
    const { config } = this;
    return {
      city: { name: config.CITY_NAME, timeZone: config.CITY_TIME_ZONE, center: { lat: config.CITY_LAT, lng: config.CITY_LNG }, map: null },
      paymentPublishableKey: config.STRIPE_PUBLISHABLE_KEY,
      paymentScriptUrl: config.STRIPE_SCRIPT_URL ?? null,
      paymentMethods: [...PAYMENT_METHODS],
      demoTools: config.DEMO_TOOLS,
      outboxUrl: config.outboxReadable ? '/api/dev/mail' : null,
      riderWebUrl: config.RIDER_WEB_URL,
      driverWebUrl: config.DRIVER_WEB_URL,
      mapboxToken: null,
    };
  }

  async ready(): Promise<Health> {
    try {
      await this.database.query('SELECT 1');
      return { status: 'ok' };
    } catch (error) {
      throw new ApiError('service_unavailable', `The database does not answer: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}
