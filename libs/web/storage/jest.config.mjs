import { jestConfig } from '../../../jest.shared.mjs';

export default jestConfig(import.meta.dirname);
