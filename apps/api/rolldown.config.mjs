import { join } from 'node:path';
import { PACKAGES_CHUNK, runtimePackages } from './runtime-packages.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Only where documents are kept in S3 is its client loaded. */
const LOADED_LATER = /node_modules\/(@aws|@aws-sdk|@smithy|bowser)\//;

/**
 * Our own code and the packages it uses in a few files: a program that opens thousands of small ones takes twice as long to start.
 */
export default {
  input: {
    main: 'src/main.ts',
    migrate: 'src/migrate.ts',
    'route-worker': 'src/route-worker.ts',
    openapi: 'src/openapi.ts',
    'check-schema': 'src/check-schema.ts',
    'after-restore': 'src/after-restore.ts',
    'unknown-holds': 'src/unknown-holds.ts',
    serve: 'src/serve.ts',
  },
  cwd: import.meta.dirname,
  platform: 'node',
  tsconfig: join(root, 'tsconfig.base.json'),
  plugins: [runtimePackages(root)],
  output: {
    dir: join(root, 'dist/apps/api'),
    // File names contain a hash, so files of earlier builds would pile up.
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: {
      groups: [{ name: PACKAGES_CHUNK, test: (id) => id.includes('/node_modules/') && !LOADED_LATER.test(id) }],
    },
  },
};
