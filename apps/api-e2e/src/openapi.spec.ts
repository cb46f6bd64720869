import type { ErrorCode } from '@groupride/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const client = join(root, 'libs/web/api-client');
let folder: string;

interface Response {
  $ref?: string;
  content?: Record<
    string,
    { schema?: { $ref?: string }; example?: unknown; examples?: Record<string, { value: unknown }> }
  >;
  'x-codes'?: ErrorCode[];
}
interface Operation {
  operationId?: string;
  requestBody?: Response;
  responses: Record<string, Response>;
  security?: object[];
  'x-access': string;
}
const document = JSON.parse(readFileSync(join(client, 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

const codesIn = ({ $ref }: Response): ErrorCode[] =>
  $ref === undefined ? [] : (document.components.responses[$ref.split('/').at(-1)!]?.['x-codes'] ?? []);
const contentOf = (described?: Response) => described?.content?.['application/json'];
const codesOf = ({ responses }: Operation): ErrorCode[] => Object.values(responses).flatMap(codesIn);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the OpenAPI document', () => {
  it('matches the routes (run `npm run api:client` after changing them)', () => {
    const file = join(folder, 'openapi.json');
    execFileSync(process.execPath, [join(root, 'dist/apps/api/openapi.js'), file, join(folder, 'asyncapi.json')], {
      cwd: root,
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
      JSON.parse(readFileSync(join(client, 'openapi.json'), 'utf8')),
    );
  });

  it('is what the client was generated from', () => {
    const code = `
      import { generateEndpoints } from '@rtk-query/codegen-openapi';
      import config from ${JSON.stringify(join(client, 'codegen.config.cjs'))};
      const { outputFile, ...rest } = config;
      process.stdout.write(await generateEndpoints({ ...rest, schemaFile: ${JSON.stringify(join(client, 'openapi.json'))}, apiFile: ${JSON.stringify(join(client, 'src/base-api.ts'))} }));`;
    const generated = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    });
    const plain = (text: string) =>
      text
        .replace(/\s+/g, '')
        .replace(/['"]/g, '"')
        .replace(/[,;()]/g, '')
        // Prettier starts unions that it breaks over several lines with a bar.
        .replace(/(?<=[:=<])\|+/g, '');
    const stored = readFileSync(join(client, 'src/generated.ts'), 'utf8');
    expect(plain(generated).replace(/from".*?base-api"/, '')).toBe(plain(stored).replace(/from".*?base-api"/, ''));
  });

  it('names every call once and describes every refusal', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations) expect(operation.responses).toHaveProperty('default');
  });

  it('says for every call who may make it and with which codes it is refused', () => {
    for (const { method, path, operation } of operations) {
      const codes = codesOf(operation);
      const named = `${method} ${path}`;
      expect([named, operation.security]).toEqual([named, expect.any(Array)]);
      expect([named, codes]).toEqual([named, expect.arrayContaining(['malformed_request'])]);
      const needsCaller = operation['x-access'] !== 'public' && operation['x-access'] !== 'webhook';
      expect([named, codes.includes('not_signed_in')]).toEqual([named, needsCaller]);
      expect([named, codes.includes('role_not_allowed')]).toEqual([named, operation['x-access'] === 'admin']);
    }
  });

  it('has examples for most calls, recorded from tests', () => {
    const withBody = operations.filter(({ operation }) => contentOf(operation.requestBody));
    const answered = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((response) => contentOf(response) ?? []),
    );
    const shown = withBody.filter(({ operation }) => contentOf(operation.requestBody)?.example !== undefined);
    expect(shown.length / withBody.length).toBeGreaterThan(0.7);
    expect(answered.filter(({ example }) => example !== undefined).length / answered.length).toBeGreaterThan(0.65);
  });

  it('has no example that its schema refuses, including those of errors', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
    ajv.addSchema(document, 'openapi');
    const wrong: string[] = [];
    let shown = 0;
    const compare = (place: readonly string[], type: string, { $ref }: { $ref?: string }, value: unknown) => {
      const keys = [...place, 'content', type, 'schema'];
      const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
      shown += 1;
      // Most examples use a common schema, and compiling it is slow.
      if (!ajv.validate({ $ref: `openapi${$ref ?? `#/${pointer}`}` }, value))
        wrong.push(`${place.join(' ')}: ${ajv.errorsText()}`);
    };
    const contents = [
      ...operations.flatMap(({ method, path, operation: { requestBody, responses } }) => [
        ...(requestBody ? [[['paths', path, method, 'requestBody'], requestBody] as const] : []),
        ...Object.entries(responses).map(
          ([status, response]) => [['paths', path, method, 'responses', status], response] as const,
        ),
      ]),
      ...Object.entries(document.components.responses).map(
        ([name, response]) => [['components', 'responses', name], response] as const,
      ),
    ];
    for (const [place, { content = {} }] of contents)
      for (const [type, { schema = {}, example, examples = {} }] of Object.entries(content)) {
        if (example !== undefined) compare(place, type, schema, example);
        for (const { value } of Object.values(examples)) compare(place, type, schema, value);
      }
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(300);
  });

  it('has only one ambiguous path, where the fixed segment wins', () => {
    const paths = Object.keys(document.paths).map((path) => path.split('/'));
    const isVariable = (segment: string) => segment.startsWith('{');
    const ambiguous = paths.filter((one, index) =>
      paths.some(
        (other, at) =>
          at !== index &&
          one.length === other.length &&
          one.every((segment, place) => segment === other[place] || isVariable(segment) || isVariable(other[place]!)) &&
          one.some((segment, place) => isVariable(segment) && !isVariable(other[place]!)) &&
          one.some((segment, place) => !isVariable(segment) && isVariable(other[place]!)),
      ),
    );
    const others = ambiguous.map((path) => path.join('/')).filter((path) => !path.startsWith('/api/rides/{rideId}/'));
    expect(others).toEqual(['/api/rides/driver-requests/{driverId}']);
  });
});
