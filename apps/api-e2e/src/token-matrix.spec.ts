import { API_SCOPES, type ApiScope, isOperationsScope, type OperatorPermission } from '@groupride/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_ROWS } from './support/access/account-rows';
import { differencesOf, requestOf } from './support/access/call';
import { Cast, OPERATOR, SIGNED_IN, type Role } from './support/access/cast';
import { DRIVER_ROWS } from './support/access/driver-rows';
import { MONEY_ROWS } from './support/access/money-rows';
import { OPERATIONS_ROWS } from './support/access/operations-rows';
import { PUBLIC_ROWS, SESSION_ROWS } from './support/access/public-rows';
import { RIDE_ROWS } from './support/access/ride-rows';
import type { Row } from './support/access/rows';
import { answerByToken, scopeOfMessage, SOCKET_ROWS, tokenSocketDifferences } from './support/access/socket-rows';
import { SANDBOX_ROWS } from './support/access/sandbox-rows';
import { TOKEN_ROWS } from './support/access/token-rows';
import type { Client } from './support/api';
import { PaidRides } from './support/paid-rides';
import { expectStatus, operator } from './support/people';
import { program, tokenOf } from './support/tokens';

const DOCUMENT = join(import.meta.dirname, '../../../libs/web/api-client/openapi.json');
interface Operation {
  'x-permission'?: OperatorPermission;
  'x-scope': ApiScope | 'open' | null;
  security?: Record<string, string[]>[];
}
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = new Map<string, Operation>(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  ),
);
const permissionOf = (row: Row) => row.permission ?? operations.get(row.route)!['x-permission'];
const scopeOf = ({ route }: Row) => operations.get(route)!['x-scope'];

const GROUPS: [string, readonly Row[]][] = [
  ['rides, chat, positions, trip links and safety', RIDE_ROWS],
  ['seats, payments, changes, tips and settling up', MONEY_ROWS],
  ['drivers', DRIVER_ROWS],
  ['accounts, notifications and cards', ACCOUNT_ROWS],
  ['operations', OPERATIONS_ROWS],
  ['tokens and service accounts', TOKEN_ROWS],
  ['the sandbox', SANDBOX_ROWS],
  ['public routes', [...PUBLIC_ROWS, ...SESSION_ROWS]],
];

let cast: Cast;
/** Creates another operator, because one person has a limited number of tokens. */
let another: Client;
const ANOTHER = 'ops2@example.test';
const tokens = new Map<string, Promise<string>>();
/** A caller's token, created once per set of scopes. */
function secretOf(caller: Client, scopes: readonly ApiScope[]): Promise<string> {
  const key = `${[...caller.jar.values()].join()} ${scopes.join()}`;
  const secret = tokens.get(key) ?? tokenOf(caller, scopes).then((token) => token.secret);
  tokens.set(key, secret);
  return secret;
}

/** Invalid tokens of another operator, with the error code of each. */
async function endedTokens() {
  const owner = another;
  const revoked = await tokenOf(owner, API_SCOPES);
  await expectStatus(owner.delete(`/api/tokens/${revoked.id}`), 204);
  const expired = await tokenOf(owner, API_SCOPES);
  await cast.world.api.query(`UPDATE api_tokens SET expires_at = now() WHERE id = $1`, [expired.id]);
  const ended = [
    [revoked.secret, 'token_revoked'],
    [expired.secret, 'token_expired'],
    ['gr_pat_unknown', 'token_invalid'],
  ] as const;
  return { owner, ended };
}

beforeAll(async () => {
  cast = await Cast.gather(await PaidRides.start({ ADMIN_EMAILS: `${OPERATOR},${ANOTHER}`, DEMO_TOOLS: 'true' }));
  another = await operator(cast.world.api, ANOTHER, '7045558888');
}, 120_000);
afterAll(() => cast?.world.api.stop());

