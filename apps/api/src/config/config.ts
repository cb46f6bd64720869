import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import {
  getMetadataStorage,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { hosts, IsHostList } from './host-list';
import { IsProxyList } from './proxy-list';
import type { App } from '@groupride/contracts';
import { type AppOrigins, IsWebOrigins, readWebOrigins, sharedOrigins } from './web-origins';

const anyUrl = { require_tld: false, require_protocol: true };

/**
 * All settings that the API reads from its environment. They are read once and checked at start; no other code uses
 * `process.env`.
 */
export class Config {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @IsInt() @Min(0) @Max(65535) PORT = 3000;
  @IsString() HOST = '127.0.0.1';
  /** Port of `GET /metrics` for Prometheus. It needs no sign-in, so it must not be public; nothing listens when unset. */
  @IsOptional() @IsInt() @Min(1) @Max(65535) METRICS_PORT?: number;
  @IsString() @MinLength(1) DATABASE_URL!: string;
  /** Connections for requests and jobs. */
  @IsInt() @Min(2) @Max(200) DATABASE_POOL = 20;
  /**
   * Further connections for what operations search, list and export, so that these reads cannot take the ones above. More
   * than exports run at the same time, because each export keeps a connection.
   */
  @IsInt() @Min(4) @Max(50) REPORT_POOL = 6;
  /**
   * Shares socket messages, rate limits and cache invalidation between processes; unset when there is only one process.
   * Required in production when jobs run in other processes than requests.
   */
  @IsOptional()
  @ValidateIf((_, value) => value !== '')
  @IsUrl({ ...anyUrl, protocols: ['redis', 'rediss'] })
  REDIS_URL?: string;
  /** `api` serves requests and sockets, `worker` runs jobs, `all` does both. */
  @IsIn(['all', 'api', 'worker']) ROLE: 'all' | 'api' | 'worker' = 'all';
  /** Seconds during which a process that is shutting down still accepts requests, so that load balancers notice. */
  @IsNumber() @Min(0) @Max(2) DRAIN_SECONDS = 1.5;
  @IsString() GROUPRIDE_DATA = '.groupride';
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) LOG_LEVEL = 'info';

  @IsUrl({ ...anyUrl, protocols: ['http', 'https'] }) RIDER_WEB_URL = 'http://localhost:4200';
  @IsUrl({ ...anyUrl, protocols: ['http', 'https'] }) DRIVER_WEB_URL = 'http://localhost:4201';
  @IsUrl({ ...anyUrl, protocols: ['http', 'https'] }) ADMIN_WEB_URL = 'http://localhost:4202';
  /** Further origins of the applications, comma separated: `rider=https://www.rides.example,admin=https://ops.example`. */
  @IsWebOrigins() WEB_ORIGINS = '';

  @IsString() @MinLength(32) SESSION_SECRET!: string;
  /** Signs QR codes and other short-lived proofs. */
  @IsString() @MinLength(32) SIGNING_SECRET!: string;
  /**
   * Proxies whose `X-Forwarded-For` is trusted: addresses, subnets and the words loopback, linklocal and uniquelocal,
   * comma separated. A number of proxies is not accepted, because it would trust anyone who reaches the API directly.
   */
  @IsProxyList() TRUSTED_PROXIES = 'loopback';

  @IsString() @MinLength(8) STRIPE_SECRET_KEY!: string;
  @IsString() @MinLength(8) STRIPE_PUBLISHABLE_KEY!: string;
  @IsString() @MinLength(8) STRIPE_WEBHOOK_SECRET!: string;
  /** Address of a server with Stripe's API; unset for Stripe itself. */
  @IsOptional() @IsUrl(anyUrl) STRIPE_API_URL?: string;
  /** Script that browsers load instead of Stripe's own; unset for Stripe's own. */
  @IsOptional() @IsUrl(anyUrl) STRIPE_SCRIPT_URL?: string;

  @IsOptional()
  @ValidateIf((_, value) => value !== '')
  @IsUrl({ ...anyUrl, protocols: ['smtp', 'smtps'] })
  SMTP_URL?: string;
  @IsString() MAIL_FROM = 'GroupRide <no-reply@groupride.test>';
  /** Email addresses of operators, comma separated. They become operators at their first sign-in. */
  @IsString() ADMIN_EMAILS = '';
  /**
   * Whether operators may use a code from a text message as second factor; otherwise they need an authenticator app.
   */
  @IsBoolean() OPERATOR_TEXT_CODES = true;
  @IsBoolean() DEMO_TOOLS = false;
  /**
   * Highest plausible speed of a car. A driver's position is credible only if the car can reach it from the last
   * credible one.
   */
  @IsNumber() @Min(1) FASTEST_CAR_MPH = 100;
  /** Hosts from which profile pictures may come, comma separated; without any, pictures are disabled. */
  @IsHostList() AVATAR_HOSTS = '';
  /** Contact details of support, shown to people; nothing is shown when unset. */
  @IsString() @MaxLength(30) SUPPORT_PHONE = '';
  @ValidateIf((_, value) => value !== '') @IsEmail() SUPPORT_EMAIL = '';

  /** Bucket for drivers' documents on Amazon S3 or a compatible server; empty for a folder below GROUPRIDE_DATA. */
  @IsString() S3_BUCKET = '';
  /** Address of an S3-compatible server, requested as `<address>/<bucket>/…`; unset for Amazon S3. */
  @IsOptional() @IsUrl(anyUrl) S3_ENDPOINT?: string;
  @IsString() S3_REGION = 'us-east-1';
  /** When both keys are unset, the machine's role is used. */
  @IsString() S3_ACCESS_KEY_ID = '';
  @IsString() S3_SECRET_ACCESS_KEY = '';

  /** Signs Web Push messages (VAPID, RFC 8292): 32 bytes, base64url. No messages are pushed when unset. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{43}$/, { message: 'must be 32 bytes as base64url' })
  VAPID_PRIVATE_KEY?: string;
  /** Hosts of push services, comma separated; `*.example.com` stands for any name below example.com. */
  @IsString() PUSH_HOSTS =
    'fcm.googleapis.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com';

  /**
   * Allows webhooks to http addresses, any port and private networks; for development and tests, never in production.
   */
  @IsBoolean() WEBHOOKS_ALLOW_PRIVATE = false;

  @IsString() CITY_NAME = 'Charlotte, NC';
  @IsString() CITY_TIME_ZONE = 'America/New_York';
  @IsNumber() CITY_LAT = 35.2271;
  @IsNumber() CITY_LNG = -80.8431;
  /** Rides start and end within this distance of the center. */
  @IsNumber() @Min(1) CITY_RADIUS_MILES = 80;

  /** A Valhalla service that finds routes instead of the built city. */
  @IsOptional()
  @ValidateIf((_, value) => value !== '')
  @IsUrl({ ...anyUrl, protocols: ['http', 'https'] })
  VALHALLA_URL?: string;
  /** Mapbox finds routes and places instead of the built city. Never leaves the server. */
  @IsOptional() @IsString() MAPBOX_TOKEN?: string;
  /** Google Maps finds routes and places instead of the built city. Never leaves the server. */
  @IsOptional() @IsString() GOOGLE_MAPS_KEY?: string;
  /** Public token with which browsers draw maps with Mapbox GL. */
  @IsOptional()
  @Matches(/^pk\./, { message: 'must be a public token, which starts with pk.' })
  MAPBOX_PUBLIC_TOKEN?: string;
  /**
   * Routes in the built city that are computed at the same time. The process has four threads, so one is left for other
   * work.
   */
  @IsInt() @Min(1) @Max(64) ROUTING_CONCURRENCY = 3;
  /** Route requests that may wait; further ones get an estimate. */
  @IsInt() @Min(0) ROUTING_QUEUE = 200;
  /** Requests per minute and person (or address) that go on to a map service that costs money. */
  @IsInt() @Min(1) MAP_SERVICE_RATE_PER_MINUTE = 60;

  /** Seconds a driver has to answer an offer; an offer that reaches a sleeping phone has at least 30. */
  @IsInt() @Min(1) OFFER_SECONDS = 15;
  /** Refuses an immediate ride when no suitable vehicle works near its pickup or is about to be free. */
  @IsBoolean() REQUIRE_VEHICLE = true;
  /** Approves an application to drive only when each group of documents has an accepted one. */
  @IsBoolean() REQUIRE_DOCUMENTS = true;
  /** Minutes until an unpaid ride is given up. */
  @IsNumber() PAYMENT_MINUTES = 15;
  /** Minutes a search for a driver lasts before the ride is cancelled. */
  @IsNumber() SEARCH_MINUTES = 10;
  /** Alert for operations: minutes without a driver. */
  @IsNumber() ALERT_SEARCH_MINUTES = 5;
  /** Alert: minutes without a sign of life from the driver of an active ride. */
  @IsNumber() ALERT_SILENT_MINUTES = 3;
  /** Alert: minutes that a driver on the way has not moved. */
  @IsNumber() ALERT_STALLED_MINUTES = 8;
  /** Alert: minutes that a pickup or a trip is late. */
  @IsNumber() ALERT_LATE_MINUTES = 10;
  /** Alert: a review with at most this many stars, 0 for none. Operations can set the same values. */
  @IsInt() @Min(0) @Max(4) ALERT_LOW_RATING = 2;
  /** "Is everything OK?" is asked when a trip is this far from its planned route. */
  @IsInt() @Min(100) @Max(5000) ALERT_DEVIATION_METERS = 500;
  /** Minutes that the trip must be that far away. */
  @IsInt() @Min(1) ALERT_DEVIATION_MINUTES = 3;
  /** "Is everything OK?" is asked when a trip has stood still for this many minutes, away from pickup and destination. */
  @IsInt() @Min(1) ALERT_LONG_STOP_MINUTES = 5;
  /** Alert: minutes in which nobody aboard has answered "Is everything OK?". */
  @IsInt() @Min(1) ALERT_UNANSWERED_MINUTES = 3;
  /** "Are you still on your way?" is asked when a driver has not come nearer to the pickup for this many minutes. */
  @IsInt() @Min(1) ASK_STALLED_MINUTES = 5;
  /** The same question is asked when the route to the pickup has become this many minutes longer. */
  @IsInt() @Min(1) ASK_AWAY_MINUTES = 4;
  /**
   * The same question is asked when the driver's phone sent nothing for this many minutes. It may be without signal and
   * send the driver's steps later.
   */
  @IsInt() @Min(1) ASK_UNREACHABLE_MINUTES = 6;
  /** Minutes to answer "Are you still on your way?" before the ride goes to another driver. */
  @IsInt() @Min(1) ASK_ANSWER_MINUTES = 3;
  /** Attempts per minute and address on each call of sign-in and sign-up; an office has one address. */
  @IsInt() @Min(1) AUTH_RATE_PER_MINUTE = 200;
  /** Attempts per minute and email address, phone number or signed-in person, from any network address. */
  @IsInt() @Min(1) AUTH_IDENTIFIER_RATE_PER_MINUTE = 10;
  /** Requests per minute and signed-in person on everything. */
  @IsInt() @Min(1) RATE_PER_MINUTE = 1200;
  /** Requests per minute and API token. */
  @IsInt() @Min(1) TOKEN_RATE_PER_MINUTE = 600;
  /** Requests per minute and address of people who are not signed in. */
  @IsInt() @Min(1) ADDRESS_RATE_PER_MINUTE = 6000;
  /**
   * Concurrent requests per person, or per address for people who are not signed in; further requests wait. As many as
   * a browser sends over HTTP/1.1. Far fewer than `DATABASE_POOL`, because requests that wait for the same row keep
   * their connections.
   */
  @IsInt() @Min(1) REQUESTS_AT_ONCE = 6;
  /** Further requests of the same caller that may wait; more are refused. */
  @IsInt() @Min(0) REQUESTS_WAITING = 200;
  /**
   * Concurrent requests for routes, searches and prices per person, or per address for people who are not signed in; further
   * requests wait. Fewer than `ROUTING_CONCURRENCY`, so that one person cannot use all of it.
   */
  @IsInt() @Min(1) HEAVY_REQUESTS_AT_ONCE = 2;
  /** Further requests of the same caller that may wait; more are refused. */
  @IsInt() @Min(0) HEAVY_REQUESTS_WAITING = 200;
  /**
   * Concurrent requests for routes, searches and prices of all callers together; further requests wait for some seconds.
   * Unset: 40% of `DATABASE_POOL`, because each of them may hold two connections.
   */
  @IsOptional() @IsInt() @Min(1) HEAVY_REQUESTS_IN_ALL?: number;
  /** Seconds between two checks of the sessions of open sockets. */
  @IsInt() @Min(1) @Max(3600) SOCKET_RECHECK_SECONDS = 60;

  /** Cached, because every request needs it and settings do not change. */
  #webOrigins: AppOrigins | undefined;

  /** The origins of each application's pages. Only they may write and open sockets in its name. */
  get webOrigins(): AppOrigins {
    return (this.#webOrigins ??= this.readOrigins());
  }

  private readOrigins(): AppOrigins {
    const more = readWebOrigins(this.WEB_ORIGINS) ?? [];
    const of = (app: App, url: string) => [
      ...new Set([new URL(url).origin, ...more.filter((entry) => entry.app === app).map(({ origin }) => origin)]),
    ];
    return {
      rider: of('rider', this.RIDER_WEB_URL),
      driver: of('driver', this.DRIVER_WEB_URL),
      admin: of('admin', this.ADMIN_WEB_URL),
    };
  }

  /** Session cookies require HTTPS, unless an application is served by HTTP on a developer's machine. */
  get secureCookies(): boolean {
    return this.webAddresses.every((url) => url.startsWith('https:'));
  }

  get webAddresses(): string[] {
    return [this.RIDER_WEB_URL, this.DRIVER_WEB_URL, this.ADMIN_WEB_URL];
  }

  get avatarHosts(): string[] {
    return hosts(this.AVATAR_HOSTS);
  }

  get pushHosts(): string[] {
    return hosts(this.PUSH_HOSTS);
  }

  /** Contact address for push services (RFC 8292, section 2.1). */
  get vapidSubject(): string {
    return `mailto:${this.SUPPORT_EMAIL || (/<([^>]+)>/.exec(this.MAIL_FROM)?.[1] ?? this.MAIL_FROM)}`;
  }

  get adminEmails(): string[] {
    return this.ADMIN_EMAILS.split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean);
  }

  get heavyRequestsInAll(): number {
    return this.HEAVY_REQUESTS_IN_ALL ?? Math.max(1, Math.floor(this.DATABASE_POOL * 0.4));
  }

  /** Anyone can read the outbox when no mail server is configured; never in production. */
  get outboxReadable(): boolean {
    return !this.SMTP_URL && this.NODE_ENV !== 'production';
  }
}

