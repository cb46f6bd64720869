import { webJestConfig } from '../../libs/web/ui/jest.web.mjs';

export default () => webJestConfig(import.meta.dirname);
