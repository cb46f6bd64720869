import type { Answer } from '../api';
import { ROLES, type Cast, type Role } from './cast';
import { expectedOf, outcomeOf, type Row, type Situation } from './rows';

/** Makes the call of a row with valid values. */
export async function requestOf(row: Row, situation: Situation): Promise<Answer> {
  const { scene, caller } = situation;
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
  if (method === 'GET') return caller.get(url, headers);
  if (method === 'DELETE') return caller.delete(url, headers);
  return caller[method.toLowerCase() as 'post' | 'put' | 'patch'](url, body, headers);
}

/**
 * Calls a route as each role: first those who are refused, so that they meet the state in which others succeed.
 * @returns a line for each role that got something else than the row says
 */
export async function differencesOf(cast: Cast, row: Row): Promise<string[]> {
  const scene = await cast.scene(row.on, row.alone ? row.route : '');
  const order: Role[] = [...ROLES.filter((role) => !row.allowed.includes(role)), ...row.allowed];
  const differences: string[] = [];
  for (const role of order) {
    const answer = await requestOf(row, { cast, scene, role, caller: cast.caller(role, scene) });
    const [expected, outcome] = [expectedOf(row, role), outcomeOf(answer)];
    if (outcome !== expected)
      differences.push(
        `${row.route}: ${role} expected ${expected}, got ${outcome} ${JSON.stringify(answer.body)?.slice(0, 160)}`,
      );
  }
  return differences;
}
