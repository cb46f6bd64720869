// A service worker has no DOM.
import { jestConfig } from '../../../jest.shared.mjs';

export default jestConfig(import.meta.dirname);
