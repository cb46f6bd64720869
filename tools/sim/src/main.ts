// `npm run sim`: a simulated day of requests, dispatched by the API's code and by the nearest driver. Prints a table
// and writes a page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '../../../tools/up/src/plan';
import { openCity } from './city';
import { loadDispatch } from './dispatch-code';
import { drawPage } from './page';
import { readOptions, USAGE } from './options';
import { compareLoads, compareSmall } from './study';
import { drawStudy } from './table';

const say = (line: string) => console.log(line);

export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    say(`${options}\n\n${USAGE}`);
    process.exit(options === '' ? 0 : 1);
  }
  const city = openCity(options.city);
  const code = await loadDispatch();
  say(`${options.drivers} drivers, seed ${options.seed}, times ${city.about}`);
  const loads = await compareLoads(city, code, options, say);
  const small = await compareSmall(city, code, options.seed);
  say(`\n${drawStudy({ loads, small }, options.drivers)}`);
  mkdirSync(dirname(options.page), { recursive: true });
  writeFileSync(options.page, drawPage({ loads, small }, { ...options, about: city.about }));
  say(`\nCharts: ${relative(root, options.page)}`);
}
