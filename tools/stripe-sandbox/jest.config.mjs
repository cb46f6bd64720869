import { jestConfig } from '../../jest.shared.mjs';

export default jestConfig(import.meta.dirname, {
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
});
