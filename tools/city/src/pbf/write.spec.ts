import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOSMStream } from 'osm-pbf-parser-node';
import type { OsmElements, OsmNode } from '../osm';
import { writeOsmPbf } from './write';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groupride-pbf-'));
});
afterEach(() => rm(folder, { recursive: true }));

const header = {
  writingProgram: 'groupride-city',
  source: 'a spec',
  bounds: [-81, 35, -80, 36] as [number, number, number, number],
};

async function readBack(file: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const item of createOSMStream(file, { withInfo: false }))
    items.push(item as unknown as Record<string, unknown>);
  return items;
}

describe('writing an .osm.pbf', () => {
  const elements: OsmElements = {
    nodes: [
      { id: 1, lat: 35.2271234, lon: -80.8431234 },
      { id: 7, lat: -12.5, lon: 179.9999999, tags: { name: 'Café Größe 日本', amenity: 'cafe' } },
      { id: 6_000_000_000, lat: 0, lon: 0, tags: { place: 'sea' } },
    ],
    ways: [
      { id: 3, nodes: [7, 1, 6_000_000_000], tags: { highway: 'primary', oneway: 'yes' } },
      { id: 4, nodes: [1, 7], tags: {} },
    ],
    relations: [
      {
        id: 9,
        tags: { type: 'restriction', restriction: 'no_left_turn' },
        members: [
          { type: 'way', ref: 4, role: 'from' },
          { type: 'node', ref: 7, role: 'via' },
          { type: 'way', ref: 3, role: 'to' },
        ],
      },
    ],
  };

  it('is read back unchanged by the standard reader', async () => {
    const file = join(folder, 'small.osm.pbf');
    const written = await writeOsmPbf(elements, file, header);
    expect(written).toMatchObject({ nodes: 3, ways: 2, relations: 1 });

    const [head, ...items] = await readBack(file);
    expect(head).toMatchObject({
      bbox: { left: -81e9, bottom: 35e9, right: -80e9, top: 36e9 },
      optional_features: ['Sort.Type_then_ID'],
      writingprogram: 'groupride-city',
      source: 'a spec',
    });
    const [first, second, third, way, bare, relation] = items;
    expect(first).toMatchObject({ type: 'node', id: 1, lat: 35.2271234, lon: -80.8431234 });
    expect(second).toMatchObject({ id: 7, lat: -12.5, lon: 179.9999999, tags: elements.nodes[1]?.tags });
    expect(third).toMatchObject({ id: 6_000_000_000, lat: 0, lon: 0, tags: { place: 'sea' } });
    expect(way).toMatchObject({
      type: 'way',
      id: 3,
      refs: [7, 1, 6_000_000_000],
      tags: { highway: 'primary', oneway: 'yes' },
    });
    expect(bare).toMatchObject({ type: 'way', id: 4, refs: [1, 7] });
    expect(relation).toMatchObject({
      type: 'relation',
      id: 9,
      tags: elements.relations[0]?.tags,
      members: elements.relations[0]?.members,
    });
    expect(items).toHaveLength(6);
  });

  it('writes more elements than fit in one block', async () => {
    const nodes: OsmNode[] = Array.from({ length: 20_001 }, (_, index) => ({
      id: index + 1,
      lat: index / 1000,
      lon: -index / 1000,
    }));
    const file = join(folder, 'large.osm.pbf');
    await writeOsmPbf({ nodes, ways: [], relations: [] }, file, header);
    const items = (await readBack(file)).slice(1);
    expect(items).toHaveLength(20_001);
    expect(items[20_000]).toMatchObject({ id: 20_001, lat: 20, lon: -20 });
  });

  it('rejects elements that are out of order, and leaves no file behind', async () => {
    const nodes = [elements.nodes[1], elements.nodes[0]] as OsmNode[];
    await expect(writeOsmPbf({ nodes, ways: [], relations: [] }, join(folder, 'a.osm.pbf'), header)).rejects.toThrow(
      '1 comes after 7',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
