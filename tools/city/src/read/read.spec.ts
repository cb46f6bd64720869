import { readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeOsmPbf } from '../pbf/write';
import { scratchFolder } from '../testing/folder';
import { frame, header, type OddNode, type OddWay, plainBlock } from '../testing/odd-pbf';
import { town } from '../testing/town';
import { type Extract, nodesOf } from './extract';
import { readExtract } from './read';
import { writeOrdered } from './rewrite';

const folder = scratchFolder();

const read = async (file: string, within?: Parameters<typeof readExtract>[2]): Promise<Extract> =>
  readExtract(file, (await stat(file)).size, within, () => undefined);

function write(...parts: Uint8Array[]): string {
  const file = join(folder(), 'odd.osm.pbf');
  writeFileSync(file, Buffer.concat(parts));
  return file;
}

async function townFile(): Promise<string> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(town(), file, { writingProgram: 'a spec', bounds: [20, 10, 20.03, 10.02] });
  return file;
}

const NODES: OddNode[] = [
  { id: 5, lat: 10, lon: 20, tags: { name: 'five' } },
  { id: 3, lat: 10.001, lon: 20.001 },
  { id: 4, lat: 10.002, lon: 20.002 },
];
const WAYS: OddWay[] = [
  { id: 8, nodes: [3, 4, 5], tags: { highway: 'residential', name: 'A Street', source: 'survey' } },
];

/** The content of an extract, independent of the order in its file. */
function content(extract: Extract): unknown {
  return {
    nodes: Array.from(extract.nodeIds, (id, index) => [
      id,
      extract.lats[index],
      extract.lons[index],
      extract.nodeTags.get(index),
    ]),
    ways: Array.from(extract.wayIds, (id, index) => [
      id,
      Array.from(nodesOf(extract, index), (node) => extract.nodeIds[node]),
      extract.wayTags[index],
    ]),
    relations: extract.relations,
  };
}

describe('reading an extract', () => {
  it('reads back what our writer wrote', async () => {
    const extract = await read(await townFile());
    expect(extract.isOrderly).toBe(true);
    expect(extract.declaredBounds).toEqual([20, 10, 20.03, 10.02]);
    expect(extract.nodeIds).toHaveLength(town().nodes.length);
    expect(extract.wayTags[0]).toEqual({ highway: 'residential', name: 'First Street' });
    expect(extract.relations).toEqual(town().relations);
  });

  it.each([
    ['uncompressed', { field: 1 }],
    ['compressed', { field: 3 }],
  ] as const)('reads single nodes in %s blocks, in any order', async (_, compression) => {
    const extract = await read(
      write(
        frame('OSMHeader', header(), compression),
        frame('Comment', Buffer.from('whatever')),
        frame('OSMData', plainBlock(NODES, WAYS), compression),
      ),
    );
    expect(extract.isOrderly).toBe(false);
    expect(content(extract)).toEqual({
      nodes: [
        [3, 100_010_000, 200_010_000, undefined],
        [4, 100_020_000, 200_020_000, undefined],
        [5, 100_000_000, 200_000_000, { name: 'five' }],
      ],
      ways: [[8, [3, 4, 5], { highway: 'residential', name: 'A Street' }]],
      relations: [],
    });
  });

  it('reads an unsorted file like a sorted one', async () => {
    const sorted = write(
      frame('OSMHeader', header()),
      frame(
        'OSMData',
        plainBlock(
          [...NODES].sort((one, two) => one.id - two.id),
          WAYS,
        ),
      ),
    );
    const expected = content(await read(sorted));
    const unsorted = write(
      frame('OSMHeader', header()),
      frame('OSMData', plainBlock([], WAYS)),
      frame('OSMData', plainBlock(NODES, [])),
    );
    expect(content(await read(unsorted))).toEqual(expected);
  });

  it('keeps each element once, without deleted ones', async () => {
    const again: OddNode[] = [
      { id: 3, lat: 10.5, lon: 20.5 },
      { id: 4, lat: 0, lon: 0, deleted: true },
    ];
    const extract = await read(
      write(frame('OSMHeader', header()), frame('OSMData', plainBlock([...NODES, ...again], [...WAYS, ...WAYS]))),
    );
    expect([...extract.nodeIds]).toEqual([3, 4, 5]);
    expect([...extract.lats]).toEqual([105_000_000, 100_020_000, 100_000_000]);
    expect([...extract.wayIds]).toEqual([8]);
  });

  it('tolerates ways at the edge with missing nodes, ways with one node, and negative ids', async () => {
    const nodes: OddNode[] = [...NODES, { id: -1, lat: 10, lon: 20.1 }];
    const ways: OddWay[] = [
      ...WAYS,
      { id: 9, nodes: [3, 77, 78, -1], tags: { highway: 'service' } },
      { id: 10, nodes: [3], tags: { highway: 'path' } },
      { id: 11, nodes: [98, 99], tags: {} },
      { id: -2, nodes: [-1, 4], tags: { highway: 'track' } },
    ];
    const extract = await read(write(frame('OSMHeader', header()), frame('OSMData', plainBlock(nodes, ways))));
    expect(content(extract)).toMatchObject({
      ways: [
        [-2, [-1, 4], {}],
        [8, [3, 4, 5], {}],
        [9, [3, -1], {}],
        [10, [3], {}],
      ].map(([id, refs]) => [id, refs, expect.anything()]),
    });
    const ordered = join(folder(), 'ordered.osm.pbf');
    await writeOrdered(extract, ordered);
    const rewritten = await read(ordered);
    expect(rewritten.isOrderly).toBe(true);
    expect(rewritten.wayIds).toHaveLength(4);
  });

  it('reads positions that are stored in ways', async () => {
    const ways = WAYS.map((way): OddWay => ({
      ...way,
      positions: [
        [10.001, 20.001],
        [10.002, 20.002],
        [10, 20],
      ],
    }));
    const extract = await read(
      write(
        frame('OSMHeader', header(undefined, ['LocationsOnWays'])),
        frame('OSMData', plainBlock(NODES.slice(0, 1), ways)),
      ),
    );
    expect([...extract.nodeIds]).toEqual([3, 4, 5]);
    expect(extract.nodeTags.get(2)).toEqual({ name: 'five' });
    expect(extract.isOrderly).toBe(false);
  });

  it('keeps what lies in a box, and ways with all of their nodes', async () => {
    const extract = await read(await townFile(), [20, 10, 20.0005, 10.0005]);
    expect(extract.wayTags.map(({ name }) => name)).toEqual(['First Street', 'First Avenue']);
    await expect(read(await townFile(), [0, 0, 1, 1])).rejects.toThrow('Nothing of');
  });
});

