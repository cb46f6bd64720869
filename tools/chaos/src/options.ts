import { parseArgs } from 'node:util';

export interface Options {
  readonly seed: number;
  readonly riders: number;
  readonly drivers: number;
  /** Number of faults of each kind. */
  readonly postgres: number;
  readonly api: number;
  readonly redis: number;
}

const DEFAULTS: Options = { seed: 1, riders: 6, drivers: 4, postgres: 20, api: 50, redis: 10 };

export const USAGE = `npm run chaos -- [options]

  --seed N       order and timing of the faults and of the load (${DEFAULTS.seed})
  --postgres N   PostgreSQL faults: kill -9 and ordinary restarts in turn (${DEFAULTS.postgres})
  --api N        kill -9 of an API process (${DEFAULTS.api})
  --redis N      kill -9 of Redis (${DEFAULTS.redis})
  --riders N     riders who book at the same time (${DEFAULTS.riders})
  --drivers N    drivers who serve them (${DEFAULTS.drivers})`;

const names = Object.keys(DEFAULTS) as (keyof Options)[];

/** @throws Error that names the invalid argument */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const read = (name: keyof Options): number => {
    const given = values[name];
    if (given === undefined) return DEFAULTS[name];
    const number = Number(given);
    const least = name === 'riders' || name === 'drivers' ? 1 : 0;
    if (typeof given !== 'string' || !/^\d+$/.test(given) || number < least)
      throw new Error(`--${name} must be a whole number of at least ${least}, not "${String(given)}"`);
    return number;
  };
  return {
    seed: read('seed'),
    riders: read('riders'),
    drivers: read('drivers'),
    postgres: read('postgres'),
    api: read('api'),
    redis: read('redis'),
  };
}
