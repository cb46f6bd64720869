// `npm run mutation [-- AREA ...]`: changes the rules of prices and of the domain folders one place at a time, runs the
// tests of that area, and lists the changes that no test notices. Results are kept, so that the next run tries only
// what has changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './preflight.mjs';

await prepare();
const { register } = await import('tsx/esm/api');
register();
const { drawAreas, forgetUnnoticed, resultOf, scoreOf, totalOf } = await import('./src/testing/mutation-areas');
const { Stryker } = await import('@stryker-mutator/core');

/** The lowest score of all areas together, in percent. */
const LOWEST = 85;
const modules = 'apps/api/src/modules';
const folders = {
  ...Object.fromEntries(
    readdirSync(modules)
      .filter((name) => existsSync(join(modules, name, 'domain')))
      .map((name) => [name, `${modules}/${name}/domain`]),
  ),
  'libs/pricing': 'libs/pricing/src',
};

const asked = process.argv.slice(2);
const unknown = asked.find((area) => !(area in folders));
if (unknown) {
  console.error(`"${unknown}" is not an area: the areas are ${Object.keys(folders).join(', ')}.`);
  process.exit(1);
}
const results = [];
for (const [area, folder] of Object.entries(folders)) {
  if (asked.length > 0 && !asked.includes(area)) continue;
  console.log(`\n── ${area} ──`);
  // jest.mutation.mjs reads it.
  process.env['MUTATION_AREA'] = area;
  const report = `test-results/mutation/${area.replace('/', '-')}`;
  const found = `${report}.json`;
  if (existsSync(found)) writeFileSync(found, JSON.stringify(forgetUnnoticed(JSON.parse(readFileSync(found, 'utf8')))));
  const stryker = new Stryker({
    mutate: [`${folder}/**/*.ts`, '!**/*.spec.ts', '!**/testing/**'],
    incrementalFile: found,
    htmlReporter: { fileName: `${report}.html` },
    reporters: ['clear-text', 'html'],
  });
  results.push(resultOf(area, await stryker.runMutationTest()));
}
console.log(`\n${drawAreas(results)}`);
process.exit(scoreOf(totalOf(results)) >= LOWEST ? 0 : 1);
