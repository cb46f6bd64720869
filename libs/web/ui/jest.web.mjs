// What the Jest configurations of the web projects share: a DOM, and the packages of the browser bundled once instead of loaded file by file.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { jestConfig } from '../../../jest.shared.mjs';

const root = join(import.meta.dirname, '../../..');
const testingLibrary = join(import.meta.dirname, 'jest.testing-library.mjs');

/**
 * Every suite has modules of its own, so each would read and link the 1,400 files of Chakra and the 2,100 icons anew, which takes longer
 * than its tests. They come from one bundle with common parts, so a package that keeps state in one of these (Emotion's theme, Redux's
 * context) and is imported by our code belongs here too; otherwise there would be two of that state.
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

/** React stays outside: packages that are not in the bundle need the same one. */
const external = [/^react(\/|$)/, /^react-dom(\/|$)/];

/** The bundle belongs to the installed packages and to this description of it. */
function bundleFolder() {
  const hash = createHash('sha256');
  for (const file of [join(root, 'node_modules/.package-lock.json'), import.meta.filename, testingLibrary])
    hash.update(readFileSync(file));
  return join(root, 'node_modules/.cache/groupride/jest', hash.digest('hex').slice(0, 16));
}

/** @param {string} dir written aside and moved into place whole, as several runs may begin at once */
async function writeBundle(dir) {
  const draft = `${dir}.${process.pid}`;
  const build = await rolldown({
    cwd: root,
    input: bundled,
    platform: 'browser',
    plugins: [esmExternalRequirePlugin({ external })],
    // Packages see the NODE_ENV of the tests, as they would unbundled.
    transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
    logLevel: 'silent',
  });
  await build.write({
    dir: draft,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'parts/[name]-[hash].mjs',
  });
  await build.close();
  try {
    renameSync(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

/** @type {Promise<Record<string, string>> | undefined} */
let names;

/** @returns {Promise<Record<string, string>>} what Jest reads in place of the packages of the browser */
async function bundledPackages() {
  const dir = bundleFolder();
  if (!existsSync(dir)) await writeBundle(dir);
  return {
    ...Object.fromEntries(Object.keys(bundled).map((name) => [`^${name}$`, join(dir, `${name}.mjs`)])),
    // As in the browser, where the OpenAPI decorators of libs/contracts are empty functions.
    '^@nestjs/swagger$': join(root, 'node_modules/@nestjs/swagger/dist/extra/swagger-shim.js'),
  };
}

/**
 * @param {string} rootDir absolute folder of the project
 * @returns {Promise<import('jest').Config>}
 */
export async function webJestConfig(rootDir) {
  const { moduleNameMapper, ...shared } = jestConfig(rootDir, {
    testEnvironment: 'jsdom',
    setupFiles: [join(import.meta.dirname, 'jest.dom-setup.mjs')],
    setupFilesAfterEnv: [join(import.meta.dirname, 'jest.parts-setup.mjs')],
    // A page is drawn within a second; on a machine that does other things as well it must not fail for that.
    testTimeout: 30_000,
  });
  return { ...shared, moduleNameMapper: { ...moduleNameMapper, ...(await (names ??= bundledPackages())) } };
}
