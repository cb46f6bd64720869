import { jestConfig } from '../../jest.shared.mjs';

// The fixtures are material, not tests.
export default jestConfig(import.meta.dirname, { testMatch: ['<rootDir>/src/**/*.spec.ts'] });
