import { describe, expect, it } from '@jest/globals';
import { furtherApiPorts, readPlan, sandboxDatabaseUrl } from './plan';

const plan = (env: Record<string, string>) => readPlan(env, '/repo');

describe('the plan without any variable', () => {
  it('uses the standard ports, the folder in the repository and only this machine', () => {
    expect(plan({})).toEqual({
      data: '/repo/.groupride',
      ports: { api: 3000, 'rider-web': 4200, 'driver-web': 4201, 'admin-web': 4202, sandbox: 12111, postgres: 5433 },
      host: '127.0.0.1',
      apiProcesses: 1,
      redisUrl: undefined,
      databaseUrl: undefined,
      stripe: undefined,
      fleetSize: 9,
      fleetRiders: 0,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(plan({ PORT_OFFSET: '', DATABASE_URL: ' ', GROUPRIDE_DATA: '', API_PORT: '' })).toEqual(plan({}));
  });
});

describe('ports', () => {
  it('are shifted together by PORT_OFFSET', () => {
    expect(plan({ PORT_OFFSET: '100' }).ports).toEqual({
      api: 3100,
      'rider-web': 4300,
      'driver-web': 4301,
      'admin-web': 4302,
      sandbox: 12211,
      postgres: 5533,
    });
  });

  it('are used unshifted when set by their own variable', () => {
    expect(plan({ PORT_OFFSET: '100', API_PORT: '8080' }).ports).toMatchObject({ api: 8080, 'rider-web': 4300 });
  });

  it.each([
    [{ API_PORT: 'web' }, /API_PORT is "web": give a whole number from 1 to 65535/],
    [{ API_PORT: '0' }, /API_PORT is "0"/],
    [{ API_PORT: '30.5' }, /API_PORT is "30.5"/],
    [
      { PORT_OFFSET: '60000' },
      /PORT_OFFSET=60000 puts rider-web on port 64200|PORT_OFFSET=60000 puts sandbox on port 72111/,
    ],
    [{ PORT_OFFSET: '1e3' }, /PORT_OFFSET is "1e3"/],
    [{ API_PORT: '4201' }, /api and driver-web would both use port 4201/],
    [
      { API_PROCESSES: '3', API_PORT: '4198' },
      /rider-web and api-3 would both use port 4200: give one of them another port \(API_PORT\)/,
    ],
    [{ API_PROCESSES: '2', API_PORT: '65535' }, /api-2 would use port 65536/],
    [{ PORT_OFFSET: '3000' }, /api would use port 6000, which browsers block: choose another PORT_OFFSET or API_PORT/],
    [{ API_PROCESSES: '2', API_PORT: '6665' }, /api would use port 6665, which browsers block/],
    [{ API_PROCESSES: '2', API_PORT: '6664' }, /api-2 would use port 6665, which browsers block/],
  ])('are reported when they are invalid: %j', (env, sentence) => {
    expect(() => plan(env as unknown as Record<string, string>)).toThrow(sentence);
  });
});

describe('several API processes', () => {
  it('are one process unless API_PROCESSES says more', () => {
    expect(plan({ API_PROCESSES: '16' }).apiProcesses).toBe(16);
    expect(() => plan({ API_PROCESSES: '17' })).toThrow('API_PROCESSES is "17": give a whole number from 1 to 16.');
    expect(() => plan({ API_PROCESSES: '0' })).toThrow('from 1 to 16');
  });

  it('use the ports after API_PORT', () => {
    expect(furtherApiPorts(3000, 3)).toEqual([
      ['api-2', 3001],
      ['api-3', 3002],
    ]);
    expect(furtherApiPorts(3000, 1)).toEqual([]);
  });

  it('reject an address that is not a Redis URL', () => {
    expect(plan({ REDIS_URL: 'redis://localhost:6380' }).redisUrl).toBe('redis://localhost:6380');
    for (const REDIS_URL of ['localhost', 'http://localhost:6379'])
      expect(() => plan({ REDIS_URL })).toThrow('REDIS_URL should read like redis://localhost:6379.');
  });
});

describe('other variables', () => {
  it('resolve a relative data folder against the repository', () => {
    expect(plan({ GROUPRIDE_DATA: 'data/two' }).data).toBe('/repo/data/two');
    expect(plan({ GROUPRIDE_DATA: '/var/data/' }).data).toBe('/var/data');
  });

  it.each([
    ['not an address', /DATABASE_URL is not an address/],
    ['mysql://localhost/groupride', /starts with mysql:\/\/, and GroupRide needs PostgreSQL/],
    ['postgres://localhost', /DATABASE_URL names no database/],
    ['postgres://localhost/', /DATABASE_URL names no database/],
  ])('reject the database address %s', (url, sentence) => {
    expect(() => plan({ DATABASE_URL: url })).toThrow(sentence);
  });

  it('require all three Stripe keys or none', () => {
    expect(() => plan({ STRIPE_SECRET_KEY: 'sk' })).toThrow(/missing: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET/);
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(plan(keys).stripe).toEqual({ secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' });
  });
});

it('gives the sandbox its own database beside that of the API', () => {
  expect(sandboxDatabaseUrl('postgres://u:p@h:5432/ride?sslmode=require')).toBe(
    'postgres://u:p@h:5432/ride_sandbox?sslmode=require',
  );
});
