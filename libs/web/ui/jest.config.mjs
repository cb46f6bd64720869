import { webJestConfig } from './jest.web.mjs';

export default () => webJestConfig(import.meta.dirname);
