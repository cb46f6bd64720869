// Shared by the Jest configurations of the web projects: a DOM, and the browser packages bundled once instead of loaded
// file by file.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { standInsFor } from '../../../jest.bundle.mjs';
import { jestConfig } from '../../../jest.shared.mjs';
import { cheaperChakra } from './jest.chakra.mjs';

const root = join(import.meta.dirname, '../../..');
const testingLibrary = join(import.meta.dirname, 'jest.testing-library.mjs');
const qrCodes = join(import.meta.dirname, 'jest.qrcode.mjs');
const chakraChanges = join(import.meta.dirname, 'jest.chakra.mjs');

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
  qrcode: qrCodes,
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

const ICONS = /^import \{([^}]+)\} from 'lucide-react';$/gm;

/**
 * Exports only the icons that our code imports, because each test file would create all 2,100 of them.
 * @returns {string} the path of the module, whose text changes with these icons
 */
function usedIcons() {
  /** @type {Set<string>} */
  const icons = new Set();
  for (const folder of ['apps', 'libs/web'].flatMap((above) =>
    readdirSync(join(root, above)).map((name) => join(root, above, name, 'src')),
  ))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.tsx') || name.endsWith('.ts'))
        for (const { 1: list = '' } of readFileSync(join(folder, name), 'utf8').matchAll(ICONS))
          for (const part of list.split(',').map((each) => each.trim()))
            if (part !== '' && !part.startsWith('type ')) icons.add(part.split(' ', 1)[0] ?? '');
  const file = join(root, 'node_modules/.cache/groupride/jest-icons.mjs');
  const text = `export { ${[...icons].sort().join(', ')} } from 'lucide-react';\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(dirname(file), { recursive: true });
  // Other runs may read it at this moment.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** @type {Promise<Record<string, string>> | undefined} */
let names;

/** @returns {Promise<Record<string, string>>} the module map that replaces the browser packages */
async function bundledPackages() {
  const icons = usedIcons();
  return {
    ...(await standInsFor({
      bundled: { ...bundled, 'lucide-react': icons },
      outside,
      options: {
        platform: 'browser',
        external: [/^react(-dom)?(\/|$)/],
        plugins: [cheaperChakra],
        // Packages see the NODE_ENV of the tests, as they would without bundling.
        transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
      },
      describedBy: [import.meta.filename, chakraChanges, qrCodes, testingLibrary, icons],
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
