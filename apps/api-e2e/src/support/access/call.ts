import type { OperatorPermission } from '@groupride/contracts';
import type { Answer, Client } from '../api';
import { ROLES, type Cast, type Role, type Scene } from './cast';
import { expectedOf, lesserOperators, outcomeOf, type Row, type Situation } from './rows';

/** Makes the call of a row with valid values. @param by who calls; without it, the session of the caller */
export async function requestOf(row: Row, situation: Situation, by: Client = situation.caller): Promise<Answer> {
  const { scene } = situation;
  const [method = '', template = ''] = row.route.split(' ');
  const params = { rideId: scene.rideId, driverId: scene.driver.driverId, ...(await row.params?.(situation)) };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, string | number>)[name];
    if (value === undefined) throw new Error(`${row.route}: no value for ${name}`);
    return encodeURIComponent(value);
  });
  const query = typeof row.query === 'function' ? row.query(situation) : (row.query ?? '');
  const body = await row.body?.(situation);
  const headers = row.headers?.(situation);
  const url = `${path}${query}`;
  if (method === 'GET') return by.get(url, headers);
  if (method === 'DELETE') return by.delete(url, headers);
  return by[method.toLowerCase() as 'post' | 'put' | 'patch'](url, body, headers);
}

/** Makes what its calls need once for all callers who are refused, as a refusal leaves it as it is. */
function madeOnce({ params, body, ...row }: Row): Row {
  let target: ReturnType<NonNullable<Row['params']>> | undefined;
  let sent: unknown;
  return {
    ...row,
    ...(params === undefined ? {} : { params: (situation) => (target ??= params(situation)) }),
    ...(body === undefined ? {} : { body: (situation) => (sent ??= body(situation)) }),
  };
}

/**
 * Calls a route as each role: first those who are refused, so that they meet the state in which others succeed.
 * @param permission what operators need for it
 * @param options.by with what a role calls in place of its session
 * @returns a line for each role that got something else than the row says
 */
export async function differencesOf(
  cast: Cast,
  row: Row,
  permission: OperatorPermission | undefined,
  { roles = ROLES, by }: { roles?: readonly Role[]; by?: (role: Role, caller: Client) => Promise<Client> } = {},
): Promise<string[]> {
  const scene = await cast.scene(row.on, row.alone ? row.route : '');
  const lesser = lesserOperators(permission);
  // Elsewhere what a caller needs may be the caller's own.
  const refusing = row.audience === 'operations' ? madeOnce(row) : row;
  const differences: string[] = [];
  const compare = (name: string, { body, ...answer }: Answer, expected: string, outcome: string) => {
    if (outcome !== expected)
      differences.push(
        `${row.route}: ${name} expected ${expected}, got ${outcome} (${answer.status}) ${JSON.stringify(body)?.slice(0, 160)}`,
      );
  };
  const call = async (role: Role, name: string, caller: Client, of: Scene, isRefused = false) =>
    requestOf(
      isRefused ? refusing : row,
      { cast, scene: of, role, caller, name },
      (await by?.(role, caller)) ?? caller,
    );

  for (const name of lesser.refused) {
    const answer = await call('operator', name, cast.lesser.get(name)!, scene, true);
    compare(name, answer, '403 role_not_allowed', `${answer.status} ${answer.body?.code}`);
  }
  const refusedFirst = [...ROLES.filter((each) => !row.allowed.includes(each)), ...row.allowed];
  for (const role of refusedFirst.filter((each) => roles.includes(each))) {
    const answer = await call(role, role, cast.caller(role, scene), scene, !row.allowed.includes(role));
    compare(role, answer, expectedOf(row, role), outcomeOf(answer));
  }
  for (const name of lesser.allowed) {
    const own = row.alone ? await cast.scene(row.on, `${row.route} ${name}`) : scene;
    const answer = await call('operator', name, cast.lesser.get(name)!, own);
    compare(name, answer, row.alone ? (row.outcome ?? 'ok') : expectedOf(row, 'operator'), outcomeOf(answer));
  }
  return differences;
}
