import { nodeJestConfig } from '../../jest.node.mjs';

export default () => nodeJestConfig(import.meta.dirname);
