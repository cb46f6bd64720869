// The command and environment of each of our programs.
import { join } from 'node:path';
import type { ChildSpec } from './child';
import { root, sandboxDatabaseUrl, type ServiceName, type WebName, webNames } from './plan';
import type { Secrets } from './secrets';
import { WEBHOOK_EVENTS } from './webhook-events';

export interface Setting {
  readonly data: string;
  readonly logs: string;
  readonly host: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  /** Ports of all API processes, the one of `ports` first. */
  readonly apiPorts: readonly number[];
  /** The Redis that several API processes share. */
  readonly redisUrl: string | undefined;
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  /** Keys of a real Stripe account; the sandbox is used without them. */
  readonly stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  readonly fleetSize: number;
  readonly fleetRiders: number;
  readonly nodeEnv: 'development' | 'test';
  /** Folder with the built API. */
  readonly apiFolder: string;
  readonly onLine?: (name: string, line: string) => void;
}

export const webUrl = (setting: Pick<Setting, 'ports'>, name: WebName): string =>
  `http://localhost:${setting.ports[name]}`;
const appOf = (name: WebName): string => name.replace(/-web$/, '');
/** The first API process. */
export const apiUrl = (setting: Pick<Setting, 'ports'>): string => `http://127.0.0.1:${setting.ports.api}`;
const apiUrls = (setting: Pick<Setting, 'apiPorts'>): string =>
  setting.apiPorts.map((port) => `http://127.0.0.1:${port}`).join(',');
const sandboxUrl = (setting: Setting, host: string): string => `http://${host}:${setting.ports.sandbox}`;

export const REAL_STRIPE_SCRIPT = 'https://js.stripe.com/v3/';

export function stripeScriptUrl(setting: Setting): string {
  return setting.stripe === undefined ? `${sandboxUrl(setting, 'localhost')}/js/v3` : REAL_STRIPE_SCRIPT;
}

function stripeEnvironment(setting: Setting): Record<string, string> {
  if (setting.stripe !== undefined) {
    const { secretKey, publishableKey, webhookSecret } = setting.stripe;
    return {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    };
  }
  const { secrets } = setting;
  return {
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
    STRIPE_API_URL: sandboxUrl(setting, '127.0.0.1'),
    STRIPE_SCRIPT_URL: stripeScriptUrl(setting),
  };
}

/** How many times faster than real traffic demo drivers drive. */
const fleetSpeed = (): string => process.env.FLEET_SPEED?.trim() || '6';

/** The API's environment. Other variables (mail, maps, sign-in) are passed on unchanged. */
export function apiEnvironment(setting: Setting): Record<string, string> {
  return {
    NODE_ENV: setting.nodeEnv,
    HOST: setting.host,
    PORT: String(setting.ports.api),
    DATABASE_URL: setting.databaseUrl,
    ...(setting.redisUrl === undefined ? {} : { REDIS_URL: setting.redisUrl }),
    GROUPRIDE_DATA: setting.data,
    // Browsers that were sent to 127.0.0.1 see another origin than localhost.
    WEB_ORIGINS: [
      ...webNames.map((name) => `${appOf(name)}=http://127.0.0.1:${setting.ports[name]}`),
      process.env.WEB_ORIGINS,
    ]
      .filter(Boolean)
      .join(','),
    RIDER_WEB_URL: webUrl(setting, 'rider-web'),
    DRIVER_WEB_URL: webUrl(setting, 'driver-web'),
    ADMIN_WEB_URL: webUrl(setting, 'admin-web'),
    SESSION_SECRET: setting.secrets.session,
    SIGNING_SECRET: setting.secrets.signing,
    VAPID_PRIVATE_KEY: setting.secrets.vapidPrivateKey,
    ADMIN_EMAILS: process.env.ADMIN_EMAILS ?? 'admin@demo.groupride.test',
    DEMO_TOOLS: process.env.DEMO_TOOLS ?? 'true',
    // Developers run their webhook receivers on this machine.
    WEBHOOKS_ALLOW_PRIVATE: process.env.WEBHOOKS_ALLOW_PRIVATE ?? 'true',
    // Demo drivers are faster than real cars, and their positions must be credible.
    FASTEST_CAR_MPH: process.env.FASTEST_CAR_MPH ?? String(100 * Math.max(1, Number(fleetSpeed()) || 1)),
    // Demo drivers have no documents.
    REQUIRE_DOCUMENTS: process.env.REQUIRE_DOCUMENTS ?? 'false',
    // Only warnings and errors when the log is shown in the terminal.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (setting.onLine === undefined ? 'info' : 'warn'),
    // Tests read the outbox and send no mail, and no load balancer has to notice that their API stops.
    ...(setting.nodeEnv === 'test' ? { SMTP_URL: '', DRAIN_SECONDS: '0' } : {}),
    ...stripeEnvironment(setting),
  };
}

/** The inherited environment without variables that affect Node.js or ports in a child. */
function inherited(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_CHANNEL_FD: _channel, PORT: _port, HOST: _host, ...rest } = process.env;
  return rest;
}

