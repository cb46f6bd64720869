// Writes the table of scopes in docs/api/authentication.md from the OpenAPI document. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as prettier from 'prettier';

const root = join(import.meta.dirname, '..', '..', '..');
const START = '<!-- scopes: written by `npm run api:client` -->';
const END = '<!-- end of scopes -->';

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const [file = join(root, 'docs', 'api', 'authentication.md')] = positionals;

/** @type {{ paths: Record<string, Record<string, { 'x-scope': string | null, summary: string }>> }} */
const { paths } = JSON.parse(readFileSync(join(root, 'libs', 'web', 'api-client', 'openapi.json'), 'utf8'));
const rows = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { 'x-scope': scope, summary }]) =>
    scope === null || scope === 'open' ? [] : [`| \`${scope}\` | \`${method.toUpperCase()} ${path}\` | ${summary} |`],
  ),
);
const byScope = rows.sort((one, other) => (one < other ? -1 : 1));
const table = ['| scope | call | what it does |', '| --- | --- | --- |', ...byScope].join('\n');

const before = readFileSync(file, 'utf8');
const [start, end] = [before.indexOf(START), before.indexOf(END)];
if (start < 0 || end < start) throw new Error(`${file} does not say where the table of scopes is`);
const text = `${before.slice(0, start + START.length)}\n\n${table}\n\n${before.slice(end)}`;
const after = await prettier.format(text, { ...(await prettier.resolveConfig(file)), parser: 'markdown' });
if (after !== before) {
  if (values.check) {
    process.stderr.write(`The scopes in ${file} are not those of the API: run \`npm run api:client\`.\n`);
    process.exitCode = 1;
  } else writeFileSync(file, after);
}
