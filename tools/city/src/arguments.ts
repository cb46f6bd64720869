import { parseArgs } from 'node:util';
import type { CityOptions } from './bundle/bundle';
import { CityError } from './city-error';
import type { OsmBounds } from './osm';
import { requireTimeZone } from './zone/zone-at';

export const USAGE = `npm run city -- <command>

  import FILE.osm.pbf   builds the city of an OpenStreetMap extract and makes it the active one
      --name NAME                    what the city is called; otherwise its biggest place
      --bbox west,south,east,north   only this part of the extract, in degrees
      --time-zone ZONE               such as Europe/Lisbon; otherwise that of the nearest large city
      --drive-on left|right          otherwise by country
      --attribution TEXT             shown on the map; otherwise "© OpenStreetMap contributors"
  charlotte [--out FILE]  builds the sketch of Charlotte, NC, or only writes it, whole, to an .osm.pbf file
  check-charlotte         compares the sketch with reference data
  ensure                  builds the sketch of Charlotte unless a city is there already`;

export type Command =
  | { readonly name: 'import'; readonly file: string; readonly options: CityOptions }
  | { readonly name: 'charlotte'; readonly out: string | undefined }
  | { readonly name: 'check-charlotte'; readonly rest: readonly string[] }
  | { readonly name: 'ensure' };

function boundsFrom(text: string): OsmBounds {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = parts;
  const isBox =
    parts.length === 4 &&
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -90 &&
    north <= 90;
  if (!isBox)
    throw new CityError(`--bbox is "${text}": give west,south,east,north in degrees, such as -81.1,35.0,-80.6,35.5.`);
  return [west, south, east, north];
}

function sideFrom(text: string): 'left' | 'right' {
  if (text !== 'left' && text !== 'right') throw new CityError(`--drive-on is "${text}": give left or right.`);
  return text;
}

const OPTIONS = {
  name: { type: 'string' },
  bbox: { type: 'string' },
  'time-zone': { type: 'string' },
  'drive-on': { type: 'string' },
  attribution: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Joins `--bbox -81,35,-80,36`, whose value begins with a dash and would be parsed as another option. */
function bound(args: readonly string[]): string[] {
  return args.flatMap((arg, index) =>
    args[index - 1] === '--bbox' && arg.startsWith('-')
      ? []
      : arg === '--bbox' && args[index + 1]?.startsWith('-') === true
        ? [`--bbox=${args[index + 1]}`]
        : [arg],
  );
}

/** Options of each command. A command with an option that it would ignore is refused. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  import: ['name', 'bbox', 'time-zone', 'drive-on', 'attribution'],
  charlotte: ['out'],
  ensure: [],
};

function refuseOthers(command: string, options: readonly string[], file: string | undefined): void {
  const taken = TAKEN[command];
  if (!taken) return;
  const other = options.find((option) => !taken.includes(option));
  if (other !== undefined)
    throw new CityError(
      `--${other} says nothing to "${command}".${TAKEN['import']?.includes(other) === true ? ` Write the sketch with "charlotte --out FILE" and take a part of it, or another name, with "import FILE --${other} …".` : ''}\n${USAGE}`,
    );
  if (command !== 'import' && file !== undefined)
    throw new CityError(`"${command}" takes no file: "${file}".\n${USAGE}`);
}

/** @throws CityError that explains the problem with the command */
export function readCommand([name = '', ...args]: readonly string[]): Command {
  if (name === 'check-charlotte') return { name, rest: args };
  let parsed;
  try {
    parsed = parseArgs({ args: bound(args), options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CityError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [file, more] = positionals;
  refuseOthers(name, Object.keys(values), file);
  if (name === 'import') {
    if (file === undefined || more !== undefined) throw new CityError(`Name one .osm.pbf file to import.\n${USAGE}`);
    return {
      name,
      file,
      options: {
        ...(values.name === undefined ? {} : { name: values.name }),
        ...(values.bbox === undefined ? {} : { bbox: boundsFrom(values.bbox) }),
        ...(values['time-zone'] === undefined ? {} : { timeZone: requireTimeZone(values['time-zone']) }),
        ...(values['drive-on'] === undefined ? {} : { driveOn: sideFrom(values['drive-on']) }),
        ...(values.attribution === undefined ? {} : { attribution: values.attribution }),
      },
    };
  }
  if (name === 'charlotte') return { name, out: values.out };
  if (name === 'ensure') return { name };
  throw new CityError(name === '' ? USAGE : `"${name}" is not a command.\n${USAGE}`);
}
