import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOsmPbf } from '../pbf/write';
import { scratchFolder } from '../testing/folder';
import { town } from '../testing/town';
import { buildRouting } from './valhalla';

const folder = scratchFolder();

/** The engine shares the machine with the other tests. */
const PATIENCE = 60_000;

async function build(driveOn: 'left' | 'right', source?: string): Promise<string> {
  const file = source ?? join(folder(), 'town.osm.pbf');
  if (source === undefined) await writeOsmPbf(town(), file, { writingProgram: 'a spec' });
  const scratch = join(folder(), driveOn);
  await mkdir(scratch);
  await buildRouting({ source: file, folder: join(scratch, 'tiles'), scratch, driveOn, bounds: [20, 10, 20.03, 10.02], signal: new AbortController().signal }, () => undefined);
  return scratch;
}

describe('routing tiles', () => {
  it('are built for either side of the road', async () => {
    const [left, right] = [await build('left'), await build('right')];
    const log = (scratch: string) => readFileSync(join(scratch, 'routing.log'), 'utf8');
    expect(log(right)).toContain('Admin db not found');
    expect(log(left)).not.toContain('Admin db not found');
  }, PATIENCE);

  it('fail with the reason of the engine', async () => {
    await expect(build('right', join(folder(), 'none.osm.pbf'))).rejects.toMatchObject({ name: 'CityError', message: expect.stringMatching(/^The routing engine could not build its tiles \(valhalla_build_tiles, \w+\): Open failed for .+none\.osm\.pbf/) as string });
  }, PATIENCE);
});
