import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../../../../libs/web/api-client/openapi.json');

export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  format?: string;
  items?: Schema;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  minLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  type?: string | string[];
}
export interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required?: boolean;
  schema: Schema;
}
interface Described {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
  'x-codes'?: string[];
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Described;
  responses: Record<string, Described>;
  'x-access': string;
}
interface Document {
  components: { responses: Record<string, Described>; schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document;
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
export const schemaNamed = ($ref: string): Schema => document.components.schemas[$ref.split('/').at(-1)!]!;

const ROOT = 'openapi';
// Formats are validated by the API; the document uses only well-known ones.
const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
ajv.addSchema(document, ROOT);

/** By the place of their schema in the document: compiling one takes longer than the request whose answer it checks. */
const validators = new Map<string, ValidateFunction>();

function validatorOf($ref: string): ValidateFunction {
  const known = validators.get($ref);
  if (known !== undefined) return known;
  const made = ajv.compile({ $ref });
  validators.set($ref, made);
  return made;
}

const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

export interface Received {
  status: number;
  /** Parsed JSON; undefined when there was none. */
  body: unknown;
  type: string;
}

const sharedBy = ({ $ref }: Described): Described | undefined =>
  $ref === undefined ? undefined : document.components.responses[$ref.split('/').at(-1)!];

/** The codes that the document names for a call. */
export const codesOf = ({ operation }: Call): string[] =>
  Object.values(operation.responses).flatMap((response) => sharedBy(response)?.['x-codes'] ?? []);

/** How a response differs from what the document says about the call; null when it matches. */
export function contradiction(call: Call, { status, body, type }: Received): string | null {
  const { method, path, operation } = call;
  const named = operation.responses[String(status)] ? String(status) : status >= 400 ? 'default' : null;
  if (named === null) return `answers ${status}, which the document does not name`;
  const { $ref } = operation.responses[named]!;
  const at = $ref?.slice(1) ?? pointer('paths', path, method.toLowerCase(), 'responses', named);
  const { content } = sharedBy(operation.responses[named]!) ?? operation.responses[named]!;
  const plain = type.split(';', 1)[0]!.trim();
  if (content === undefined) return status < 400 ? null : `answers ${plain} to ${status}`;
  if (!(plain in content)) return `answers ${plain || 'nothing'} to ${status}`;
  const validate = validatorOf(`${ROOT}#${at}${pointer('content', plain, 'schema')}`);
  if (!validate(body)) return `${status}: ${ajv.errorsText(validate.errors)}`;
  return status < 400 ? null : wrongProblem(call, status, body as { status: number; code: string });
}

/** Codes that only come from the guards and limits in front of every route. */
const OF_GUARDS = [
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
  'origin_refused',
  'not_signed_in',
  'token_invalid',
  'token_expired',
  'token_revoked',
  'token_not_allowed',
  'scope_missing',
];

function wrongProblem(call: Call, status: number, { code, status: told }: { status: number; code: string }) {
  if (told !== status) return `answers ${status}, and ${told} in its body`;
  return OF_GUARDS.includes(code) && !codesOf(call).includes(code) ? `does not name ${code}` : null;
}
