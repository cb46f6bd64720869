// Writes libs/client/src/generated.ts from the OpenAPI document: its types, and what the client has to know of calls while it runs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTs, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '..', '..', '..');
export const DOCUMENT = join(root, 'libs/web/api-client/openapi.json');
export const GENERATED = join(root, 'libs/client/src/generated.ts');

/** Calls that happen once per `Idempotency-Key`. @param {any} document */
function idempotentCalls({ paths }) {
  return operationsOf(paths)
    .filter(({ operation }) => operation.parameters?.some((/** @type {any} */ { name }) => name === 'idempotency-key'))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .sort();
}

/** @param {Record<string, Record<string, any>>} paths */
const operationsOf = (paths) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const PARAMETERS = ['cursor', 'before', 'after'];
/** Fields of a row that name its place in the list. */
const KEYS = ['id', 'number', 'code'];

/** Lists that are read page by page: their parameter, the field that holds their rows, and the field that names the next page. @param {any} document */
function pages(document) {
  /** @param {any} schema @returns {any} */
  const resolve = (schema) =>
    schema?.$ref ? resolve(document.components.schemas[schema.$ref.split('/').at(-1)]) : (schema ?? {});
  /** @typedef {{ parameter: string, rows: string | null | undefined, next: string | undefined }} Page */
  /** @returns {[string, Page][]} */
  const pageOf = (/** @type {any} */ { method, path, operation }) => {
    /** @type {string[]} */
    const names = (operation.parameters ?? []).flatMap((/** @type {any} */ each) =>
      each.in === 'query' ? [each.name] : [],
    );
    const parameter = PARAMETERS.find((name) => names.includes(name));
    if (method !== 'get' || !parameter) return [];
    const schema = resolve(operation.responses['200'].content['application/json'].schema);
    if (schema.type === 'array') {
      const next = KEYS.find((key) => key in resolve(schema.items).properties);
      return [[path, { parameter, rows: null, next }]];
    }
    const fields = Object.entries(schema.properties);
    const next = fields.map(([name]) => name).find((name) => /^next/.test(name));
    const [rows] = fields
      .filter(([, field]) => resolve(field).type === 'array' && 'id' in (resolve(field.items).properties ?? {}))
      .map(([name]) => name);
    return [[path, { parameter, rows, next }]];
  };
  const entries = operationsOf(document.paths).flatMap(pageOf);
  for (const [path, { rows, next }] of entries)
    if (rows === undefined || next === undefined) throw new Error(`${path}: cannot tell how its pages are read`);
  return Object.fromEntries(entries);
}

/** @param {any} document @returns the text of src/generated.ts */
export async function generate(document) {
  const types = astToString(await openapiTs(structuredClone(document), { defaultNonNullable: false }));
  return `// Written by \`npm run api:client\` from the OpenAPI document.

/** Version of the API that these types describe. */
export const API_VERSION = ${JSON.stringify(document.info.version)};

/** Calls that happen once per \`Idempotency-Key\`. */
export const IDEMPOTENT_CALLS: ReadonlySet<string> = new Set(${JSON.stringify(idempotentCalls(document), null, 2)});

/** How the pages of lists are read. */
export const PAGES = ${JSON.stringify(pages(document), null, 2)} as const;

${types.replace(/^( {4})+/gm, (spaces) => ' '.repeat(spaces.length / 4))}`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(GENERATED, await generate(JSON.parse(readFileSync(DOCUMENT, 'utf8'))));
