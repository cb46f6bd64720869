// The tests of the rules that `npm run mutation` changes: those of the prices, or of the module of the API that the rules belong to.
import { join } from 'node:path';
import { nodeJestConfig } from './jest.node.mjs';

const root = import.meta.dirname;
const area = process.env['MUTATION_AREA'];
const folder = area === 'libs/pricing' ? 'libs/pricing/src' : `apps/api/src/modules/${area}`;

export default async () => ({
  ...(await nodeJestConfig(root)),
  roots: [join(root, folder)],
  testMatch: ['**/*.spec.ts'],
});
