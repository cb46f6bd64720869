import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor } from '@valhallajs/valhallajs';
import { createOSMStream } from 'osm-pbf-parser-node';
import { charlotte } from '../../charlotte/data';
import { buildRouting } from '../routing/valhalla';
import { writeOsmPbf } from '../pbf/write';
import { scratchFolder } from '../testing/folder';
import { atGradeMotorwayIntersections } from './network/bridges';
import { largestConnected } from './network/connected';
import { compareWithStops } from './check/report';
import { drawSketch, type Drawing } from './sketch';
import { streetKey } from './street-name';

const PATIENCE = 180_000;
const folder = scratchFolder();
const sketchFolder = join(import.meta.dirname, '..', '..', 'charlotte');

let drawing: Drawing;
beforeAll(() => {
  drawing = drawSketch(charlotte);
}, PATIENCE);

describe('the sketch of Charlotte', () => {
  it('uses every file of the data', async () => {
    const modules = await Promise.all(
      readdirSync(join(sketchFolder, 'roads')).map(
        (name) => import(join(sketchFolder, 'roads', name)) as Promise<{ roads: unknown[]; interchanges?: unknown[] }>,
      ),
    );
    expect(new Set(charlotte.roads)).toEqual(new Set(modules.flatMap((module) => module.roads)));
    expect(new Set(charlotte.interchanges)).toEqual(new Set(modules.flatMap((module) => module.interchanges ?? [])));
  });

  it(
    'is identical every time, byte for byte',
    async () => {
      // A quarter of the neighborhoods represents all of them, because drawing is slow beside other tests.
      const part = { ...charlotte, neighborhoods: charlotte.neighborhoods.slice(0, 28) };
      const [first, second] = [join(folder(), 'first.osm.pbf'), join(folder(), 'second.osm.pbf')];
      for (const file of [first, second])
        await writeOsmPbf(drawSketch(part).elements, file, { writingProgram: 'a spec' });
      expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
    },
    PATIENCE,
  );

  it('names Charlotte as the town of each of its parts, even where another town is nearer', () => {
    const parts = drawing.elements.nodes.filter(
      ({ tags }) => tags?.['place'] === 'suburb' || tags?.['place'] === 'neighbourhood',
    );
    expect(parts.map(({ tags }) => tags?.['name'])).toEqual(
      expect.arrayContaining(['Blakeney', 'Providence Plantation', 'Uptown']),
    );
    expect(parts.filter(({ tags }) => tags?.['addr:city'] !== 'Charlotte')).toEqual([]);
  });

  it('is one network: a car can drive from everywhere to everywhere', () => {
    const nodes = new Set(drawing.ways.flatMap(({ way }) => way.nodes));
    const edges = drawing.ways.flatMap(({ way }) =>
      way.nodes.slice(1).flatMap((node, index): [number, number][] => {
        const before = way.nodes[index] as number;
        return way.tags['oneway'] === 'yes'
          ? [[before, node]]
          : [
              [before, node],
              [node, before],
            ];
      }),
    );
    expect(largestConnected(drawing.network.nodes.length, edges).size).toBe(nodes.size);
    expect(drawing.figures.connectedShare).toBeGreaterThan(0.97);
  });

  it('lets cars onto a motorway only by a ramp or at its end', () => {
    expect(drawing.network.strands.filter((strand) => strand.free).length).toBeGreaterThan(10);
    expect(atGradeMotorwayIntersections(drawing.network)).toEqual([]);
    expect(drawing.ways.filter(({ way }) => way.tags['bridge'] === 'yes').length).toBeGreaterThan(150);
  });

  it('has no invented street with the name of a real one', () => {
    const real = new Set(charlotte.roads.map((road) => streetKey(road.name).base));
    const made = drawing.ways
      .filter(({ way }) => way.strand.kind === 'local')
      .map(({ way }) => way.tags['name'] as string);
    expect(made.length).toBeGreaterThan(10_000);
    expect(made.filter((name) => real.has(streetKey(name).base))).toEqual([]);
  });

  it('numbers houses upward from the center', () => {
    const { elements } = drawing;
    const numbered = elements.ways.filter((way) => way.tags['addr:interpolation']);
    expect(numbered.length).toBeGreaterThan(10_000);
    const number = (node: number | undefined) =>
      Number(elements.nodes[(node as number) - 1]?.tags?.['addr:housenumber']);
    expect(numbered.filter((way) => !(number(way.nodes.at(-1)) > number(way.nodes[0])))).toEqual([]);
  });

  it(
    'is read back by the standard reader, and routed on by the engine',
    async () => {
      const file = join(folder(), 'charlotte.osm.pbf');
      const written = await writeOsmPbf(drawing.elements, file, { writingProgram: 'a spec' });
      expect(written.bytes).toBeLessThan(12_000_000);
      let read = 0;
      for await (const item of createOSMStream(file, { withTags: false })) if ('id' in item) read += 1;
      expect(read).toBe(written.nodes + written.ways + written.relations);

      const tiles = join(folder(), 'tiles');
      await buildRouting(
        {
          source: file,
          folder: tiles,
          scratch: folder(),
          driveOn: 'right',
          bounds: [-81.5, 34.7, -80.3, 36.3],
          signal: new AbortController().signal,
        },
        () => undefined,
      );
      const actor = new Actor(JSON.stringify(engine(tiles)));
      const kilometers = async (from: string, to: string) => {
        const at = (text: string) => {
          const [lat, lon] = text.split(',').map(Number);
          return { lat, lon };
        };
        const answer: unknown = await actor.route({ locations: [at(from), at(to)], costing: 'auto' });
        const { trip } = (typeof answer === 'string' ? JSON.parse(answer) : answer) as {
          trip: { summary: { length: number } };
        };
        return trip.summary.length;
      };
      const airport = '35.2206,-80.9440';
      const stadium = '35.2258,-80.8528';
      const matthews = '35.1168,-80.7237';
      const university = '35.3080,-80.7470';
      expect(await kilometers(airport, stadium)).toBeGreaterThan(8.5);
      expect(await kilometers(airport, stadium)).toBeLessThan(16);
      expect(await kilometers(stadium, airport)).toBeLessThan(16);
      expect(await kilometers(stadium, matthews)).toBeLessThan(24);
      expect(await kilometers(university, stadium)).toBeLessThan(20);
    },
    PATIENCE,
  );
});

