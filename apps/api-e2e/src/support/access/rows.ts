import { ROLES_WITH, type OperatorPermission } from '@groupride/contracts';
import type { Answer, Client } from '../api';
import { LESSER_OPERATORS, type Cast, type LesserOperator, type Role, type Scene, type SceneKind } from './cast';

/** The audience of a route; within it, a row names who may call it for the ride, payment or driver in question. */
export type Audience = 'public' | 'account' | 'guests' | 'driver' | 'operations' | 'provider';

type Params = Record<string, string | number>;

/** The context of a call. */
export interface Situation {
  cast: Cast;
  scene: Scene;
  role: Role;
  caller: Client;
  /** The caller whose quota is used up; the role when left out. */
  name?: string;
}

export interface Row {
  /** As in the OpenAPI document: method and path. */
  route: string;
  audience: Audience;
  /** Called in this order, after those who are refused. */
  allowed: readonly Role[];
  /** The ride of this scene is `rideId`, its driver `driverId`. */
  on: SceneKind;
  /** A separate ride, because a successful call changes what other rows need. */
  alone?: boolean;
  /** The permission that operators need on a route that others may call as well; for operations routes the document names it. */
  permission?: OperatorPermission;
  /** Values of the path besides `rideId` and `driverId`. */
  params?: (situation: Situation) => Params | Promise<Params>;
  query?: string | ((situation: Situation) => string);
  body?: (situation: Situation) => unknown;
  headers?: (situation: Situation) => Record<string, string>;
  /** The answer to admitted callers, if it is a documented refusal unrelated to access. */
  outcome?: string;
  /** Documented refusals other than those of the audience, as status and code. */
  but?: Partial<Record<Role, string>>;
}

/** Operators below the administrator who may call a route, and those who may not. */
export function lesserOperators(permission: OperatorPermission | undefined): {
  allowed: LesserOperator[];
  refused: LesserOperator[];
} {
  if (permission === undefined) return { allowed: [], refused: [] };
  const roles: readonly string[] = ROLES_WITH[permission];
  return {
    allowed: LESSER_OPERATORS.filter((role) => roles.includes(role)),
    refused: LESSER_OPERATORS.filter((role) => !roles.includes(role)),
  };
}

/** "ok", "404", or status and code: a refusal without access needs no code. */
export function outcomeOf({ status, body }: Answer): string {
  if (status < 400) return 'ok';
  return [401, 403, 404].includes(status) ? String(status) : `${status} ${body?.code ?? ''}`.trim();
}

const DRIVERS: readonly Role[] = ['driver', 'otherDriver'];
const GUESTS: readonly Role[] = ['guest', 'otherGuest'];

/** The answer to a role unless the row says otherwise. */
export function expectedOf(row: Row, role: Role): string {
  const exception = row.but?.[role];
  if (exception !== undefined) return exception;
  if (row.allowed.includes(role)) return row.outcome ?? 'ok';
  if (role === 'anonymous') return '401';
  if (row.audience === 'operations') return '403';
  if (row.audience === 'driver' && !DRIVERS.includes(role)) return '403';
  if (row.audience === 'account' && GUESTS.includes(role)) return '403';
  return '404';
}

/** What the OpenAPI document must say of an audience. */
export const DOCUMENTED: Record<Audience, readonly [access: string, guests: boolean]> = {
  public: ['public', false],
  account: ['signed-in', false],
  guests: ['signed-in', true],
  driver: ['driver', false],
  operations: ['admin', false],
  provider: ['webhook', false],
};
