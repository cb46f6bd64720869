// Runs the rules of the house on the planted violations and prints what they found, as JSON. A program of its own, because ESLint, Nx and
// dependency-cruiser load their configurations in ways that a test runner's module system does not offer.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import ts from 'typescript';
import cruiseConfig from '../../../.dependency-cruiser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const fixtures = join(root, 'tools', 'house', 'fixtures');

/**
 * @typedef {{ name: string, breaks: string, found: string[] }} Finding what a planted file breaks, and which rules spoke up
 */

/** @param {string} text @param {string} key @returns {string | undefined} the value of a line `// key: value` */
const note = (text, key) => new RegExp(`^// ${key}: (.+)$`, 'm').exec(text)?.[1];

/**
 * The planted files alone, with the types of the language and of nothing that they import: to load the project of each takes a minute.
 * @param {readonly { file: string, text: string }[]} planted these files exist only in this test
 */
function programOf(planted) {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX, strict: true, experimentalDecorators: true, noResolve: true, types: [] };
  const texts = new Map(planted.map(({ file, text }) => [file, text]));
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile;
  host.getSourceFile = (file, version, ...more) => {
    const text = texts.get(file);
    return text === undefined ? read(file, version, ...more) : ts.createSourceFile(file, text, version, true);
  };
  return ts.createProgram([...texts.keys()], options, host);
}

/** @returns {Promise<Finding[]>} */
async function lint() {
  const folder = join(fixtures, 'lint');
  const planted = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const as = note(text, 'as') ?? '';
    return { name, text, file: join(root, dirname(as), `${parse(name).name}.${basename(as)}`), breaks: note(text, 'breaks') ?? '' };
  });
  const parserOptions = { projectService: false, programs: [programOf(planted)] };
  const eslint = new ESLint({ cwd: root, overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } } });
  const findings = [];
  for (const { name, text, file, breaks } of planted) {
    const [result] = await eslint.lintText(text, { filePath: file });
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
