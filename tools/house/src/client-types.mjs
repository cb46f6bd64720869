// Writes the generated files of @groupride/client from the OpenAPI and AsyncAPI documents: types, and what the client has to know of calls.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTs, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '..', '..', '..');
export const DOCUMENT = join(root, 'libs/web/api-client/openapi.json');
export const GENERATED = join(root, 'libs/client/src/generated.ts');
export const MESSAGES = join(root, 'libs/client/asyncapi.json');
export const GENERATED_SOCKETS = join(root, 'libs/client/src/sockets/generated.ts');

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
  const types = inText(await openapiTs(structuredClone(document), { defaultNonNullable: false }));
  return `// Written by \`npm run api:client\` from the OpenAPI document.

/** Version of the API that these types describe. */
export const API_VERSION = ${JSON.stringify(document.info.version)};

/** Calls that happen once per \`Idempotency-Key\`. */
export const IDEMPOTENT_CALLS: ReadonlySet<string> = new Set(${JSON.stringify(idempotentCalls(document), null, 2)});

/** How the pages of lists are read. */
export const PAGES = ${JSON.stringify(pages(document), null, 2)} as const;

${types}`;
}

/** @param {any} types */
const inText = (types) =>
  astToString(types).replace(/^( {4})+/gm, (/** @type {string} */ spaces) => ' '.repeat(spaces.length / 4));

/** @param {any} document AsyncAPI @returns the text of src/sockets/generated.ts */
export async function generateSockets({ info, operations, components }) {
  /** @param {string} action @param {string} suffix */
  const payloads = (action, suffix = '') => {
    const names = Object.keys(operations).filter((name) => operations[name].action === action);
    const properties = Object.fromEntries(
      names.map((name) => {
        const { summary, payload } = components.messages[`${name}${suffix}`];
        return [name, summary && !payload.$ref ? { ...payload, description: summary } : payload];
      }),
    );
    return { type: 'object', required: names, properties };
  };
  const schemas = {
    ...components.schemas,
    SocketEvents: payloads('send'),
    SocketMessages: payloads('receive'),
    SocketAnswers: payloads('receive', 'Answer'),
  };
  const document = { openapi: '3.1.0', info, paths: {}, components: { schemas } };
  const types = inText(await openapiTs(/** @type {any} */ (document), { defaultNonNullable: false }));
  return `// Written by \`npm run api:client\` from the AsyncAPI document.\n\n${types}`;
}

if (process.argv[1] === import.meta.filename) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(GENERATED, await generate(read(DOCUMENT)));
  writeFileSync(GENERATED_SOCKETS, await generateSockets(read(MESSAGES)));
}
