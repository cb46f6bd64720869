// Shared by the Jest configurations of the web projects: a DOM, and the browser packages bundled once instead of loaded
// file by file.
import { join } from 'node:path';
import { standInsFor } from '../../../jest.bundle.mjs';
import { jestConfig } from '../../../jest.shared.mjs';

const root = join(import.meta.dirname, '../../..');
const testingLibrary = join(import.meta.dirname, 'jest.testing-library.mjs');

/**
 * Every test file has its own module registry, so each would read, compile and link the 1,400 files of Chakra and the
 * 2,100 icons again, which takes longer than its tests. They come from one bundle with common parts, which
 * jest.packages.mjs compiles once in each worker. A package that keeps state in one of these (Emotion's theme, Redux's
 * context) and is imported by our code must be listed here too; otherwise that state would exist twice.
 */
const bundled = {
  '@chakra-ui/react': '@chakra-ui/react',
  '@hookform/resolvers/class-validator': '@hookform/resolvers/class-validator',
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  '@reduxjs/toolkit/query': '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react': '@reduxjs/toolkit/query/react',
  '@testing-library/react': testingLibrary,
  '@testing-library/user-event': '@testing-library/user-event',
  'class-transformer': 'class-transformer',
  'class-validator': 'class-validator',
  i18next: 'i18next',
  'lucide-react': 'lucide-react',
  'react-hook-form': 'react-hook-form',
  'react-i18next': 'react-i18next',
  'react-redux': 'react-redux',
  'react-router-dom': 'react-router-dom',
  recharts: 'recharts',
  'socket.io-client': 'socket.io-client',
};

/**
 * React stays outside the bundle, because unbundled packages require the same instance. It is compiled once per worker
 * as well.
 */
const outside = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** @type {Promise<Record<string, string>> | undefined} */
let names;

/** @returns {Promise<Record<string, string>>} the module map that replaces the browser packages */
async function bundledPackages() {
  return {
    ...(await standInsFor({
      bundled,
      outside,
      options: {
        platform: 'browser',
        external: [/^react(-dom)?(\/|$)/],
        // Packages see the NODE_ENV of the tests, as they would without bundling.
        transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
      },
      describedBy: [import.meta.filename, testingLibrary],
    })),
    // As in the browser, the OpenAPI decorators of libs/contracts are empty functions.
    '^@nestjs/swagger$': join(root, 'node_modules/@nestjs/swagger/dist/extra/swagger-shim.js'),
  };
}

/**
 * @param {string} rootDir absolute folder of the project
 * @returns {Promise<import('jest').Config>}
 */
export async function webJestConfig(rootDir) {
  const { moduleNameMapper, ...shared } = jestConfig(rootDir, {
    testEnvironment: join(import.meta.dirname, 'jest.dom-environment.mjs'),
    setupFiles: [join(import.meta.dirname, 'jest.dom-setup.mjs')],
    setupFilesAfterEnv: [join(import.meta.dirname, 'jest.parts-setup.mjs')],
    // The longest tests enter whole forms and take five seconds. On a busy machine they took 25, and must not fail there.
    testTimeout: 120_000,
  });
  return { ...shared, moduleNameMapper: { ...moduleNameMapper, ...(await (names ??= bundledPackages())) } };
}
