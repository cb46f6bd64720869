import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApi, type Api, type Client } from './support/api';
import { driver, expectStatus, operator } from './support/people';
import { completeTrip, offerTo, until, UPTOWN } from './support/rides';

const OPERATOR = 'ops@example.test';
const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/api/README.md'), 'utf8');
let api: Api;
let operations: Client;

beforeAll(async () => {
  api = await startApi({ ADMIN_EMAILS: OPERATOR });
  operations = await operator(api, OPERATOR);
}, 120_000);
afterAll(() => api.stop());

/** The lines of the guide, with the address and the token of this test. */
function script(token: string): string {
  const [, lines = ''] = /```sh\n([\s\S]*?)```/.exec(GUIDE) ?? [];
  const written = lines.replace(/^API=.*$/m, `API=${api.url}/api`).replace(/^TOKEN=.*$/m, `TOKEN=${token}`);
  expect(written).not.toBe(lines);
  expect(lines.trim().split('\n')).toHaveLength(10);
  return written;
}

/** Runs the lines in a shell. @returns what it has written so far, and how it ended */
function run(lines: string) {
  const shell = spawn('sh', ['-e'], { env: { ...process.env, PAUSE: '0.2' }, stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  shell.stdout.on('data', (text: Buffer) => (output += text.toString()));
  shell.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  shell.stdin.end(lines);
  const ended = new Promise<number | null>((resolve) => void shell.once('close', resolve));
  return { output: () => output, errors: () => errors, ended };
}

/** A token as the guide has it made: of a service account, with the scopes that it names. */
async function tokenOfGuide(scopes: readonly string[]): Promise<string> {
  const { body: account } = await expectStatus(
    operations.post('/api/admin/service-accounts', { name: 'Quickstart' }),
    201,
  );
  const { body } = await expectStatus(
    operations.post(`/api/admin/service-accounts/${account.id}/tokens`, { name: 'Shell', scopes, expiresInDays: 1 }),
    201,
  );
  return body.secret as string;
}

describe('the quickstart of the API', () => {
  it('books a ride with a token and watches it until it is completed', async () => {
    const token = await tokenOfGuide(['quotes:write', 'rides:read', 'rides:write']);
    const someone = await driver(api, UPTOWN);
    const shell = run(script(token));
    const text = await until(
      () => Promise.resolve(shell.output() + shell.errors()),
      (seen) => /Ride \d+ is pending|curl|error/i.test(seen),
    );
    expect(text).toMatch(/^Ride \d+ is pending/);
    const rideId = Number(/Ride (\d+)/.exec(text)?.[1]);
    await offerTo(api, rideId, [someone.driverId]);
    await expectStatus(someone.client.post(`/api/rides/${rideId}/accept/${someone.driverId}`), 200);
    const step = (status: string) =>
      expectStatus(someone.client.patch(`/api/rides/${rideId}/status`, { status, reason: 'All aboard' }), 200);
    await step('arrived');
    await step('in_progress');
    const { body: ride } = await expectStatus(someone.client.get(`/api/drivers/${someone.driverId}/active-ride`), 200);
    await expectStatus(completeTrip(someone, rideId, { amount: ride.totalCost }), 200);
    expect([await shell.ended, shell.errors()]).toEqual([0, '']);
    expect(shell.output()).toContain(`Ride ${rideId} is completed\n`);
    const { events } = JSON.parse(`{"events":${shell.output().split('\n').at(-1)}}`) as { events: { type: string }[] };
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['ride_requested', 'trip_completed']));
  }, 60_000);
});
