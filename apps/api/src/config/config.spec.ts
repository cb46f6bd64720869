import { readConfig } from './config';

const good = {
  DATABASE_URL: 'postgres://localhost/groupride',
  SESSION_SECRET: 's'.repeat(32),
  SIGNING_SECRET: 't'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_12345',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_12345',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345',
};

describe('the environment', () => {
  it('is complete with a database and secrets; the rest has defaults', () => {
    const config = readConfig(good);
    expect(config.PORT).toBe(3000);
    expect(config.webOrigins).toEqual({
      rider: ['http://localhost:4200'],
      driver: ['http://localhost:4201'],
      admin: ['http://localhost:4202'],
    });
    expect(config.outboxReadable).toBe(true);
  });

  it('names every invalid variable', () => {
    expect(() => readConfig({ ...good, DATABASE_URL: '', PORT: 'eighty' })).toThrow(/DATABASE_URL.*|PORT/);
    expect(() => readConfig({ ...good, PORT: 'eighty' })).toThrow(/PORT/);
    expect(() => readConfig({ ...good, DEMO_TOOLS: 'yes' })).toThrow(/DEMO_TOOLS/);
  });

  it('limits the stars that raise an alert like the setting of operations, which a form could not save otherwise', () => {
    expect(readConfig({ ...good, ALERT_LOW_RATING: '4' }).ALERT_LOW_RATING).toBe(4);
    expect(() => readConfig({ ...good, ALERT_LOW_RATING: '5' })).toThrow(/ALERT_LOW_RATING/);
  });

  it('keeps metrics off the public port, and off by default', () => {
    expect(readConfig(good).METRICS_PORT).toBeUndefined();
    expect(readConfig({ ...good, METRICS_PORT: '9464' }).METRICS_PORT).toBe(9464);
    expect(() => readConfig({ ...good, METRICS_PORT: '3000' })).toThrow(/METRICS_PORT/);
  });

  it('has no support contacts by default', () => {
    expect(readConfig(good)).toMatchObject({ SUPPORT_PHONE: '', SUPPORT_EMAIL: '' });
    expect(readConfig({ ...good, SUPPORT_EMAIL: 'help@rides.example' }).SUPPORT_EMAIL).toBe('help@rides.example');
    expect(() => readConfig({ ...good, SUPPORT_EMAIL: 'help' })).toThrow(/SUPPORT_EMAIL/);
  });

  it('requires both keys of a bucket or neither', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...good, ...keys, S3_BUCKET: 'papers' })).toMatchObject({ ...keys, S3_BUCKET: 'papers' });
    for (const left of Object.keys(keys))
      expect(() => readConfig({ ...good, ...keys, [left]: '' })).toThrow(/S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set/);
    expect(() => readConfig({ ...good, S3_ENDPOINT: 'minio' })).toThrow(/S3_ENDPOINT/);
  });

  it('accepts picture hosts only as bare host names', () => {
    expect(readConfig(good).avatarHosts).toEqual([]);
    expect(readConfig({ ...good, AVATAR_HOSTS: 'Pictures.example.org, cdn.example.org' }).avatarHosts).toEqual([
      'pictures.example.org',
      'cdn.example.org',
    ]);
    for (const list of ['https://pictures.example.org', 'pictures.example.org:8443', '*', 'localhost'])
      expect(() => readConfig({ ...good, AVATAR_HOSTS: list })).toThrow(/AVATAR_HOSTS/);
  });

  it('gives browsers only a public map token', () => {
    expect(readConfig({ ...good, MAPBOX_PUBLIC_TOKEN: 'pk.abc' }).MAPBOX_PUBLIC_TOKEN).toBe('pk.abc');
    expect(() => readConfig({ ...good, MAPBOX_PUBLIC_TOKEN: 'sk.abc' })).toThrow(
      /MAPBOX_PUBLIC_TOKEN: must be a public token/,
    );
    expect(() => readConfig({ ...good, VALHALLA_URL: 'valhalla' })).toThrow(/VALHALLA_URL/);
  });

  it('never allows a readable outbox or demo tools in production', () => {
    expect(readConfig({ ...good, NODE_ENV: 'production' }).outboxReadable).toBe(false);
    expect(() => readConfig({ ...good, NODE_ENV: 'production', DEMO_TOOLS: 'true' })).toThrow(/DEMO_TOOLS/);
  });

  it('requires Redis in production when jobs run in other processes than requests', () => {
    const production = { ...good, NODE_ENV: 'production' };
    expect(readConfig(production).ROLE).toBe('all');
    for (const ROLE of ['api', 'worker']) {
      expect(() => readConfig({ ...production, ROLE })).toThrow(
        `REDIS_URL: must be set in production with ROLE=${ROLE}`,
      );
      expect(() => readConfig({ ...production, ROLE, REDIS_URL: '' })).toThrow(/REDIS_URL/);
      expect(readConfig({ ...production, ROLE, REDIS_URL: 'redis://localhost' }).ROLE).toBe(ROLE);
      expect(readConfig({ ...good, ROLE }).ROLE).toBe(ROLE);
    }
  });

  it('allows webhooks into private networks only when told to, and never in production', () => {
    const allowed = { ...good, WEBHOOKS_ALLOW_PRIVATE: 'true' };
    expect(readConfig(good).WEBHOOKS_ALLOW_PRIVATE).toBe(false);
    expect(readConfig(allowed).WEBHOOKS_ALLOW_PRIVATE).toBe(true);
    expect(() => readConfig({ ...allowed, NODE_ENV: 'production' })).toThrow(/WEBHOOKS_ALLOW_PRIVATE/);
  });

  it('trusts proxies by their addresses, never by their number', () => {
    expect(readConfig(good).TRUSTED_PROXIES).toBe('loopback');
    for (const list of ['10.1.2.3', 'loopback, 172.30.88.0/24', '2001:db8::/32,uniquelocal'])
      expect(readConfig({ ...good, TRUSTED_PROXIES: list }).TRUSTED_PROXIES).toBe(list);
    for (const list of ['1', 'true', '10.0.0.0/33', '0.0.0.0/0', 'everybody', '10.0.0.0/']) {
      expect(() => readConfig({ ...good, TRUSTED_PROXIES: list })).toThrow(/TRUSTED_PROXIES/);
    }
  });

  it('accepts web addresses without HTTPS in production only on localhost, and secures cookies with HTTPS', () => {
    const at = (rider: string, driver = 'https://drive.example', admin = 'https://ops.example') =>
      readConfig({
        ...good,
        NODE_ENV: 'production',
        RIDER_WEB_URL: rider,
        DRIVER_WEB_URL: driver,
        ADMIN_WEB_URL: admin,
      });
    expect(at('https://rides.example').secureCookies).toBe(true);
    expect(at('http://localhost:4200', 'http://localhost:4201', 'http://localhost:4202').secureCookies).toBe(false);
    expect(() => at('http://rides.example')).toThrow(/RIDER_WEB_URL.*https/);
    expect(() => at('https://rides.example', 'http://localhost:4201')).toThrow(/https/);
    expect(readConfig({ ...good, RIDER_WEB_URL: 'http://192.168.1.20:4200' }).secureCookies).toBe(false);
  });

  it('reads additional origins with the application that each one serves', () => {
    expect(
      readConfig({ ...good, WEB_ORIGINS: 'rider=https://www.rides.example/, admin=http://127.0.0.1:4202' }).webOrigins,
    ).toEqual({
      rider: ['http://localhost:4200', 'https://www.rides.example'],
      driver: ['http://localhost:4201'],
      admin: ['http://localhost:4202', 'http://127.0.0.1:4202'],
    });
    for (const list of ['https://rides.example', 'root=https://rides.example', 'rider=', 'rider=javascript:alert(1)']) {
      expect(() => readConfig({ ...good, WEB_ORIGINS: list })).toThrow(
        /WEB_ORIGINS: must name the application of each origin/,
      );
    }
  });

  it('refuses one origin for two applications', () => {
    expect(() => readConfig({ ...good, ADMIN_WEB_URL: 'http://localhost:4200/operations' })).toThrow(
      /each application needs an origin of its own/,
    );
    expect(() => readConfig({ ...good, WEB_ORIGINS: 'rider=http://localhost:4202' })).toThrow(
      /each application needs an origin of its own/,
    );
  });

  it('refuses a sandbox script with a live key', () => {
    expect(() =>
      readConfig({ ...good, STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_SCRIPT_URL: 'http://localhost:12111/js/v3' }),
    ).toThrow(/STRIPE_SCRIPT_URL/);
  });
});
