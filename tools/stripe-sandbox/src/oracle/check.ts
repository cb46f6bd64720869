import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv';

interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

type Body = Record<string, unknown>;

let oracle: Record<string, Validate | undefined> | undefined;
let found: string[] = [];

/** Compares what the sandbox has answered with the SDK's own types; what differs is kept for `differences`. */
export function compare(body: unknown): void {
  found.push(...differencesOf(body));
}

/** The differences since the last call. */
export function differences(): string[] {
  const all = found;
  found = [];
  return [...new Set(all)];
}

/** How an answer, a list of them, an error or an event differs from what the SDK declares. */
export function differencesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return ['The answer is not an object.'];
  const answer = body as Body;
  if ('error' in answer) return differing('error', answer['error']);
  if (answer['object'] === 'list') {
    const unknown = Object.keys(answer).filter((name) => !['object', 'data', 'has_more', 'url'].includes(name));
    const shaped =
      Array.isArray(answer['data']) && typeof answer['has_more'] === 'boolean' && typeof answer['url'] === 'string';
    return [
      ...(unknown.length > 0 || !shaped ? [`list: ${JSON.stringify(Object.keys(answer))}`] : []),
      ...(shaped ? (answer['data'] as unknown[]).flatMap(differencesOf) : []),
    ];
  }
  const kind = `${answer['deleted'] ? 'deleted_' : ''}${String(answer['object'])}`;
  const own = differing(kind, answer);
  return answer['object'] === 'event' ? [...own, ...differencesOf((answer['data'] as Body)['object'])] : own;
}

function differing(kind: string, value: unknown): string[] {
  oracle ??= createRequire(import.meta.url)(process.env['SANDBOX_ORACLE'] ?? '') as Record<
    string,
    Validate | undefined
  >;
  const validate = oracle[kind];
  if (!validate) return [`${kind}: the SDK's types that we know have no such object.`];
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 8).map(({ instancePath, message, params }) => {
    const detail =
      (params as Body)['additionalProperty'] ?? JSON.stringify((params as Body)['allowedValues'] ?? '').slice(0, 80);
    return `${kind}${instancePath}: ${message} ${String(detail)}`;
  });
}
