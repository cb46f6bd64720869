import type { RequestInfo, Tx } from '../store/database';
import type { Fields, Values } from './fields';

/** Which key a call was made with. */
export type KeyKind = 'secret' | 'publishable';

/** One call of the API while it is served. */
export interface Call<S extends Fields> {
  tx: Tx;
  /** Values of the path's `:names`, in order. */
  path: string[];
  params: Values<S>;
  key: KeyKind;
  request: RequestInfo;
  /** Address of this program, for example `http://127.0.0.1:12111`. */
  origin: string;
}

/** An answer whose status is not 200 although what was written is kept, for example a declined card. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {}
}

/** A call the API offers. `publishable` says that a browser may make it. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  publishable: boolean;
  fields: Fields;
  handle(call: Call<Fields>): Promise<object>;
}

/**
 * Declares a call.
 * @param line method and path, for example `POST /v1/customers/:id`
 */
export function route<S extends Fields>(
  line: string,
  fields: S,
  handle: (call: Call<S>) => Promise<object>,
  { publishable = false } = {},
): Route {
  const [method, path] = line.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  return {
    method,
    pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, '([^/]+)')}$`),
    publishable,
    fields,
    // The dispatcher reads the parameters with this route's own fields, so they have this route's shape.
    handle: handle as (call: Call<Fields>) => Promise<object>,
  };
}

/** The call for a method and path with the values of its path, or `undefined`. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; path: string[] } | undefined {
  for (const candidate of routes) {
    if (candidate.method !== method) continue;
    const match = candidate.pattern.exec(path);
    if (match) return { route: candidate, path: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}
