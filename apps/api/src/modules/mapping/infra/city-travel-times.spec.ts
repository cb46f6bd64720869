import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { contract, gridOf, NONE, ROAD_FILE, weightOf, writeRoadFile, type RoadGraph } from '@groupride/road-times';
import type { CityFacade, PrepareCity } from '../../city/city.facade';
import { testCity } from '../../city/testing/test-city';
import { CityTravelTimes } from './city-travel-times';

/** A one-way street to the north between two intersections that takes a minute, and a way back that takes ten. */
const roads: RoadGraph = {
  edges: {
    cost: Uint32Array.of(6000, 60_000),
    time: Uint32Array.of(6000, 60_000),
    from: Uint32Array.of(0, 1),
    to: Uint32Array.of(1, 0),
  },
  streets: {
    along: Uint32Array.of(0, 1),
    against: Uint32Array.of(NONE, NONE),
    start: Uint32Array.of(0, 2, 5),
    points: Int32Array.from([
      35_200_000, -80_850_000, 35_210_000, -80_850_000, 35_210_000, -80_850_000, 35_205_000, -80_840_000, 35_200_000,
      -80_850_000,
    ]),
    isConnected: Uint8Array.of(1, 1),
  },
  stateEdge: Uint32Array.of(0, 1),
  arcStart: Uint32Array.of(0, 1, 2),
  arcTo: Uint32Array.of(1, 0),
  arcWeight: Float64Array.of(weightOf(60_000, 60_000), weightOf(6000, 6000)),
};
const [SOUTH, NORTH] = [
  { lat: 35.2025, lng: -80.85 },
  { lat: 35.2075, lng: -80.85 },
];

let folder: string;
let warnings: jest.SpiedFunction<Logger['warn']>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groupride-travel-times-'));
  warnings = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
});
afterEach(async () => {
  warnings.mockRestore();
  await rm(folder, { recursive: true, force: true });
});

async function timesIn(file: Buffer | null, routingFolder: string | null = folder): Promise<CityTravelTimes> {
  if (file) await writeFile(join(folder, ROAD_FILE), file);
  const city: CityFacade = testCity({ routingFolder, name: 'Riverside' });
  let prepare: PrepareCity = async () => () => undefined;
  const times = new CityTravelTimes(Object.assign(city, { beforeSwitch: (run: PrepareCity) => (prepare = run) }));
  (await prepare(city.current))();
  return times;
}

const { edges, streets, stateEdge } = roads;
const file = writeRoadFile({ edges, streets, stateEdge, hierarchy: contract(roads), grid: gridOf(streets) });

describe('travel times of the current city', () => {
  it('are those by road, with one-way streets', async () => {
    const times = await timesIn(file);
    expect(times.matrix([SOUTH, NORTH], [NORTH, SOUTH])).toEqual({
      seconds: [
        [30, 0],
        [0, 630],
      ],
      estimated: false,
    });
    expect(warnings).not.toHaveBeenCalled();
  });

  it('are null far from every road', async () => {
    const times = await timesIn(file);
    expect(times.matrix([{ lat: 36, lng: -80.85 }, SOUTH], [NORTH])).toEqual({
      seconds: [[null], [30]],
      estimated: false,
    });
  });

  it.each([
    ['an earlier import wrote none', null, 'its import wrote none'],
    ['the file is damaged', file.subarray(0, 1000), 'the file of travel times is damaged'],
  ])('are estimates marked as such when %s', async (_, contents, reason) => {
    const times = await timesIn(contents && Buffer.from(contents));
    const { seconds, estimated } = times.matrix([SOUTH], [NORTH, SOUTH]);
    expect(estimated).toBe(true);
    expect(seconds).toEqual([[65, 0]]);
    expect(warnings).toHaveBeenCalledWith(
      `Riverside has no travel times by road (${reason}): dispatch estimates them from straight lines until the city is imported again`,
    );
  });

  it('are estimates before a city is built, without a warning', async () => {
    expect((await timesIn(null, null)).matrix([SOUTH], [NORTH]).estimated).toBe(true);
    expect(warnings).not.toHaveBeenCalled();
  });
});
