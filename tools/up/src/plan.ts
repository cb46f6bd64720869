// The ports, folders and addresses of one running copy, read once from the environment and checked before anything
// starts.
import { isAbsolute, join, resolve } from 'node:path';
import { ClearError } from './clear-error';

export const root = resolve(import.meta.dirname, '..', '..', '..');

export const services = {
  api: { variable: 'API_PORT', port: 3000 },
  'rider-web': { variable: 'RIDER_WEB_PORT', port: 4200 },
  'driver-web': { variable: 'DRIVER_WEB_PORT', port: 4201 },
  'admin-web': { variable: 'ADMIN_WEB_PORT', port: 4202 },
  sandbox: { variable: 'SANDBOX_PORT', port: 12111 },
  postgres: { variable: 'POSTGRES_PORT', port: 5433 },
} as const;

export type ServiceName = keyof typeof services;
/** Everything that uses a port. Further API processes are api-2, api-3 and so on. */
export type PortName = ServiceName | `api-${number}`;

export const variableOf = (name: PortName): string =>
  services[name.startsWith('api-') ? 'api' : (name as ServiceName)].variable;
export type WebName = 'rider-web' | 'driver-web' | 'admin-web';
export const webNames: readonly WebName[] = ['rider-web', 'driver-web', 'admin-web'];

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Plan {
  /** Absolute path of the data folder. */
  readonly data: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  readonly apiProcesses: number;
  /** Given by the environment; several API processes need one. */
  readonly redisUrl: string | undefined;
  /** Address to listen on. */
  readonly host: string;
  /** Set by the environment; our own PostgreSQL is then not started. */
  readonly databaseUrl: string | undefined;
  /** Set by the environment; our card sandbox is then not started. */
  readonly stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  readonly fleetSize: number;
  /** Demo riders who book rides. */
  readonly fleetRiders: number;
}

const wholeNumber = (variable: string, text: string, from: number, to: number): number => {
  const value = Number(text);
  if (!/^-?\d+$/.test(text.trim()) || value < from || value > to) {
    throw new ClearError(`${variable} is "${text}": give a whole number from ${from} to ${to}.`);
  }
  return value;
};

/** An empty variable counts as one that is not set, as in a shell script's `FOO= npm start`. */
const read = (env: Environment, variable: string): string | undefined => env[variable]?.trim() || undefined;

function planPorts(env: Environment, apiProcesses: number): Record<ServiceName, number> {
  const offset = wholeNumber('PORT_OFFSET', read(env, 'PORT_OFFSET') ?? '0', -65535, 65535);
  const ports = {} as Record<ServiceName, number>;
  const owners = new Map<number, PortName>();
  for (const [name, { variable, port: standard }] of Object.entries(services) as [
    ServiceName,
    (typeof services)[ServiceName],
  ][]) {
    const own = read(env, variable);
    const port = own === undefined ? standard + offset : wholeNumber(variable, own, 1, 65535);
    if (port < 1 || port > 65535) {
      throw new ClearError(
        `PORT_OFFSET=${offset} puts ${name} on port ${port}, and ports go from 1 to 65535: choose another PORT_OFFSET.`,
      );
    }
    claimPort(owners, port, name);
    ports[name] = port;
  }
  for (const [name, port] of furtherApiPorts(ports.api, apiProcesses)) {
    if (port > 65535)
      throw new ClearError(`${name} would use port ${port}, and ports go from 1 to 65535: choose a smaller API_PORT.`);
    claimPort(owners, port, name);
  }
  return ports;
}

/** Browsers and fetch refuse these; all ports below 1024 that they refuse too are the system's own. https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

function claimPort(owners: Map<number, PortName>, port: number, name: PortName): void {
  if (BLOCKED_PORTS.has(port) && name !== 'postgres') {
    throw new ClearError(
      `${name} would use port ${port}, which browsers block: choose another PORT_OFFSET or ${variableOf(name)}.`,
    );
  }
  const other = owners.get(port);
  if (other !== undefined)
    throw new ClearError(
      `${other} and ${name} would both use port ${port}: give one of them another port (${variableOf(name)}).`,
    );
  owners.set(port, name);
}

/** Ports of the API processes after the first one, which follow its port. */
export const furtherApiPorts = (first: number, processes: number): [PortName, number][] =>
  Array.from({ length: processes - 1 }, (_, index) => [`api-${index + 2}`, first + index + 1]);

function planRedis(env: Environment): string | undefined {
  const text = read(env, 'REDIS_URL');
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !['redis:', 'rediss:'].includes(new URL(text).protocol)) {
    throw new ClearError(
      'REDIS_URL is not the address of a Redis server: REDIS_URL should read like redis://localhost:6379.',
    );
  }
  return text;
}

function planDatabase(env: Environment): string | undefined {
  const text = read(env, 'DATABASE_URL');
  if (text === undefined) return undefined;
  const example = 'DATABASE_URL should read like postgres://user:password@localhost:5432/groupride';
  if (!URL.canParse(text)) throw new ClearError(`DATABASE_URL is not an address: ${example}.`);
  const url = new URL(text);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new ClearError(`DATABASE_URL starts with ${url.protocol}//, and GroupRide needs PostgreSQL: ${example}.`);
  }
  if (url.pathname.length < 2) throw new ClearError(`DATABASE_URL names no database: ${example}.`);
  return text;
}

function planStripe(env: Environment): Plan['stripe'] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = names.filter((name) => read(env, name) === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new ClearError(
      `To use your own Stripe account set all of ${names.join(', ')} (missing: ${missing.join(', ')}), or none of them for the sandbox.`,
    );
  }
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = names.map((name) => read(env, name));
  return { secretKey, publishableKey, webhookSecret };
}

/** @throws ClearError naming the variable that does not fit */
export function readPlan(env: Environment, folder = root): Plan {
  const data = read(env, 'GROUPRIDE_DATA');
  const apiProcesses = wholeNumber('API_PROCESSES', read(env, 'API_PROCESSES') ?? '1', 1, 16);
  return {
    data: data === undefined ? join(folder, '.groupride') : isAbsolute(data) ? resolve(data) : resolve(folder, data),
    ports: planPorts(env, apiProcesses),
    apiProcesses,
    redisUrl: planRedis(env),
    host: read(env, 'GROUPRIDE_HOST') ?? '127.0.0.1',
    databaseUrl: planDatabase(env),
    stripe: planStripe(env),
    fleetSize: wholeNumber('FLEET_SIZE', read(env, 'FLEET_SIZE') ?? '9', 0, 1000),
    fleetRiders: wholeNumber('FLEET_RIDERS', read(env, 'FLEET_RIDERS') ?? '0', 0, 400),
  };
}

/** The sandbox keeps a database of its own on the same server. */
export function sandboxDatabaseUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname}_sandbox`;
  return url.href;
}
