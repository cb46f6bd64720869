// `nx build client` creates the published package in dist/libs/client, or in the folder that is given.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const out = resolve(process.argv[2] ?? join(root, 'dist', 'libs', 'client'));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  input: Object.fromEntries(
    ['index', 'webhooks', 'sockets', 'cookies'].map((name) => [name, join(here, 'src', `${name}.ts`)]),
  ),
  platform: 'neutral',
  tsconfig: join(here, 'tsconfig.json'),
  external: ['socket.io-client'],
  output: { dir: out, format: 'esm', chunkFileNames: 'chunks/[name].js' },
});
execFileSync(process.execPath, [
  join(root, 'node_modules/@typescript/native-7/bin/tsc'),
  '-p',
  join(here, 'tsconfig.build.json'),
  '--outDir',
  out,
]);
// Node's module resolution requires the extensions that the bundled sources leave out.
for (const name of readdirSync(out, { recursive: true }).filter((file) => file.endsWith('.d.ts'))) {
  const text = readFileSync(join(out, name), 'utf8');
  writeFileSync(join(out, name), text.replace(/(from |import\()(['"])(\.{1,2}\/[\w/-]+)\2/g, '$1$2$3.js$2'));
}
for (const file of ['package.json', 'README.md']) cpSync(join(here, file), join(out, file));
