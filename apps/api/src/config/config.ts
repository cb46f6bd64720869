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

/** Everything the API reads from its environment. Read once, checked at start; nothing else touches `process.env`. */
export class Config {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @IsInt() @Min(0) @Max(65535) PORT = 3000;
  @IsString() HOST = '127.0.0.1';
  @IsString() @MinLength(1) DATABASE_URL!: string;
  @IsInt() @Min(2) @Max(200) DATABASE_POOL = 20;
  /** Shares socket messages, rate limits and cache invalidation between processes; unset: one process keeps them to itself. */
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
   * Who may say in `X-Forwarded-For` whom they speak for: addresses, subnets and the words loopback, linklocal and
   * uniquelocal, comma separated. A number of proxies would believe whoever reaches the API directly.
   */
  @IsProxyList() TRUSTED_PROXIES = 'loopback';

  @IsString() @MinLength(8) STRIPE_SECRET_KEY!: string;
  @IsString() @MinLength(8) STRIPE_PUBLISHABLE_KEY!: string;
  @IsString() @MinLength(8) STRIPE_WEBHOOK_SECRET!: string;
  /** Where Stripe's protocol is spoken; unset: Stripe itself. */
  @IsOptional() @IsUrl(anyUrl) STRIPE_API_URL?: string;
  /** Script the browser loads in place of Stripe's own; unset: Stripe's own. */
  @IsOptional() @IsUrl(anyUrl) STRIPE_SCRIPT_URL?: string;

  @IsOptional()
  @ValidateIf((_, value) => value !== '')
  @IsUrl({ ...anyUrl, protocols: ['smtp', 'smtps'] })
  SMTP_URL?: string;
  @IsString() MAIL_FROM = 'GroupRide <no-reply@groupride.test>';
  /** Operators, comma separated; they are operators from their first sign-in. */
  @IsString() ADMIN_EMAILS = '';
  /** Operators may give a code from a text message as second factor; off: they need an authenticator app. */
  @IsBoolean() OPERATOR_TEXT_CODES = true;
  @IsBoolean() DEMO_TOOLS = false;
  /** A driver's position counts only where a car of this speed can have come from the last one that counted. */
  @IsNumber() @Min(1) FASTEST_CAR_MPH = 100;
  /** Hosts, comma separated, whose pictures people may use as theirs; without any nobody has a picture. */
  @IsHostList() AVATAR_HOSTS = '';
  /** Where people call and write for help, shown to them; unset: nothing is shown. */
  @IsString() @MaxLength(30) SUPPORT_PHONE = '';
  @ValidateIf((_, value) => value !== '') @IsEmail() SUPPORT_EMAIL = '';

  /** Bucket for drivers' documents, on Amazon S3 or a server that speaks its protocol; empty: a folder below GROUPRIDE_DATA. */
  @IsString() S3_BUCKET = '';
  /** Address of a server other than Amazon's, which is then asked for `<address>/<bucket>/…`; unset: Amazon S3. */
  @IsOptional() @IsUrl(anyUrl) S3_ENDPOINT?: string;
  @IsString() S3_REGION = 'us-east-1';
  /** Unset, with the next one: the role of the machine. */
  @IsString() S3_ACCESS_KEY_ID = '';
  @IsString() S3_SECRET_ACCESS_KEY = '';

  /** Signs Web Push messages (VAPID, RFC 8292): 32 bytes, base64url. Unset: no messages are pushed. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{43}$/, { message: 'must be 32 bytes as base64url' })
  VAPID_PRIVATE_KEY?: string;
  /** Push services that messages are handed to, comma separated; `*.example.com` stands for any name below example.com. */
  @IsString() PUSH_HOSTS =
    'fcm.googleapis.com,*.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com';

  /** Webhooks may go to http addresses, to any port and into private networks: for development and tests, never in production. */
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
  /** The same for Google Maps. */
  @IsOptional() @IsString() GOOGLE_MAPS_KEY?: string;
  /** Browsers draw maps with Mapbox GL; they all see it. */
  @IsOptional()
  @Matches(/^pk\./, { message: 'must be a public token, which starts with pk.' })
  MAPBOX_PUBLIC_TOKEN?: string;
  /** Ways of the built city that are worked out at the same time; the rest of the process has one thread of four besides. */
  @IsInt() @Min(1) @Max(64) ROUTING_CONCURRENCY = 3;
  /** Requests that wait for one of them; more are answered by an estimate. */
  @IsInt() @Min(0) ROUTING_QUEUE = 200;
  /** Requests per minute and person (or address) that go on to a map service that costs money. */
  @IsInt() @Min(1) MAP_SERVICE_RATE_PER_MINUTE = 60;

