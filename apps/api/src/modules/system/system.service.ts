import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { PERSONAL_PAYMENT_METHODS, Text, type ClientConfig, type Features } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import { RedisConnections } from '../../platform/redis/redis-connections';
import { SettingsFacade } from '../settings/settings.facade';
import { type ActiveCity, CityFacade } from '../city/city.facade';

const READY_WITHIN_MS = 2000;

export class Health {
  @Text({ max: 10 }) status!: 'ok' | 'degraded';
}

/** Describes the deployment and its health. */
@Injectable()
export class SystemService {
  /** Services that this process needs to work. */
  private readonly requirements: readonly (() => Promise<boolean>)[] = [() => this.databaseAnswers()];

  private latest: { city: ActiveCity; features: Features; config: ClientConfig } | null = null;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly city: CityFacade,
    private readonly redis: RedisConnections,
    private readonly settings: SettingsFacade,
  ) {}

  async clientConfig(): Promise<ClientConfig> {
    return this.configOf(this.city.current, await this.settings.features());
  }

  /** The same object until it changes; null while settings have to be read. */
  get configInMemory(): ClientConfig | null {
    const features = this.settings.featuresInMemory;
    return features && this.configOf(this.city.current, features);
  }

  /**
   * Degraded without Redis, when each process works by itself.
   * @throws ApiError unavailable when a required service does not respond
   */
  async ready(): Promise<Health> {
    const answers = await Promise.all(this.requirements.map((check) => within(READY_WITHIN_MS, check())));
    if (answers.includes(false)) throw new ApiError('unavailable', 'unavailable');
    return { status: (await this.redis.isHealthy()) ? 'ok' : 'degraded' };
  }

  private configOf(city: ActiveCity, features: Features): ClientConfig {
    if (this.latest?.city !== city || this.latest.features !== features)
      this.latest = { city, features, config: this.describe(city, features) };
    return this.latest.config;
  }

  private describe(city: ActiveCity, features: Features): ClientConfig {
    const { config } = this;
    const { name, timeZone, center, radiusMiles, map } = city;
    return {
      city: { name, timeZone, center, radiusMiles, map },
      paymentPublishableKey: config.STRIPE_PUBLISHABLE_KEY,
      paymentScriptUrl: config.STRIPE_SCRIPT_URL ?? null,
      paymentMethods: PERSONAL_PAYMENT_METHODS.filter((method) => method !== 'cash' || features.cashPayments),
      demoTools: config.DEMO_TOOLS,
      outboxUrl: config.outboxReadable ? '/api/dev/mail' : null,
      supportPhone: config.SUPPORT_PHONE || null,
      supportEmail: config.SUPPORT_EMAIL || null,
      riderWebUrl: config.RIDER_WEB_URL,
      driverWebUrl: config.DRIVER_WEB_URL,
      adminWebUrl: config.ADMIN_WEB_URL,
      mapboxToken: config.MAPBOX_PUBLIC_TOKEN ?? null,
      features,
    };
  }

  private async databaseAnswers(): Promise<boolean> {
    try {
      await this.database.query('SELECT 1');
      return true;
    } catch {
      // The database module logs the outage. Callers must not learn its address from the error.
      return false;
    }
  }
}

/** @returns false when the answer takes longer */
async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const answered = new AbortController();
  const late = pause(ms, false, { signal: answered.signal }).catch(() => false);
  const result = await Promise.race([answer, late]);
  answered.abort();
  return result;
}
