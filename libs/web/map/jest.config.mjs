import { jestConfig } from '../../../jest.shared.mjs';

export default jestConfig(import.meta.dirname, { testEnvironment: 'jsdom', setupFiles: ['<rootDir>/../ui/jest.dom-setup.mjs'] });
