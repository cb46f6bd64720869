// Bundles packages that unit and API tests load, so that each test file does not read, compile and link their files anew: jest.packages.mjs
// compiles the bundle once in each worker.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

/**
 * @typedef {object} Packages
 * @property {Readonly<Record<string, string>>} bundled what is bundled, by the name under which it is imported
 * @property {readonly string[]} outside what stays outside the bundle, but is compiled once per worker as well
 * @property {Omit<import('rolldown').InputOptions, 'input' | 'cwd'>} options
 * @property {readonly string[]} describedBy files that say all this
 */

/**
 * The bundle belongs to the installed packages, to its description, and to this folder, whose path its modules contain.
 * @param {Packages} packages
 */
function folderOf({ describedBy }) {
  const hash = createHash('sha256').update(root);
  for (const file of [join(root, 'node_modules/.package-lock.json'), import.meta.filename, ...describedBy])
    hash.update(readFileSync(file));
  return join(root, 'node_modules/.cache/groupride/jest', hash.digest('hex').slice(0, 16));
}

/** @param {string} file @returns {string} the expression that loads it, see jest.packages.mjs */
const loaded = (file) => `globalThis[Symbol.for('groupride.packages')](${JSON.stringify(file)})`;

/**
 * What Jest loads in place of a package that is an ES module, or that is treated as one.
 * @param {string} file @param {readonly string[]} names of its exports
 */
function moduleOf(file, names) {
  const named = names.filter((name) => name !== 'default').join(', ');
  const others = names.includes('default') ? 'export default exported.default;\n' : '';
  return `const exported = ${loaded(file)};\nexport const { ${named} } = exported;\n${others}`;
}

/** In place of a CommonJS package, whose only export in the bundle is what it exports as a whole. @param {string} file */
const commonJsOf = (file) => `module.exports = ${loaded(file)}.default;\n`;

/** @param {readonly string[]} names of the exports of an entry of the bundle */
const isWhole = (names) => names.length === 1 && names[0] === 'default';

/** @param {string} file @param {string} text */
function writeInto(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {Packages} packages @param {string} dir written aside and moved into place whole, as several runs may begin at once */
async function write({ bundled, outside, options }, dir) {
  const draft = `${dir}.${process.pid}`;
  const build = await rolldown({ ...options, cwd: root, input: bundled, logLevel: 'silent' });
  const { output } = await build.write({
    dir: join(draft, 'scripts'),
    format: 'cjs',
    exports: 'named',
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
  });
  await build.close();
  /** @type {Record<string, string>} */
  const standIns = {};
  for (const chunk of output) {
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
    const script = join(dir, 'scripts', chunk.fileName);
    const standIn = `${chunk.name}.${isWhole(chunk.exports) ? 'cjs' : 'mjs'}`;
    writeInto(join(draft, standIn), isWhole(chunk.exports) ? commonJsOf(script) : moduleOf(script, chunk.exports));
    standIns[chunk.name] = standIn;
  }
  for (const name of outside) {
    writeInto(join(draft, `${name}.cjs`), `module.exports = ${loaded(resolve(name))};\n`);
    standIns[name] = `${name}.cjs`;
  }
  writeInto(join(draft, 'stand-ins.json'), JSON.stringify(standIns));
  try {
    renameSync(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

/** @param {Packages} packages @returns {Promise<Record<string, string>>} what Jest reads in place of them, for its `moduleNameMapper` */
export async function standInsFor(packages) {
  const dir = folderOf(packages);
  if (!existsSync(dir)) await write(packages, dir);
  /** @type {Record<string, string>} */
  const standIns = JSON.parse(readFileSync(join(dir, 'stand-ins.json'), 'utf8'));
  return Object.fromEntries(Object.entries(standIns).map(([name, file]) => [`^${name}$`, join(dir, file)]));
}
