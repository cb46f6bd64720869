// Reports comments that switch lint rules off: `node lint-directives.mjs`, run in the repository. Oxlint obeys such a comment also when a rule of Oxlint
// would report it, so the texts of the files are searched instead.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs']);
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const DIRECTIVE = /(?:\/\/|\/\*)[\s*/]*(?:oxlint|eslint)-(?:disable|enable)/;

/** @param {string} folder @returns {string[]} */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || SKIPPED.has(entry.name) ? [] : sourceFiles(path);
    return EXTENSIONS.has(extname(entry.name)) ? [path] : [];
  });
}

/**
 * @param {string} root
 * @returns {{ path: string, line: number }[]} where rules are switched off below the folder, except in the planted violations
 */
export function findDirectives(root) {
  const planted = join(root, 'tools', 'house', 'fixtures');
  return sourceFiles(root)
    .filter((path) => !path.startsWith(planted))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return [...text.matchAll(new RegExp(DIRECTIVE, 'g'))].map(({ 0: found, index }) => ({
        path: relative(root, path),
        line: text.slice(0, index + found.length).split('\n').length,
      }));
    });
}

if (process.argv[1] === import.meta.filename) {
  const found = findDirectives(process.cwd());
  for (const { path, line } of found)
    console.error(`${path}:${line}: no comment may switch lint rules off; change .oxlintrc.json instead.`);
  if (found.length > 0) process.exitCode = 1;
}
