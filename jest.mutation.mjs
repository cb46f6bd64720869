// The tests of the rules that `npm run mutation` changes: prices, and what the domain folders of the API decide.
import { jestConfig } from './jest.shared.mjs';

const root = import.meta.dirname;

export default jestConfig(root, {
  roots: [`${root}/libs/pricing/src`, `${root}/apps/api/src/modules`],
  testMatch: ['<rootDir>/libs/pricing/src/**/*.spec.ts', '<rootDir>/apps/api/src/modules/*/domain/**/*.spec.ts'],
});
