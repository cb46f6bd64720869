import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const STORED = join(root, 'libs/client/asyncapi.json');

interface Operation {
  action: 'send' | 'receive';
  'x-access'?: string;
  'x-scope'?: string | null;
}
interface Document {
  operations: Record<string, Operation>;
  components: { messages: Record<string, { payload?: object }>; schemas: Record<string, object> };
}
let document: Document;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'groupride-asyncapi-'));
  const file = join(folder, 'asyncapi.json');
  execFileSync(process.execPath, [join(root, 'dist/apps/api/openapi.js'), join(folder, 'openapi.json'), file], {
    cwd: root,
  });
  document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  rmSync(folder, { recursive: true });
});

const named = (action: Operation['action']): string[] =>
  Object.entries(document.operations)
    .filter(([, operation]) => operation.action === action)
    .map(([name]) => name)
    .sort();

/** All matches of a pattern in the sources of the API. */
function inSources(pattern: RegExp): string[] {
  const files = sources();
  return [...new Set(files.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort();
}
const sources = () =>
  readdirSync(join(root, 'apps/api/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, 'apps/api/src', file), 'utf8'));

describe('the AsyncAPI document', () => {
  it('matches the gateways and the contracts (run `npm run api:client` after changing them)', () => {
    expect(document).toEqual(JSON.parse(readFileSync(STORED, 'utf8')));
  });

  it('follows the schema of AsyncAPI 3', () => {
    // The schema contains the one of JSON Schema itself.
    const ajv = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false });
    const validate = ajv.compile(specs.schemas['3.0.0'] as object);
    expect(validate(document) ? [] : validate.errors).toEqual([]);
    // The check itself finds mistakes.
    expect(validate({ ...document, operations: { join: { action: 'shout' } } })).toBe(false);
  });

  it('has no dangling references', () => {
    const text = JSON.stringify(document);
    for (const [, kind, name] of text.matchAll(/"#\/components\/(messages|schemas)\/(\w+)"/g))
      expect(document.components[kind as 'messages'][name!]).toBeDefined();
  });

  it('lists every message that a gateway accepts, with its access, and no other', () => {
    expect(named('receive')).toEqual(inSources(/@SubscribeMessage\('(\w+)'\)/g));
    for (const name of named('receive')) expect(document.operations[name]!['x-access']).toMatch(/^\w/);
  });

  it('lists the same scopes for messages and events as the page about sockets', () => {
    const page = readFileSync(join(root, 'docs/api/sockets.md'), 'utf8');
    const told = [...page.matchAll(/^\| `(\w+)` +\| (?:`([a-z]+:[a-z]+)`|—) +\|/gm)].map(
      ([, name, scope]) => `${name} ${scope}`,
    );
    const all = Object.entries(document.operations).map(([name, operation]) => `${name} ${operation['x-scope']}`);
    expect(told.sort()).toEqual(all.sort());
  });

  it('lists every event that the API sends, and no other', () => {
    const sent = inSources(/\b(?:emit|toRide|toDriver|toOperators|toUser|tellGroup)\((?:[^;']*,\s*)?'(\w+)'/g);
    expect(named('send')).toEqual(expect.arrayContaining(sent));
    const all = sources().join('\n');
    for (const name of named('send')) expect([name, all.includes(`'${name}'`)]).toEqual([name, true]);
    expect(sent.length).toBeGreaterThan(12);
  });
});
