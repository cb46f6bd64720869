// Compiles TypeScript with SWC for Jest, and lets a file import what it uses of the contracts from where it is declared. Their index loads all
// of them, whose decorators run anew in each test file and took longer than most of its tests.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import swc from '@swc/jest';

const contracts = join(import.meta.dirname, 'libs/contracts/src');
const DECLARATION = /^export (?:declare |abstract |async )*(?:class|const|enum|function|let) (\w+)/gm;
const IMPORT = /^(import|export) \{([^}]*)\} from (['"])@groupride\/contracts\3;/gm;

/** @param {string} folder @returns {Map<string, string>} the files that declare values, by the names of these */
export function findDeclarations(folder) {
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name) && name !== 'index.ts');
  const names = files.flatMap((name) => {
    const file = join(folder, name);
    return [...readFileSync(file, 'utf8').matchAll(DECLARATION)].map(({ 1: declared = '' }) => ({ declared, file }));
  });
  return new Map(names.map(({ declared, file }) => [declared, file]));
}

/**
 * @param {string} code compiled, so that it imports values only
 * @param {ReadonlyMap<string, string>} declarations a name that is not in them stays an import from the index
 * @returns {string} the code with the same lines
 */
export function importFromDeclarations(code, declarations) {
  return code.replace(IMPORT, (_statement, /** @type {string} */ keyword, /** @type {string} */ list) => {
    /** @type {Map<string, string[]>} */
    const byFile = new Map();
    for (const part of list.split(',').map((each) => each.trim())) {
      if (part === '') continue;
      const file = declarations.get(part.split(/\s/, 1)[0] ?? '') ?? '@groupride/contracts';
      byFile.set(file, [...(byFile.get(file) ?? []), part]);
    }
    const statements = [...byFile].map(
      ([file, parts]) => `${keyword} { ${parts.join(', ')} } from ${JSON.stringify(file)};`,
    );
    return statements.join(' ') + '\n'.repeat(list.split('\n').length - 1);
  });
}

/** @param {any} options those of SWC */
export function createTransformer(options) {
  /** @type {any} */
  const base = swc.createTransformer(options);
  const declarations = findDeclarations(contracts);
  const version = createHash('sha256')
    .update(JSON.stringify([...declarations]))
    .update(readFileSync(import.meta.filename));
  const key = version.digest('hex');
  const withImports = (/** @type {any} */ result) => ({
    ...result,
    code: importFromDeclarations(result.code, declarations),
  });
  return {
    ...base,
    process: (/** @type {any[]} */ ...args) => withImports(base.process(...args)),
    processAsync: async (/** @type {any[]} */ ...args) => withImports(await base.processAsync(...args)),
    getCacheKey: (/** @type {any[]} */ ...args) =>
      createHash('sha256')
        .update(base.getCacheKey(...args))
        .update(key)
        .digest('hex'),
  };
}

export default { createTransformer };
