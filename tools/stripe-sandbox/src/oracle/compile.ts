import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { SCHEMA_FILE, type StampedSchema } from './stamp';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/stripe-sandbox/', import.meta.url));

/**
 * Compiles the schemas to a module of one function for each kind of answer, once for each stamp: every spec file loads it in
 * milliseconds. Returns the module's path.
 */
export function compiledOracle(): string {
  const { stamp, schema } = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as StampedSchema;
  const file = `${CACHE}oracle-${stamp.replaceAll(/\W+/g, '-')}.cjs`;
  if (existsSync(file)) return file;
  const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { source: true } });
  ajv.addSchema(schema, 'stripe');
  const kinds = Object.keys(schema.definitions).filter((name) => name.startsWith('answer.'));
  const code = standalone(
    ajv,
    Object.fromEntries(kinds.map((name) => [name.slice('answer.'.length), `stripe#/definitions/${name}`])),
  );
  mkdirSync(CACHE, { recursive: true });
  // Two runs at once never see half a file.
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