/** The variables with a validation rule above. Each variable needs one, even if only `IsOptional`. */
const rules = getMetadataStorage().getTargetValidationMetadatas(Config, '', false, false);
const withRule = (...names: string[]) =>
  new Set(rules.filter(({ name = '' }) => names.includes(name)).map(({ propertyName }) => propertyName));
const KNOWN = new Set(rules.map(({ propertyName }) => propertyName));
const NUMBERS = withRule('isInt', 'isNumber');
const BOOLEANS = withRule('isBoolean');

/**
 * @throws Error whose message names every variable that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    [...KNOWN].filter((name) => environment[name]).map((name) => [name, fromText(name, environment[name]!)]),
  );
  const config = plainToInstance(Config, given, { exposeDefaultValues: true });
  const problems = validateSync(config).map(
    (problem) => `${problem.property}: ${Object.values(problem.constraints ?? {}).join(', ')}`,
  );
  if (config.NODE_ENV === 'production' && !config.webAddresses.every(isPrivate)) {
    problems.push(
      'RIDER_WEB_URL, DRIVER_WEB_URL, ADMIN_WEB_URL: must all begin with https:// in production, or all be on localhost',
    );
  }
  if (config.NODE_ENV === 'production' && config.DEMO_TOOLS) problems.push('DEMO_TOOLS: must be off in production');
  if (config.NODE_ENV === 'production' && config.WEBHOOKS_ALLOW_PRIVATE)
    problems.push('WEBHOOKS_ALLOW_PRIVATE: must be off in production');
  if (config.NODE_ENV === 'production' && config.ROLE !== 'all' && !config.REDIS_URL)
    problems.push(
      `REDIS_URL: must be set in production with ROLE=${config.ROLE}, or socket messages that jobs send would not reach the sockets of other processes`,
    );
  if (config.STRIPE_SCRIPT_URL && config.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_')) {
    problems.push('STRIPE_SCRIPT_URL: a script of one’s own and a live key do not go together');
  }
  if (config.METRICS_PORT === config.PORT) problems.push('METRICS_PORT: must differ from PORT, which is public');
  if (!config.S3_ACCESS_KEY_ID !== !config.S3_SECRET_ACCESS_KEY)
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both or neither');
  const shared = problems.length === 0 ? sharedOrigins(config.webOrigins) : [];
  if (shared.length > 0)
    problems.push(
      `RIDER_WEB_URL, DRIVER_WEB_URL, ADMIN_WEB_URL, WEB_ORIGINS: each application needs an origin of its own, but several have ${shared.join(', ')}`,
    );
  if (problems.length > 0) throw new Error(`The environment is not right. ${problems.join('; ')}`);
  return config;
}

/** Whether traffic to this address cannot be read in transit. */
function isPrivate(url: string, _index: number, all: readonly string[]): boolean {
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  const sameScheme = all.every((other) => other.startsWith(protocol));
  return sameScheme && (protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1');
}

function fromText(name: string, text: string): unknown {
  if (NUMBERS.has(name)) return Number(text);
  if (BOOLEANS.has(name)) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