  /** Seconds a driver has to answer an offer. */
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
  /** Alert: a review with at most so many stars. */
  @IsInt() @Min(0) @Max(5) ALERT_LOW_RATING = 2;
  /** "Is everything OK?" is asked when a trip is this far from its planned route. */
  @IsInt() @Min(100) @Max(5000) ALERT_DEVIATION_METERS = 500;
  /** The same: minutes that it is that far away. */
  @IsInt() @Min(1) ALERT_DEVIATION_MINUTES = 3;
  /** "Is everything OK?" is asked when a trip has stood still for this many minutes, away from pickup and destination. */
  @IsInt() @Min(1) ALERT_LONG_STOP_MINUTES = 5;
  /** Alert: minutes in which nobody aboard has answered "Is everything OK?". */
  @IsInt() @Min(1) ALERT_UNANSWERED_MINUTES = 3;
  /** "Are you still on your way?" is asked when a driver has not come nearer to the pickup for this many minutes. */
  @IsInt() @Min(1) ASK_STALLED_MINUTES = 5;
  /** The same: when the route to the pickup has become this many minutes longer. */
  @IsInt() @Min(1) ASK_AWAY_MINUTES = 4;
  /** The same: when the driver's phone was not heard of for this many minutes. It may be in a dead spot, and keeps what the driver does until later. */
  @IsInt() @Min(1) ASK_UNREACHABLE_MINUTES = 6;
  /** Minutes to answer "Are you still on your way?" before the ride goes to another driver. */
  @IsInt() @Min(1) ASK_ANSWER_MINUTES = 3;
  /** Attempts per minute and address on each call of sign-in and sign-up; an office has one address. */
  @IsInt() @Min(1) AUTH_RATE_PER_MINUTE = 200;
  /** The same per e-mail address, phone number or signed-in person, whatever address they come from. */
  @IsInt() @Min(1) AUTH_IDENTIFIER_RATE_PER_MINUTE = 10;
  /** Requests per minute and signed-in person on everything. */
  @IsInt() @Min(1) RATE_PER_MINUTE = 1200;
  /** Requests per minute and API token. */
  @IsInt() @Min(1) TOKEN_RATE_PER_MINUTE = 600;
  /** Requests per minute and address of people who are not signed in. */
  @IsInt() @Min(1) ADDRESS_RATE_PER_MINUTE = 6000;
  /** Ways, searches and prices at work at the same time for one person, or one address of people who are not signed in; others of theirs wait. Fewer than `ROUTING_CONCURRENCY`, so that nobody has all of it. */
  @IsInt() @Min(1) HEAVY_REQUESTS_AT_ONCE = 2;
  /** So many more of theirs wait; beyond that they are refused. */
  @IsInt() @Min(0) HEAVY_REQUESTS_WAITING = 200;
  /** Seconds after which open sockets are held against their sessions again. */
  @IsInt() @Min(1) @Max(3600) SOCKET_RECHECK_SECONDS = 60;

  /** Read once: every request asks for it, and settings do not change. */
  #webOrigins: AppOrigins | undefined;

  /** Where the pages of each application come from: only they may write and open sockets in its name. */
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

  /** Session cookies travel by HTTPS only, but for applications that are tried on one's own machine. */
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

  /** Whom push services may write to about our messages (RFC 8292, section 2.1). */
  get vapidSubject(): string {
    return `mailto:${this.SUPPORT_EMAIL || (/<([^>]+)>/.exec(this.MAIL_FROM)?.[1] ?? this.MAIL_FROM)}`;
  }

  get adminEmails(): string[] {
    return this.ADMIN_EMAILS.split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean);
  }

  /** The outbox can be read by anybody while nothing else delivers the messages; never in production. */
  get outboxReadable(): boolean {
    return !this.SMTP_URL && this.NODE_ENV !== 'production';
  }
}

/** The variables that the rules above name; each needs one, if only `IsOptional`. */
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
  if (config.STRIPE_SCRIPT_URL && config.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_')) {
    problems.push('STRIPE_SCRIPT_URL: a script of one’s own and a live key do not go together');
  }
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

/** Whether nobody on the way can read what is sent to this address. */
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
