import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PLACE_KINDS } from '@groupride/contracts';
import type { OsmElements } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import { readExtract } from '../read/read';
import { scratchFolder } from '../testing/folder';
import { INVENTED } from '../sketch-credit';
import { CENTER, SIDE, town } from '../testing/town';
import { meters, type PlaceRow } from './place';
import { type PlaceIndex, placeIndex } from './rows';

const folder = scratchFolder();

async function indexOf(elements: OsmElements, numberFirst = true): Promise<PlaceIndex> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(elements, file, { writingProgram: 'a spec' });
  const extract = await readExtract(file, (await stat(file)).size, undefined, () => undefined);
  return placeIndex(extract, { bounds: [19.99, 9.99, 20.03, 10.03], numberFirst, country: 'DE' }, () => undefined);
}

const rowsOf = async (elements: OsmElements, numberFirst?: boolean): Promise<PlaceRow[]> =>
  (await indexOf(elements, numberFirst)).rows;

const named = (rows: readonly PlaceRow[], name: string): PlaceRow[] => rows.filter((row) => row.name === name);

describe('the place index', () => {
  it('has towns and their parts, with alternative names', async () => {
    const rows = await rowsOf(town());
    expect(named(rows, 'Grünfeld')).toEqual([
      expect.objectContaining({ kind: 'town', also: ['Greenfield', 'Feld', 'Grünes Feld'] }),
    ]);
    expect(named(rows, 'Old Town')).toEqual([expect.objectContaining({ kind: 'suburb', address: 'Grünfeld' })]);
    for (const { kind, importance } of rows) {
      expect(PLACE_KINDS).toContain(kind);
      expect(importance).toBeGreaterThanOrEqual(0);
      expect(importance).toBeLessThanOrEqual(1);
    }
  });

  it('has a street once, at a point that is on it', async () => {
    const rows = await rowsOf(town());
    const [street, ...others] = named(rows, 'Fifth Street');
    expect(others).toEqual([]);
    expect(street).toMatchObject({ kind: 'street', address: 'Old Town, Grünfeld' });
    expect(street?.at[1]).toBeCloseTo(CENTER.lat + 0.008, 6);
    expect(street?.importance).toBeGreaterThan(named(rows, 'First Street')[0]?.importance ?? 1);
  });

  it('has a road by its number, whatever its streets are called', async () => {
    const elements = town();
    const tags: Record<string, string>[] = [
      { name: 'First Street', ref: 'NC 16;US 29' },
      { name: 'Second Street', ref: 'NC 16' },
      { name: 'Interstate 77', ref: 'I 77' },
      { ref: 'I 277' },
    ];
    tags.forEach((more, i) => {
      elements.nodes.push(
        { id: 9000 + 2 * i, lat: 10.02, lon: 20 + 0.002 * i },
        { id: 9001 + 2 * i, lat: 10.02, lon: 20.002 + 0.002 * i },
      );
      elements.ways.push({
        id: 9000 + i,
        nodes: [9000 + 2 * i, 9001 + 2 * i],
        tags: { highway: i < 2 ? 'primary' : 'motorway', ...more },
      });
    });
    elements.ways.push({ id: 9009, nodes: [9000, 9001], tags: { highway: 'motorway_link', ref: 'I 99' } });
    const rows = await rowsOf(elements);
    expect(named(rows, 'NC 16')).toEqual([expect.objectContaining({ kind: 'street', also: ['nc16'] })]);
    expect(named(rows, 'US 29')).toHaveLength(1);
    expect(named(rows, 'I 277')).toEqual([expect.objectContaining({ also: ['i277'] })]);
    expect(named(rows, 'Interstate 77')).toEqual([expect.objectContaining({ also: ['I 77', 'i77'] })]);
    for (const none of ['I 77', 'I 99', 'NC 16;US 29']) expect(named(rows, none)).toEqual([]);
  });

  it('has streets of the same name twice when they are far apart', async () => {
    const elements = town();
    elements.nodes.push({ id: 9001, lat: 10.025, lon: 20 }, { id: 9002, lat: 10.025, lon: 20.002 });
    elements.ways.push({ id: 9001, nodes: [9001, 9002], tags: { highway: 'residential', name: 'First Street' } });
    expect(named(await rowsOf(elements), 'First Street')).toHaveLength(2);
  });

  it('has points of interest in any script, with their street', async () => {
    const rows = await rowsOf(town());
    expect(named(rows, '東京食堂')).toEqual([
      expect.objectContaining({
        kind: 'restaurant',
        also: ['Tokyo Diner'],
        address: expect.stringMatching(/^(Eighth Street|Seventh Avenue), /) as string,
      }),
    ]);
    expect(named(rows, 'Victory Park')).toEqual([expect.objectContaining({ kind: 'park' })]);
    const elements = town();
    for (const way of elements.ways) if (way.tags?.highway) way.tags = { ...way.tags, [INVENTED]: 'yes' };
    expect(named(await rowsOf(elements), '東京食堂')).toEqual([
      expect.objectContaining({ address: expect.not.stringMatching(/Street|Avenue/) as string }),
    ]);
    expect(named(rows, 'Grünfeld Central')).toEqual([expect.objectContaining({ kind: 'station', isPopular: true })]);
    expect(rows.filter(({ isPopular, kind }) => isPopular && (kind === 'town' || kind === 'street'))).toEqual([]);
  });

  it('has a place once when it is drawn as a point and as a building', async () => {
    const elements = town();
    elements.nodes.push({
      id: 9001,
      lat: CENTER.lat + 0.011,
      lon: CENTER.lon + 0.0052,
      tags: { leisure: 'park', name: 'Victory Park', alt_name: 'VP' },
    });
    expect(named(await rowsOf(elements), 'Victory Park')).toEqual([expect.objectContaining({ also: ['VP'] })]);
  });

  it('has house numbers, and interpolates between two of them', async () => {
    const rows = await rowsOf(town());
    const numbers = rows
      .filter(({ kind }) => kind === 'address')
      .map(({ name }) => name)
      .sort();
    expect(numbers).toEqual(
      [
        '21 First Street',
        '23 First Street',
        '25 First Street',
        '27 First Street',
        '29 First Street',
        '7 First Street',
      ].sort(),
    );
    const [middle] = named(rows, '25 First Street');
    expect(meters(middle?.at ?? [0, 0], [CENTER.lon + 0.0092, CENTER.lat + 0.0002])).toBeLessThan(2);
    expect(middle?.address).toContain('Grünfeld');
  });

  it('has a street with houses but no road at one of the houses, unless the street exists nearby', async () => {
    const elements = town();
    const houses: [number, number][] = [
      [1, 20.005],
      [3, 20.006],
      [5, 20.0071],
    ];
    houses.forEach(([number, lon], i) =>
      elements.nodes.push({
        id: 9100 + i,
        lat: 10.02,
        lon,
        tags: { 'addr:housenumber': String(number), 'addr:street': 'Lost Lane' },
      }),
    );
    elements.nodes.push({
      id: 9110,
      lat: 10.02,
      lon: 20.01,
      tags: { 'addr:housenumber': '1', 'addr:place': 'Lonely Farm' },
    });
    const rows = await rowsOf(elements);
    expect(named(rows, 'Lost Lane')).toEqual([expect.objectContaining({ kind: 'street', at: [20.006, 10.02] })]);
    expect(named(rows, '3 Lost Lane')).toHaveLength(1);
    expect(named(rows, 'First Street')).toHaveLength(1);
    expect(named(rows, 'Lonely Farm')).toEqual([]);
  });

  it('puts a part of a town in that town, even if another town is nearer', async () => {
    const elements = town();
    elements.nodes.push({
      id: 9200,
      lat: 10.02,
      lon: 20.02,
      tags: { place: 'suburb', name: 'Far End', 'addr:city': 'Elsewhere' },
    });
    elements.nodes.push({ id: 9201, lat: 10.02, lon: 20.021 }, { id: 9202, lat: 10.02, lon: 20.022 });
    elements.ways.push({ id: 9200, nodes: [9201, 9202], tags: { highway: 'residential', name: 'End Street' } });
    expect(named(await rowsOf(elements), 'End Street')).toEqual([
      expect.objectContaining({ address: 'Far End, Elsewhere' }),
    ]);
  });

  it('writes addresses in the local format', async () => {
    expect(named(await rowsOf(town(), false), 'First Street 7')).toHaveLength(1);
  });
});