const guard = join(root, 'tools', 'up', 'guard.mjs');

/** Programs whose output goes only to the log file. */
const quiet = new Set(['seed', 'fleet', 'sandbox']);

function nodeProgram(
  setting: Pick<Setting, 'logs' | 'onLine'>,
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildSpec {
  return {
    name,
    command: process.execPath,
    args: ['--enable-source-maps', '--import', guard, ...args],
    cwd: root,
    env: { ...inherited(), ...env },
    logs: setting.logs,
    ...(setting.onLine === undefined || quiet.has(name)
      ? {}
      : { onLine: (line: string) => setting.onLine?.(name, line) }),
  };
}

/** A TypeScript program that is run as it is; path names of our libraries come from tsconfig.base.json. */
export function typescriptProgram(
  setting: Pick<Setting, 'logs' | 'onLine'>,
  name: string,
  file: string,
  env: Record<string, string>,
): ChildSpec {
  return nodeProgram(setting, name, ['--import', 'tsx', join(root, file)], {
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    ...env,
  });
}

export const migration = (setting: Setting): ChildSpec =>
  nodeProgram(setting, 'migrations', [join(setting.apiFolder, 'migrate.js')], apiEnvironment(setting));

/** Each process has its metrics on a port of its own. A value that is no port is left for the API to refuse. */
const metricsPort = (index: number): Record<string, string> => {
  const first = Number(process.env.METRICS_PORT);
  return first > 0 ? { METRICS_PORT: String(first + index) } : {};
};

/**
 * One process of the API.
 * @param index from 0
 */
export function api(setting: Setting, index = 0, role: 'all' | 'api' = 'all'): ChildSpec {
  const environment = {
    ...apiEnvironment(setting),
    ...metricsPort(index),
    PORT: String(setting.apiPorts[index]),
    ROLE: role,
  };
  return {
    ...nodeProgram(
      setting,
      index === 0 ? 'api' : `api-${index + 1}`,
      [join(setting.apiFolder, 'main.js')],
      environment,
    ),
    patience: 10_000,
  };
}

/** The API of `npm run dev`: built again and restarted whenever a source file changes. */
export const apiThatReloads = (setting: Setting): ChildSpec => ({
  ...typescriptProgram(setting, 'api', 'tools/up/src/reloading-api.ts', {
    ...apiEnvironment(setting),
    API_FOLDER: setting.apiFolder,
  }),
  patience: 10_000,
});

export const sandbox = (setting: Setting): ChildSpec =>
  typescriptProgram(setting, 'sandbox', 'tools/stripe-sandbox/src/main.ts', {
    HOST: setting.host,
    PORT: String(setting.ports.sandbox),
    DATABASE_URL: sandboxDatabaseUrl(setting.databaseUrl),
    STRIPE_SECRET_KEY: setting.secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: setting.secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: setting.secrets.stripeWebhook,
    WEBHOOK_URL: `${apiUrl(setting)}/api/stripe/webhook`,
    WEBHOOK_EVENTS: WEBHOOK_EVENTS.join(','),
  });

export const web = (setting: Setting, name: WebName): ChildSpec => ({
  ...typescriptProgram(setting, name, 'tools/up/src/serve-web.ts', {
    NODE_ENV: 'production',
    HOST: setting.host,
    PORT: String(setting.ports[name]),
    WEB_FOLDER: join(root, 'dist', 'apps', name),
    API_URL: apiUrls(setting),
    STRIPE_SCRIPT_URL: stripeScriptUrl(setting),
  }),
  patience: 10_000,
});

/** Vite's own server, which shows a change without a reload. */
export const webThatReloads = (setting: Setting, name: WebName): ChildSpec => ({
  ...nodeProgram(
    setting,
    name,
    [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      '--host',
      setting.host,
      '--port',
      String(setting.ports[name]),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    {
      API_URL: apiUrl(setting),
      STRIPE_SCRIPT_URL: stripeScriptUrl(setting),
    },
  ),
  cwd: join(root, 'apps', name),
});

const demoEnvironment = (setting: Setting): Record<string, string> => ({
  API_URL: apiUrl(setting),
  RIDER_WEB_URL: webUrl(setting, 'rider-web'),
  DRIVER_WEB_URL: webUrl(setting, 'driver-web'),
  ADMIN_WEB_URL: webUrl(setting, 'admin-web'),
  FLEET_SIZE: String(setting.fleetSize),
  FLEET_RIDERS: String(setting.fleetRiders),
  FLEET_SPEED: fleetSpeed(),
  GROUPRIDE_DATA: setting.data,
});

export const seed = (setting: Setting): ChildSpec =>
  typescriptProgram(setting, 'seed', 'tools/fleet/src/seed.ts', demoEnvironment(setting));
export const fleet = (setting: Setting): ChildSpec =>
  typescriptProgram(setting, 'fleet', 'tools/fleet/src/main.ts', demoEnvironment(setting));
