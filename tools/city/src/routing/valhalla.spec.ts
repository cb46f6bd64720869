import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Actor } from '@valhallajs/valhallajs';
import { writeOsmPbf } from '../pbf/write';
import { ENGINE, QUIET } from './engine';
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
  await buildRouting(
    {
      source: file,
      folder: join(scratch, 'tiles'),
      scratch,
      driveOn,
      bounds: [20, 10, 20.03, 10.02],
      signal: new AbortController().signal,
    },
    () => undefined,
  );
  return scratch;
}

describe('routing tiles', () => {
  it.each(['left', 'right'] as const)(
    'store that traffic drives on the %s',
    async (driveOn) => {
      const tile_dir = join(await build(driveOn), 'tiles');
      const actor = new Actor({ ...ENGINE, mjolnir: { tile_dir, logging: QUIET } });
      const shape = [
        { lat: 10.008, lon: 20.001 },
        { lat: 10.008, lon: 20.007 },
      ];
      const traced = await actor.traceAttributes({
        shape,
        costing: 'auto',
        shape_match: 'map_snap',
        filters: { action: 'include', attributes: ['edge.drive_on_right', 'edge.names'] },
      });
      expect(traced.edges).toContainEqual({ drive_on_right: driveOn === 'right', names: ['Fifth Street'] });
    },
    PATIENCE,
  );

  it(
    'report the engine’s reason when they cannot be built',
    async () => {
      await expect(build('right', join(folder(), 'none.osm.pbf'))).rejects.toMatchObject({
        name: 'CityError',
        message: expect.stringMatching(
          /^The routing engine could not build its tiles \(valhalla_build_tiles, \w+\): Open failed for .+none\.osm\.pbf/,
        ) as string,
      });
    },
    PATIENCE,
  );
});
