import type { Answer } from '../api';
import { ROLES, type Cast, type Role } from './cast';
import { expectedOf, outcomeOf, type Row } from './rows';

/** Calls a route as each role: first those who are refused, so that they meet the state in which others succeed. */
export async function callAsEveryone(cast: Cast, row: Row): Promise<{ role: Role; answer: Answer; outcome: string }[]> {
  const scene = await cast.scene(row.on, row.alone ? row.route : '');
  const order = [...ROLES.filter((role) => !row.allowed.includes(role)), ...row.allowed];
  const results = [];
  for (const role of order) {
    const answer = await callAs(cast, row, role, scene);
    results.push({ role, answer, outcome: outcomeOf(answer) });
  }
  return results;
}

async function callAs(cast: Cast, row: Row, role: Role, scene: Awaited<ReturnType<Cast['scene']>>): Promise<Answer> {
  const caller = cast.caller(role, scene);
  const situation = { cast, scene, role, caller };
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

/** "POST /api/rides: member expected 404, got ok" for each role that got something else. */
export async function differencesOf(cast: Cast, row: Row): Promise<string[]> {
  const results = await callAsEveryone(cast, row);
  return results.flatMap(({ role, answer, outcome }) => {
    const expected = expectedOf(row, role);
    if (outcome === expected) return [];
    return [
      `${row.route}: ${role} expected ${expected}, got ${outcome} ${outcome === 'ok' ? answer.status : ''}${JSON.stringify(answer.body)?.slice(0, 160)}`,
    ];
  });
}
