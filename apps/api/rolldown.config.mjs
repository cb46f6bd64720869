import { join } from 'node:path';
import { runtimePackages } from './runtime-packages.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Our own code in one file per program; packages stay in node_modules. */
export default {
  input: {
    main: 'src/main.ts',
    migrate: 'src/migrate.ts',
    'route-worker': 'src/route-worker.ts',
    openapi: 'src/openapi.ts',
    'check-schema': 'src/check-schema.ts',
  },
  cwd: import.meta.dirname,
  platform: 'node',
  tsconfig: join(root, 'tsconfig.base.json'),
  external: (id) => !/^([./]|@groupride\/|@oxc-project\/|\0)/.test(id),
  plugins: [runtimePackages(root)],
  output: {
    dir: join(root, 'dist/apps/api'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
};
