import { jestConfig } from '../../jest.shared.mjs';

export default jestConfig(import.meta.dirname, {
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/oracle-setup.ts'],
  globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
});
