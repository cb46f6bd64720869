import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CityError } from '../src/city-error';
import { reportLines } from '../src/sketch/check/print';
import { compareWithStops, type Report } from '../src/sketch/check/report';
import { charlotte } from './data';

/** Compares the sketch with the bus stops in the file (a GTFS `stops.txt`). */
export async function checkCharlotte(stopsFile: string): Promise<Report> {
  return compareWithStops(charlotte.roads, stopsFile);
}

/**
 * Prints the comparison. The file is given by the argument, or found in the folder GROUPRIDE_REFERENCE.
 * @throws CityError when there is nothing to compare with
 */
export async function printCharlotteCheck(argument: string | undefined, print: (line: string) => void): Promise<void> {
  const reference = process.env['GROUPRIDE_REFERENCE'];
  const file = argument ?? (reference ? join(reference, 'charlotte', 'cats_stops.txt') : undefined);
  if (!file)
    throw new CityError(
      'Nothing to compare with: name a file of bus stops (a GTFS stops.txt), "npm run city -- check-charlotte stops.txt", or set GROUPRIDE_REFERENCE to a folder with charlotte/cats_stops.txt.',
    );
  if (!existsSync(file)) throw new CityError(`Nothing to compare with: ${file} is not there.`);
  for (const line of reportLines(await checkCharlotte(file))) print(line);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await printCharlotteCheck(process.argv[2], (line) => console.log(line));
