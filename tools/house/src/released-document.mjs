// `npm run api:release` writes what programs may rely on in the current version to docs/api/released/. Only what is compared is kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const DOCUMENT = join(root, 'libs', 'web', 'api-client', 'openapi.json');
export const RELEASED = join(root, 'docs', 'api', 'released');

/** Says nothing about what a program may send or gets. */
const WORDS = new Set(['description', 'example', 'examples', 'summary', 'title', 'default']);

/** @param {any} part @param {boolean} [named] whether its keys are names, not keywords @returns {any} */
function withoutWords(part, named = false) {
  if (Array.isArray(part)) return part.map((each) => withoutWords(each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => named || !WORDS.has(key))
      .map(([key, value]) => [key, withoutWords(value, key === 'properties' && !named)]),
  );
}

/** @param {any} content @returns {any} type and schema of a body, null when there is none */
function bodyOf(content) {
  const [entry] = Object.entries(content ?? {});
  return entry ? { type: entry[0], schema: withoutWords(entry[1].schema) } : null;
}

/** @param {any} operation */
function callOf({ parameters = [], requestBody, responses, ...operation }) {
  const answers = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  return {
    access: operation['x-access'],
    scope: operation['x-scope'],
    parameters: parameters.map((/** @type {any} */ { name, in: place, required = false, schema }) => ({
      name,
      in: place,
      required,
      schema: withoutWords(schema),
    })),
    body: requestBody ? { required: requestBody.required ?? false, ...bodyOf(requestBody.content) } : null,
    answers: Object.fromEntries(answers.map(([status, { content }]) => [status, bodyOf(content)])),
  };
}

/** What programs may rely on. @param {any} document @returns {any} */
export function promisesOf(document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, callOf(operation)]),
  );
  return {
    version: document.info.version,
    errors: document['x-errors'],
    calls: Object.fromEntries(calls),
    schemas: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [name, withoutWords(schema)]),
    ),
  };
}

/** One line for each call and schema, so that a difference can be read. @param {any} promises */
function textOf({ version, ...parts }) {
  const lines = (/** @type {object} */ part) =>
    Object.entries(part)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const texts = Object.entries(parts).map(([name, part]) => `  "${name}": {\n${lines(part)}\n  }`);
  return `{\n  "version": "${version}",\n${texts.join(',\n')}\n}\n`;
}

export const currentPromises = () => promisesOf(JSON.parse(readFileSync(DOCUMENT, 'utf8')));

/** The document that was released last. */
export function lastReleased() {
  const last = readdirSync(RELEASED).sort().at(-1);
  if (!last) throw new Error('no version was released');
  return JSON.parse(readFileSync(join(RELEASED, last), 'utf8'));
}

if (process.argv[1] === import.meta.filename) {
  const promises = currentPromises();
  writeFileSync(join(RELEASED, `${promises.version}.json`), textOf(promises));
}