describe('a file that is not an extract', () => {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da63fcffff3f0300050001ff',
    'hex',
  );
  const block = () => plainBlock(NODES, WAYS);

  it.each([
    ['a picture', () => png, 'is not an OpenStreetMap PBF file'],
    ['a text', () => Buffer.from('<?xml version="1.0"?><osm version="0.6"/>'), 'is not an OpenStreetMap PBF file'],
    ['nothing', () => Buffer.alloc(0), 'is empty'],
    ['three bytes', () => Buffer.from([0, 0, 0]), 'is not an OpenStreetMap PBF file'],
    [
      'a gzip archive',
      () => gzipSync(frame('OSMHeader', header())),
      'is compressed with gzip: unpack it first with "gunzip -k ',
    ],
    ['a zip archive', () => Buffer.from('504b0304140000000800', 'hex'), 'is compressed with zip: unpack it first'],
    ['another protocol buffer', () => frame('Something', block()), 'is not an OpenStreetMap PBF file'],
    ['data without a header', () => frame('OSMData', block()), 'is not an OpenStreetMap PBF file'],
    [
      'a history',
      () => frame('OSMHeader', header(['OsmSchema-V0.6', 'HistoricalInformation'])),
      'is a file with history',
    ],
    ['a feature of the future', () => frame('OSMHeader', header(['OsmSchema-V9'])), 'needs "OsmSchema-V9"'],
    [
      'Zstandard',
      () => Buffer.concat([frame('OSMHeader', header()), frame('OSMData', block(), { field: 7 })]),
      'is compressed with Zstandard',
    ],
    [
      'LZMA',
      () => Buffer.concat([frame('OSMHeader', header()), frame('OSMData', block(), { field: 4 })]),
      'is compressed with LZMA',
    ],
    [
      'a block of rubbish',
      () => Buffer.concat([frame('OSMHeader', header()), frame('OSMData', Buffer.from('rubbish, rubbish'))]),
      'is damaged (at byte ',
    ],
    [
      'text numbers beyond the table',
      () =>
        Buffer.concat([
          frame('OSMHeader', header()),
          frame('OSMData', Buffer.from('0a020a00120a1a0808011201091a0109', 'hex')),
        ]),
      'is damaged (at byte ',
    ],
  ])('is recognized: %s', async (_, bytes, message) => {
    await expect(read(write(bytes()))).rejects.toMatchObject({
      name: 'CityError',
      message: expect.stringContaining(message) as string,
    });
  });

  it.each([
    ['nodes', NODES.map((node) => ({ ...node, id: node.id + 2 ** 53 })), WAYS],
    ['ways', NODES, WAYS.map((way) => ({ ...way, id: 2 ** 60 }))],
    ['references', NODES, WAYS.map((way) => ({ ...way, nodes: [3, 2 ** 55] }))],
  ])('is reported for %s whose ids cannot be distinguished', async (_, nodes, ways) => {
    await expect(
      read(write(frame('OSMHeader', header()), frame('OSMData', plainBlock(nodes, ways)))),
    ).rejects.toMatchObject({
      name: 'CityError',
      message: expect.stringContaining('ids that are too large') as string,
    });
  });

  it('is recognized when it is truncated or changed anywhere', async () => {
    const whole = readFileSync(await townFile());
    for (let length = 1; length < whole.length; length += 97) {
      await expect(read(write(whole.subarray(0, length)))).rejects.toMatchObject({
        name: 'CityError',
        message: expect.stringMatching(/ends in the middle of a block|is not an OpenStreetMap PBF file/) as string,
      });
    }
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    await expect(read(write(changed))).rejects.toMatchObject({
      name: 'CityError',
      message: expect.stringContaining('is damaged') as string,
    });
  });

  it('is named when it is missing', async () => {
    await expect(readExtract(join(folder(), 'none.osm.pbf'), 1, undefined, () => undefined)).rejects.toThrow(
      'There is no file',
    );
  });
});
