import { jestConfig } from '../../jest.shared.mjs';

/** One file at a time: every one of them starts an API of its own, and the machine may be small. */
export default jestConfig(import.meta.dirname, {
  globalSetup: '<rootDir>/global-setup.mjs',
  globalTeardown: '<rootDir>/global-teardown.mjs',
  maxWorkers: 1,
  testTimeout: 60_000,
});
