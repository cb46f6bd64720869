import type { PAGES, paths } from './generated';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** Paths of the OpenAPI document that have this method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { [method in M]: object } ? Path : never;
}[keyof paths];
type Operation<M extends Method, Path extends PathOf<M>> = paths[Path][M];

type Parameters<O> = O extends { parameters: infer P } ? P : never;
type Path<P> = P extends { path: infer Values } ? { path: Values } : { path?: undefined };
type Query<P> = P extends { query: infer Values }
  ? { query: Values }
  : P extends { query?: infer Values }
    ? [Values] extends [undefined]
      ? { query?: undefined }
      : { query?: Values }
    : { query?: undefined };
type Body<O> = O extends { requestBody: { content: { 'application/json': infer Json } } }
  ? { body: Json }
  : O extends { requestBody: object }
    ? { body: FormData }
    : O extends { requestBody?: { content: { 'application/json': infer Json } } }
      ? { body?: Json }
      : { body?: undefined };

/** Options of every call. */
export interface CallOptions {
  /**
   * Repeating a call with its key and the same body takes effect only once. By default the client creates a key if the
   * API accepts one; null sends none.
   */
  idempotencyKey?: string | null;
  headers?: Readonly<Record<string, string>>;
  /** Aborts the call and the pauses between its attempts. */
  signal?: AbortSignal;
  /** Timeout of one attempt in milliseconds. */
  timeoutMs?: number;
  /** Attempts after the first one. */
  retries?: number;
}

/** Input of a call: `path`, `query` and `body` as in the OpenAPI document. */
export type Input<M extends Method, P extends PathOf<M>> = CallOptions &
  Path<Parameters<Operation<M, P>>> &
  Query<Parameters<Operation<M, P>>> &
  Body<Operation<M, P>>;
/** An operation that requires input. */
type Demanding = { parameters: { path: object } } | { parameters: { query: object } } | { requestBody: object };
/**
 * The input may be omitted if nothing in it is required. The outer condition always holds. It keeps the compiler from
 * comparing an input with those of all paths before it knows the path, which took most of the time of checking a call.
 */
export type Arguments<M extends Method, P extends PathOf<M>> = [P] extends [PathOf<M>]
  ? Operation<M, P> extends Demanding
    ? [input: Input<M, P>]
    : [input?: Input<M, P>]
  : [input?: unknown];

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : unknown;
type Answers<O> = O extends { responses: infer R } ? R : never;
/** The answer of a call. */
export type Output<M extends Method, P extends PathOf<M>> =
  Answers<Operation<M, P>> extends infer R
    ? R extends Record<204, unknown>
      ? undefined
      : R extends Record<200 | 201, unknown>
        ? Json<R[200]> | Json<R[201]>
        : R extends Record<200, unknown>
          ? Json<R[200]>
          : R extends Record<201, unknown>
            ? Json<R[201]>
            : R extends Record<202, unknown>
              ? Json<R[202]>
              : unknown
    : never;

/** Paths whose lists can be read page by page. */
export type PagedPath = keyof typeof PAGES & PathOf<'get'>;
type ListIn<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : { [Field in keyof Answer]-?: Answer[Field] extends readonly (infer Item)[] ? Item : never }[keyof Answer];
/** One row of a list. */
export type Item<P extends PagedPath> = ListIn<Output<'get', P>>;
