import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

/** The store's entry for one query. */
export interface QueryEntry {
  readonly status: string;
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly requestId: string;
  readonly data?: unknown;
  readonly error?: unknown;
}

type State = Record<string, { queries: Record<string, QueryEntry | undefined> }>;
export type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** All queries of the store with their cache keys. */
export const queriesIn = (state: unknown): [string, QueryEntry][] =>
  Object.entries((state as State)[api.reducerPath]?.queries ?? {}).filter(
    (pair): pair is [string, QueryEntry] => pair[1] !== undefined,
  );

/** The HTTP response of an answer or a refusal. */
export function responseOf(action: unknown): Partial<Response> | undefined {
  return (action as { meta?: { baseQueryMeta?: { response?: Partial<Response> } } }).meta?.baseQueryMeta?.response;
}

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/** Sends a query again for the components that already use it. */
export function repeatQuery({ endpointName, originalArgs }: QueryEntry): UnknownAction {
  const endpoints = api.endpoints as unknown as Record<string, { initiate: Initiate }>;
  const endpoint = endpoints[endpointName];
  if (!endpoint) throw new Error(`no query is called ${endpointName}`);
  return endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true });
}
