import { webJestConfig } from '../ui/jest.web.mjs';

export default () => webJestConfig(import.meta.dirname);
