/** The one API version this program speaks: that of the `stripe` 23.1 package. */
export const API_VERSION = '2026-10-28.endive';

/** Everything the program reads from its environment. */
export interface SandboxConfig {
  host: string;
  port: number;
  databaseUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** An additional endpoint for events; `undefined` when only endpoints created through the API are used. */
  webhookUrl: string | undefined;
  /** The types of events that this endpoint receives; `*` for all. */
  webhookEvents: string[];
}

/** A setting that is missing or unusable; the message names the variable. */
export class ConfigError extends Error {}

const LIVE_KEY = /^[a-z]{2}_live_/;

/** True for every kind of key that would move real money. */
export function isLiveKey(key: string): boolean {
  return LIVE_KEY.test(key);
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming the variable that is missing or wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const webhookUrl = env['WEBHOOK_URL'] || undefined;
  if (webhookUrl !== undefined) checkUrl('WEBHOOK_URL', webhookUrl, ['http:', 'https:']);
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT']),
    databaseUrl: checkUrl('DATABASE_URL', required(env, 'DATABASE_URL'), ['postgres:', 'postgresql:']),
    secretKey: readKey(env, 'STRIPE_SECRET_KEY', 'sk_test_'),
    publishableKey: readKey(env, 'STRIPE_PUBLISHABLE_KEY', 'pk_test_'),
    webhookSecret: readKey(env, 'STRIPE_WEBHOOK_SECRET', 'whsec_'),
    webhookUrl,
    webhookEvents: (env['WEBHOOK_EVENTS'] || '*').split(',').map((type) => type.trim()),
  };
}

function required(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(`${name} is not set.`);
  return value;
}

function readKey(env: Readonly<Record<string, string | undefined>>, name: string, prefix: string): string {
  const value = required(env, name);
  if (isLiveKey(value))
    throw new ConfigError(`${name} holds a live key. The sandbox accepts test keys only (${prefix}…).`);
  if (!value.startsWith(prefix) || value.length <= prefix.length)
    throw new ConfigError(`${name} must start with ${prefix}`);
  return value;
}

function readPort(value: string | undefined): number {
  if (!value) return 12111;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function checkUrl(name: string, value: string, protocols: string[]): string {
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (!protocols.includes(protocol))
    throw new ConfigError(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return value;
}