const QUIET = { type: '' };
const LIMITS = {
  max_distance: 5_000_000,
  max_locations: 20,
  max_matrix_distance: 400_000,
  max_matrix_location_pairs: 2500,
  min_transit_walking_distance: 1,
  max_transit_walking_distance: 10_000,
};
const COSTINGS = [
  'auto',
  'bus',
  'taxi',
  'truck',
  'bicycle',
  'motor_scooter',
  'motorcycle',
  'multimodal',
  'transit',
  'bikeshare',
  'pedestrian',
];

/** The settings that the engine requires; most are irrelevant to this test. */
function engine(tiles: string): object {
  return {
    mjolnir: { tile_dir: tiles, max_cache_size: 64_000_000, logging: QUIET },
    loki: {
      actions: ['route'],
      use_connectivity: true,
      service_defaults: {
        radius: 0,
        minimum_reachability: 50,
        search_cutoff: 2000,
        node_snap_tolerance: 5,
        street_side_tolerance: 5,
        street_side_max_distance: 1000,
        heading_tolerance: 60,
      },
      logging: QUIET,
    },
    thor: { source_to_target_algorithm: 'select_optimal', logging: QUIET },
    odin: { markup_formatter: { markup_enabled: false }, logging: QUIET },
    meili: {
      mode: 'auto',
      customizable: [],
      default: {
        sigma_z: 4.07,
        gps_accuracy: 5,
        beta: 3,
        max_route_distance_factor: 5,
        max_route_time_factor: 5,
        max_search_radius: 100,
        breakage_distance: 2000,
        interpolation_distance: 10,
        search_radius: 50,
        geometry: false,
        route: true,
        turn_penalty_factor: 0,
      },
      auto: { turn_penalty_factor: 200, search_radius: 50 },
      grid: { size: 500, cache_size: 100_240 },
      logging: QUIET,
    },
    service_limits: {
      ...Object.fromEntries(COSTINGS.map((costing) => [costing, LIMITS])),
      skadi: { max_shape: 750_000, min_resample: 10 },
      isochrone: {
        max_contours: 4,
        max_time_contour: 120,
        max_distance: 25_000,
        max_locations: 1,
        max_distance_contour: 200,
      },
      trace: {
        max_distance: 200_000,
        max_gps_accuracy: 100,
        max_search_radius: 100,
        max_shape: 16_000,
        max_alternates: 3,
        max_alternates_shape: 100,
      },
      centroid: { max_distance: 200_000, max_locations: 5 },
      status: { allow_verbose: false },
      max_alternates: 3,
      max_exclude_locations: 50,
      max_reachability: 100,
      max_radius: 200,
      max_timedep_distance: 500_000,
      max_timedep_distance_matrix: 0,
      max_exclude_polygons_length: 10_000,
      max_distance_disable_hierarchy_culling: 0,
      allow_hard_exclusions: false,
    },
  };
}

describe('the comparison with bus stops', () => {
  it('reports when the file has no stops', async () => {
    const file = join(folder(), 'README.md');
    writeFileSync(file, '# Not a timetable\n');
    await expect(compareWithStops(charlotte.roads, file)).rejects.toMatchObject({
      name: 'CityError',
      message: expect.stringContaining('no stop') as string,
    });
  });
});