/** Runs the access matrix again with tokens. */
describe('a token', () => {
  it('has a listed scope for each operation, and each scope is needed somewhere', () => {
    const scopes = [...operations.values()].map((operation) => operation['x-scope']);
    const needed = scopes.filter((scope) => scope !== null && scope !== 'open');
    expect([...new Set(needed)].sort()).toEqual([...API_SCOPES].sort());
    for (const [route, { 'x-scope': scope, security = [] }] of operations) {
      const named = security.flatMap(({ token }) => token ?? []);
      expect([route, named]).toEqual([route, scope === null || scope === 'open' ? [] : [scope]]);
    }
  });

  // First, because some of the calls below change who these people are.
  it('with the scope may send the socket messages that its owner may send', async () => {
    expect(await tokenSocketDifferences(cast, await cast.scene('taken', 'sockets'), secretOf)).toEqual([]);
  });

  it('without the scope, revoked, expired or unknown sends no socket message', async () => {
    const scene = await cast.scene('taken', 'sockets');
    const { owner, ended } = await endedTokens();
    const wrong: string[] = [];
    const attempt = async (message: string, what: string, expected: string, got: string) => {
      if (got !== expected) wrong.push(`${message}: ${what} expected ${expected}, got ${got}`);
    };
    for (const row of SOCKET_ROWS) {
      const others = API_SCOPES.filter((scope) => scope !== scopeOfMessage(row.message));
      const unscoped = await secretOf(owner, others);
      await attempt(row.message, 'no scope', 'scope_missing', await answerByToken(cast, unscoped, row, scene));
      for (const [secret, code] of ended)
        await attempt(row.message, code, code, await answerByToken(cast, secret, row, scene));
    }
    expect(wrong).toEqual([]);
  });

  it.each(GROUPS)('with the scope gets what its owner gets: %s', async (_, group) => {
    const differences: string[] = [];
    for (const row of group) {
      const scope = scopeOf(row);
      if (scope === null || scope === 'open') continue;
      const by = async (role: Role, caller: Client) => {
        const rights: ApiScope[] = role === 'operator' ? ['operations:read', 'operations:write'] : [];
        // Other people cannot get a token with these scopes, and are refused in the same way.
        const given = role !== 'operator' && isOperationsScope(scope) ? 'account:read' : scope;
        return program(cast.world.api, await secretOf(caller, [...new Set([given, ...rights])]));
      };
      differences.push(...(await differencesOf(cast, row, permissionOf(row), { roles: SIGNED_IN, by })));
    }
    expect(differences).toEqual([]);
  });

  it.each(GROUPS)('without the scope, revoked, expired or unknown is refused: %s', async (_, group) => {
    const wrong: string[] = [];
    const { api } = cast.world;
    const { owner, ended } = await endedTokens();
    for (const row of group) {
      const scope = scopeOf(row);
      const scene = await cast.scene(row.on, row.alone ? row.route : '');
      // Everyone is refused, because operators are allowed the most.
      const situation = { cast, scene, role: 'operator' as const, caller: owner };
      const others = API_SCOPES.filter((each) => each !== scope);
      const params = (await row.params?.(situation)) ?? {};
      // Refused before the body is read.
      const { body: _body, ...rest } = row;
      const fixed: Row = { ...rest, params: () => params };
      const attempt = async (what: string, secret: string, expected: string, challenge: string | null) => {
        const { status, body, headers } = await requestOf(fixed, situation, program(api, secret));
        const got = `${status} ${body?.code ?? ''}${body?.extra?.scope ? ` ${body.extra.scope}` : ''}`.trim();
        const said = headers.get('www-authenticate');
        // These routes answer in the format of another service, whose codes differ from ours.
        const hasOurCodes = !row.route.includes('/mapping/google/') && !row.route.includes('/mapping/mapbox/');
        if ((hasOurCodes && got !== expected) || (challenge === null ? said !== null : !said?.includes(challenge)))
          wrong.push(`${row.route}: ${what} expected ${expected}, got ${got}, ${said}`);
      };
      // These routes read no credentials, so they neither accept nor refuse a token.
      if (scope === 'open') continue;
      if (scope === null) {
        await attempt('any token', await secretOf(owner, API_SCOPES), '403 token_not_allowed', null);
      } else {
        const challenge = `scope="${scope}"`;
        await attempt('no scope', await secretOf(owner, others), `403 scope_missing ${scope}`, challenge);
      }
      for (const [secret, code] of ended) await attempt(code, secret, `401 ${code}`, 'invalid_token');
    }
    expect(wrong).toEqual([]);
  });

  it('of an operator has only a rider’s rights without a scope for operations', async () => {
    const { api } = cast.world;
    const scene = await cast.scene('open');
    const rider = program(api, await secretOf(cast.operations, ['rides:read', 'rides:write']));
    expect((await rider.get(`/api/rides/${scene.rideId}`)).status).toBe(404);
    const reader = program(api, await secretOf(cast.operations, ['rides:read', 'rides:write', 'operations:read']));
    expect((await reader.get(`/api/rides/${scene.rideId}`)).status).toBe(200);
    // Reading for operations does not make the token an operator's when it writes.
    expect((await reader.post(`/api/rides/${scene.rideId}/cancel`, {})).status).toBe(404);
  });
});
