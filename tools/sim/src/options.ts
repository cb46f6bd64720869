import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../tools/up/src/plan';
import { newestCity } from './city';

export interface Options {
  readonly seed: number;
  readonly drivers: number;
  readonly loads: readonly number[];
  /** Folder of a city; null for straight lines. */
  readonly city: string | null;
  /** Path of the page to write. */
  readonly page: string;
}

export const USAGE = `npm run sim -- [--seed 1] [--drivers 300] [--loads 0.5,0.75,1,1.25,1.5] [--city FOLDER] [--page FILE]

  --city   folder of a built city, such as .groupride/cities/…; the newest one that npm start has made, or straight lines, if left out
  --page   where the charts go; dist/sim/index.html if left out`;

const MAX_DRIVERS = 5_000;

/** @returns the error message, or '' if only help was requested */
export function readOptions(args: readonly string[]): Options | string {
  const value = (text: string) => (isAbsolute(text) ? text : resolve(process.env.INIT_CWD ?? root, text));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '1' },
        drivers: { type: 'string', default: '300' },
        loads: { type: 'string', default: '0.5,0.75,1,1.25,1.5' },
        city: { type: 'string' },
        page: { type: 'string', default: join(root, 'dist/sim/index.html') },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return '';
    const [seed, drivers, loads] = [Number(values.seed), Number(values.drivers), values.loads.split(',').map(Number)];
    if (!Number.isInteger(seed)) return '--seed is a whole number';
    if (!Number.isInteger(drivers) || drivers < 1 || drivers > MAX_DRIVERS)
      return `--drivers is a whole number from 1 to ${MAX_DRIVERS}`;
    if (!loads.every((load) => load > 0 && load <= 5)) return '--loads is a list of numbers above 0, at most 5';
    const data = value(process.env.GROUPRIDE_DATA ?? join(root, '.groupride'));
    const city = values.city === undefined ? newestCity(data) : value(values.city);
    return { seed, drivers, loads, city, page: value(values.page) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
