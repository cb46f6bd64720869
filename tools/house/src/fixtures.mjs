// Runs the rules of the house on the planted violations and prints what they found, as JSON. A program of its own, because Nx and
// dependency-cruiser load their configurations in ways that a test runner's module system does not offer.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import cruiseConfig from '../../../.dependency-cruiser.mjs';
import { findDirectives } from './lint-directives.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const fixtures = join(root, 'tools', 'house', 'fixtures');

/**
 * @typedef {{ name: string, breaks: string, found: string[] }} Finding what a planted file breaks, and which rules spoke up
 */

/** @param {string} text @param {string} key @returns {string | undefined} the value of a line `// key: value` */
const note = (text, key) => new RegExp(`^// ${key}: (.+)$`, 'm').exec(text)?.[1];

/**
 * @typedef {{ name: string, text: string, path: string, breaks: string }} Planted a violation, the path it pretends to have, and the rules
 * that it breaks, separated by commas
 */

/** @returns {Planted[]} */
function plantedFiles() {
  const folder = join(fixtures, 'lint');
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const as = note(text, 'as') ?? '';
    return {
      name,
      text,
      path: join(dirname(as), `${parse(name).name}.${basename(as)}`),
      breaks: note(text, 'breaks') ?? '',
    };
  });
}

/** @returns {string[]} what tells Nx about each project */
const projectFiles = () =>
  ['apps', 'libs', 'libs/web', 'tools'].flatMap((above) =>
    readdirSync(join(root, above))
      .map((name) => join(above, name, 'project.json'))
      .filter((path) => existsSync(join(root, path))),
  );

/** @returns {string[]} the file that each of our own packages is imported from */
const importedFiles = () =>
  Object.values(JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions.paths).flat();

/**
 * Oxlint reads files only, so the planted ones are written to a folder of their own, with our configuration, our projects as Nx sees them and
 * the strictest part of our compiler options.
 * @param {readonly Planted[]} planted
 * @returns {Map<string, string[]>} which rules each path breaks
 */
function runOxlint(planted) {
  const folder = mkdtempSync(join(tmpdir(), 'groupride-oxlint-'));
  try {
    const compilerOptions = {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      experimentalDecorators: true,
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*'] }));
    for (const path of [
      '.oxlintrc.json',
      'nx.json',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      ...projectFiles(),
    ])
      cpSync(join(root, path), join(folder, path));
    for (const path of ['node_modules', 'tools/house/src']) symlinkSync(join(root, path), join(folder, path));
    for (const path of importedFiles()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), 'export {};\n');
    }
    for (const { path, text } of planted) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    // Oxlint looks for the program of its type-aware rules below the folder that it runs in.
    const env = {
      ...process.env,
      NX_WORKSPACE_ROOT_PATH: folder,
      OXLINT_TSGOLINT_PATH: join(root, 'node_modules', '.bin', 'tsgolint'),
    };
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [oxlint, '--format=json', '--disable-nested-config', ...planted.map(({ path }) => path)],
      {
        cwd: folder,
        encoding: 'utf8',
        env,
      },
    );
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    /** @type {{ diagnostics: { filename: string, code: string }[] }} */
    const { diagnostics } = JSON.parse(stdout);
    const directives = findDirectives(folder);
    return new Map(
      planted.map(({ path }) => [
        path,
        [
          ...diagnostics.filter(({ filename }) => filename === path).map(({ code }) => nameOf(code)),
          ...directives.filter((directive) => directive.path === path).map(() => 'lint-directives'),
        ],
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} code as Oxlint reports it, such as `typescript(no-this-alias)` @returns {string} as the configuration names it */
const nameOf = (code) => code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2');

/** @returns {Finding[]} */
function lint() {
  const planted = plantedFiles();
  const found = runOxlint(planted);
  return planted.map(({ name, path, breaks }) => ({ name, breaks, found: found.get(path) ?? [] }));
}

/** @param {string} folder @returns {string[]} every file below it */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @returns {Promise<Finding[]>} */
async function cruiseFixtures() {
  const folder = join(fixtures, 'cruise');
  const { exclude: _exclude, tsConfig: _tsConfig, ...options } = cruiseConfig.options ?? {};
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const tsConfig = extractTSConfig(join(folder, 'tsconfig.base.json'));
  // Path names are looked up from the present folder.
  process.chdir(folder);
  const { output } = await cruise(
    ['apps', 'libs'],
    {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: cruiseConfig.forbidden ?? [] },
      tsConfig: { fileName: join(folder, 'tsconfig.base.json') },
    },
    undefined,
    { tsConfig },
  );
  if (typeof output === 'string') throw new Error(output);
  const { violations } = output.summary;
  return filesBelow(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const name = relative(folder, file);
      const found = violations.filter(({ from }) => from === name).map(({ rule }) => rule.name);
      return { name, breaks: note(readFileSync(file, 'utf8'), 'breaks') ?? '', found: [...new Set(found)] };
    });
}

const rules = (cruiseConfig.forbidden ?? []).map(({ name }) => name ?? '');
process.stdout.write(JSON.stringify({ lint: lint(), cruise: await cruiseFixtures(), rules }));
