import { nodeJestConfig } from '../../jest.node.mjs';

/** Every file starts an API of its own and waits a lot: three at a time keep two cores busy. */
export default () =>
  nodeJestConfig(import.meta.dirname, {
    globalSetup: '<rootDir>/global-setup.mjs',
    globalTeardown: '<rootDir>/global-teardown.mjs',
    // Besides the tests here, the contracts of repositories that need PostgreSQL, which are beside them.
    roots: ['<rootDir>', '<rootDir>/../api/src'],
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/../api/src/**/*.postgres-spec.ts'],
    maxWorkers: 3,
    testSequencer: '<rootDir>/long-first.mjs',
    // Some make hundreds of calls. On a slow machine that does other things as well they take more than a minute.
    testTimeout: 180_000,
  });
