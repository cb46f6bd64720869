import { OPERATOR_PERMISSIONS, type ClientToServerMessages, type OperatorPermission } from '@groupride/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_ROWS } from './support/access/account-rows';
import { differencesOf, requestOf } from './support/access/call';
import { BUSINESS_ROWS } from './support/access/business-rows';
import { Cast, OPERATOR } from './support/access/cast';
import { DRIVER_ROWS } from './support/access/driver-rows';
import { MONEY_ROWS } from './support/access/money-rows';
import { OPERATIONS_ROWS } from './support/access/operations-rows';
import { PEOPLE_ROWS } from './support/access/people-rows';
import { ROUTE_PLAN_ROWS } from './support/access/route-plan-rows';
import { PUBLIC_ROWS, SESSION_ROWS } from './support/access/public-rows';
import { RIDE_ROWS } from './support/access/ride-rows';
import { DOCUMENTED, type Row } from './support/access/rows';
import { socketDifferences, SOCKET_ROWS } from './support/access/socket-rows';
import { SANDBOX_ROWS } from './support/access/sandbox-rows';
import { TOKEN_ROWS } from './support/access/token-rows';
import { PaidRides } from './support/paid-rides';

const DOCUMENT = join(import.meta.dirname, '../../../libs/web/api-client/openapi.json');
const ROWS = {
  RIDE_ROWS,
  MONEY_ROWS,
  DRIVER_ROWS,
  ACCOUNT_ROWS,
  OPERATIONS_ROWS,
  TOKEN_ROWS,
  SANDBOX_ROWS,
  PEOPLE_ROWS,
  ROUTE_PLAN_ROWS,
  BUSINESS_ROWS,
  PUBLIC_ROWS,
  SESSION_ROWS,
};

interface Operation {
  'x-access': string;
  'x-guests': boolean;
  'x-permission'?: OperatorPermission;
  parameters?: { name: string; in: string; required?: boolean }[];
}
type Documented = Record<string, Record<string, Operation>>;
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Documented };
const documented = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
);
const permissionOf = new Map(documented.map(({ route, operation }) => [route, operation['x-permission']]));
const rows = Object.values(ROWS).flat();
/** Whether a key is required; undefined for calls that take none. */
const keyOf = new Map(
  documented.map(({ route, operation }) => [
    route,
    operation.parameters?.find(({ in: place, name }) => place === 'header' && name === 'idempotency-key')?.required,
  ]),
);
/** Only services reach the check of the key; `business-accounts.spec.ts` leaves it out. */
const KEY_OF_SERVICES = ['POST /api/event-transports', 'POST /api/event-transports/{eventId}/cancel'];

let cast: Cast;
beforeAll(async () => {
  cast = await Cast.gather(await PaidRides.start({ ADMIN_EMAILS: OPERATOR, DEMO_TOOLS: 'true' }));
}, 120_000);
afterAll(() => cast?.world.api.stop());

/** Anonymous callers, strangers, guests, members, the organizer, drivers and operators of each role call every route with valid values. */
describe('the access matrix', () => {
  it('lists every route of the OpenAPI document once, with the audience that the document names', () => {
    expect(rows.map(({ route }) => route).sort()).toEqual(documented.map(({ route }) => route).sort());
    const audienceOf = new Map(rows.map((row) => [row.route, DOCUMENTED[row.audience]]));
    for (const { route, operation } of documented)
      expect([route, operation['x-access'], operation['x-guests']]).toEqual([route, ...audienceOf.get(route)!]);
  });

  it('finds a permission on every route for operations, and on no other', () => {
    const withPermission = documented.filter(({ operation }) => operation['x-permission'] !== undefined);
    expect(withPermission.map(({ route }) => route)).toEqual(
      documented.filter(({ operation }) => operation['x-access'] === 'admin').map(({ route }) => route),
    );
    for (const { operation } of withPermission) expect(OPERATOR_PERMISSIONS).toContain(operation['x-permission']);
  });

  it('admits each role to the socket messages that it may send', async () => {
    expect(await socketDifferences(cast, await cast.scene('taken'))).toEqual([]);
    const names: Record<keyof ClientToServerMessages, true> = {
      join: true,
      requestRefresh: true,
      leave: true,
      joinDriver: true,
      joinAdmin: true,
      driverLocation: true,
      riderLocation: true,
    };
    expect(SOCKET_ROWS.map(({ message }) => message).sort()).toEqual(Object.keys(names).sort());
  });

  it('refuses calls without a key exactly where the document requires one', async () => {
    const required = documented.map(({ route }) => route).filter((route) => keyOf.get(route));
    expect(required).toEqual(expect.arrayContaining([...KEY_OF_SERVICES, 'POST /api/admin/rides/{rideId}/refunds']));
    for (const row of rows.filter(({ route }) => !KEY_OF_SERVICES.includes(route))) {
      // Rows without headers have been called without a key.
      if (!row.headers && !keyOf.get(row.route)) continue;
      const { headers, ...without } = row;
      const scene = await cast.scene(row.on, row.alone ? `${row.route} without a key` : '');
      const role = row.allowed.at(-1)!;
      const situation = { cast, scene, role, caller: cast.caller(role, scene) };
      if (!keyOf.get(row.route) && !('idempotency-key' in headers!(situation))) continue;
      const answer = await requestOf(without, situation);
      const isRefused = answer.status === 400 && answer.body.errors?.[0]?.field === 'Idempotency-Key';
      expect([row.route, isRefused]).toEqual([row.route, keyOf.get(row.route) ?? false]);
    }
  });

  it.each([
    ['rides, chat, positions, trip links and safety', RIDE_ROWS],
    ['seats, payments, changes, tips and settling up', MONEY_ROWS],
    ['drivers', DRIVER_ROWS],
    ['accounts, notifications and cards', ACCOUNT_ROWS],
    ['operations', OPERATIONS_ROWS],
    ['tokens and service accounts', TOKEN_ROWS],
    ['the sandbox', SANDBOX_ROWS],
    ['people pages and saved views', PEOPLE_ROWS],
    ['route plans', ROUTE_PLAN_ROWS],
    ['business accounts', BUSINESS_ROWS],
    ['public routes', PUBLIC_ROWS],
    ['routes that begin or end sessions', SESSION_ROWS],
  ])('allows each role exactly what its permissions allow of %s', async (_, group: readonly Row[]) => {
    const differences: string[] = [];
    for (const row of group)
      differences.push(...(await differencesOf(cast, row, row.permission ?? permissionOf.get(row.route))));
    expect(differences).toEqual([]);
  });
});
