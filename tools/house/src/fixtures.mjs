// Runs the rules of the house on the planted violations and prints what they found, as JSON. A program of its own, because ESLint, Nx and
// dependency-cruiser load their configurations in ways that a test runner's module system does not offer.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import cruiseConfig from '../../../.dependency-cruiser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const fixtures = join(root, 'tools', 'house', 'fixtures');

/**
 * @typedef {{ name: string, breaks: string, found: string[] }} Finding what a planted file breaks, and which rules spoke up
 */

/** @param {string} text @param {string} key @returns {string | undefined} the value of a line `// key: value` */
const note = (text, key) => new RegExp(`^// ${key}: (.+)$`, 'm').exec(text)?.[1];

/** @returns {Promise<Finding[]>} */
async function lint() {
  const folder = join(fixtures, 'lint');
  const planted = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, as: note(text, 'as') ?? '', breaks: note(text, 'breaks') ?? '' };
  });
  // These files exist only in this test, so no project lists them.
  const projectService = {
    allowDefaultProject: [...new Set(planted.map(({ as }) => as))],
    defaultProject: 'tsconfig.base.json',
    maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: planted.length,
  };
  const eslint = new ESLint({ cwd: root, overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService } } } });
  const findings = [];
  for (const { name, text, as, breaks } of planted) {
    const [result] = await eslint.lintText(text, { filePath: join(root, as) });
    findings.push({ name, breaks, found: (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message) });
  }
  return findings;
}

/** @param {string} folder @returns {string[]} every file below it */
const filesBelow = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));

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
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: cruiseConfig.forbidden ?? [] }, tsConfig: { fileName: join(folder, 'tsconfig.base.json') } },
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
process.stdout.write(JSON.stringify({ lint: await lint(), cruise: await cruiseFixtures(), rules }));
