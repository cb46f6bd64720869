import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const client = join(root, 'libs/web/api-client');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the OpenAPI document', () => {
  it('is what the routes say (run `npm run api:client` after changing them)', () => {
    const file = join(folder, 'openapi.json');
    execFileSync(process.execPath, [join(root, 'dist/apps/api/openapi.js'), file], { cwd: root });
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
    const { paths } = JSON.parse(readFileSync(join(client, 'openapi.json'), 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string; responses: object }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { responses } of operations) expect(responses).toHaveProperty('default');
  });
});
