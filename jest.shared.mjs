// What every Jest configuration of this repository shares: TypeScript through SWC as native ES modules, and our own path names.
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lowerOwnSession } from './tools/up/priority.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;

// `npm test` runs the unit tests in the background of the browser tests.
lowerOwnSession();

// Jest writes its report only into a folder that exists.
mkdirSync(join(root, 'test-results', 'unit'), { recursive: true });

/** Path names of tsconfig.base.json as Jest reads them, so that they are written down once. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([name, [target]]) => [`^${name}$`, join(root, target)]),
);

/**
 * @param {string} rootDir absolute folder of the project
 * @param {import('jest').Config} [more] what this project needs besides
 * @returns {import('jest').Config}
 */
export function jestConfig(rootDir, more = {}) {
  return {
    rootDir,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '^.+\\.tsx?$': [
        join(root, 'jest.transform.mjs'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', decorators: true, tsx: true },
            transform: {
              legacyDecorator: true,
              decoratorMetadata: true,
              useDefineForClassFields: false,
              react: { runtime: 'automatic' },
            },
          },
          module: { type: 'es6' },
        },
      ],
    },
    moduleNameMapper,
    // Hanging tests are found all the same; with the five seconds that Jest gives, a busy machine makes correct ones fail.
    testTimeout: 20_000,
    ...more,
  };
}