describe('intersections', () => {
  const between = ({ intersections }: PlaceIndex, ...names: string[]) =>
    intersections.filter(({ one, other }) => names.includes(one) && names.includes(other));

  it('are where streets with two names share a node, with the place that contains it', async () => {
    const index = await indexOf(town());
    expect(index.intersections).toHaveLength(SIDE * SIDE);
    expect(between(index, 'Third Street', 'Second Avenue')).toEqual([
      {
        one: 'Second Avenue',
        other: 'Third Street',
        address: 'Old Town, Grünfeld',
        at: [expect.closeTo(CENTER.lon + 0.002, 6), expect.closeTo(CENTER.lat + 0.004, 6)],
      },
    ]);
  });

  it('are merged where carriageways run side by side, and none is made of a road with itself', async () => {
    const elements = town();
    const [across, along] = [
      elements.ways.find(({ tags }) => tags?.name === 'Fifth Street')!,
      elements.ways.find(({ tags }) => tags?.name === 'Fifth Avenue')!,
    ];
    across.tags = { ...across.tags, ref: 'NC 16' };
    // The other carriageway, 20 meters to the north, meets the same avenue.
    elements.nodes.push(
      { id: 9001, lat: CENTER.lat + 0.0082, lon: CENTER.lon },
      { id: 9002, lat: CENTER.lat + 0.0082, lon: CENTER.lon + 0.008 },
      { id: 9003, lat: CENTER.lat + 0.0082, lon: CENTER.lon + 0.016 },
    );
    elements.ways.push({ id: 9001, nodes: [9001, 9002, 9003], tags: { ...across.tags, oneway: 'yes' } });
    along.nodes.splice(5, 0, 9002);
    elements.nodes.push({ id: 9004, lat: CENTER.lat + 0.008, lon: CENTER.lon + 0.02 });
    elements.ways.push({
      id: 9002,
      nodes: [across.nodes.at(-1)!, 9004],
      tags: { ...across.tags, name: 'Old Fifth Street' },
    });
    const index = await indexOf(elements);
    expect(between(index, 'Fifth Street', 'Fifth Avenue')).toHaveLength(1);
    expect(between(index, 'NC 16', 'Fifth Avenue')).toHaveLength(1);
    expect(between(index, 'NC 16', 'Fifth Street')).toEqual([]);
    // Another street with the same road number begins where this one ends.
    expect(between(index, 'Old Fifth Street', 'Fifth Street')).toHaveLength(1);
    expect(between(index, 'NC 16', 'Old Fifth Street')).toEqual([]);
  });

  it('are where ramps join a street to a motorway that passes over it, but not far along it', async () => {
    const elements = town();
    const street = elements.ways.find(({ tags }) => tags?.name === 'Fifth Street')!;
    const [west, middle, east] = [CENTER.lon + 0.003, CENTER.lon + 0.0045, CENTER.lon + 0.02];
    elements.nodes.push(
      { id: 9101, lat: CENTER.lat + 0.004, lon: west },
      { id: 9102, lat: CENTER.lat + 0.012, lon: west },
      { id: 9103, lat: CENTER.lat + 0.008, lon: middle },
      { id: 9104, lat: CENTER.lat + 0.008, lon: east },
      { id: 9105, lat: CENTER.lat + 0.009, lon: east },
    );
    street.nodes.splice(3, 0, 9103);
    elements.ways.push(
      { id: 9101, nodes: [9101, 9102], tags: { highway: 'motorway', ref: 'I 77', bridge: 'yes' } },
      { id: 9102, nodes: [9101, 9103], tags: { highway: 'motorway_link' } },
      { id: 9103, nodes: [9102, 9104], tags: { highway: 'motorway_link' } },
      { id: 9104, nodes: [9104, 9105], tags: { highway: 'residential', name: 'Far Road' } },
    );
    const [found, ...others] = between(await indexOf(elements), 'I 77', 'Fifth Street');
    expect(others).toEqual([]);
    expect(found?.at[0]).toBeCloseTo(middle, 6);
    expect(between(await indexOf(elements), 'I 77', 'Far Road')).toEqual([]);
  });
});
