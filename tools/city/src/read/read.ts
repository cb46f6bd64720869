// Reads an .osm.pbf file with elements in any order into an Extract.
import { CityError } from '../city-error';
import type { OsmBounds, OsmRelation, OsmTags } from '../osm';
import type { Tick } from '../report';
import { blocksOf, damagedAt } from './blobs';
import { type ElementSink, type FileHeader, readBlock, readFileHeader } from './block';
import { type Extract, indexOfId, UNITS_PER_DEGREE } from './extract';
import { doubles, integers, NumberList } from './number-list';

const UNDERSTOOD = new Set(['OsmSchema-V0.6', 'DenseNodes']);

function checkHeader(file: string, header: FileHeader): void {
  if (header.required.includes('HistoricalInformation')) {
    throw new CityError(
      `${file} is a file with history: give an extract of today's map, such as "osmium time-filter" makes.`,
    );
  }
  const unknown = header.required.filter((feature) => !UNDERSTOOD.has(feature));
  if (unknown.length > 0)
    throw new CityError(
      `${file} needs "${unknown.join('", "')}", which is not understood here: convert it with "osmium cat -f pbf".`,
    );
}

/** The id exceeds the precision of JavaScript numbers, so that elements could be confused. */
class IdTooLarge extends Error {}

/** Collects elements in file order, before they are sorted. */
class Collector implements ElementSink {
  readonly nodeIds = doubles();
  readonly lats = integers();
  readonly lons = integers();
  readonly nodeTags = new Map<number, OsmTags>();
  readonly wayIds = doubles();
  readonly wayStarts = new NumberList((length) => new Uint32Array(length));
  readonly refs = doubles();
  readonly wayTags: OsmTags[] = [];
  readonly relations: OsmRelation[] = [];
  /**
   * Whether nodes come before ways before relations, with positive ascending ids, and every node of a way is its own
   * element.
   */
  isOrderly = true;
  private lastKind = 0;
  private lastId = 0;

  /** @param withLocations whether ways contain the positions of nodes that are not elements of their own */
  constructor(private readonly withLocations: boolean) {
    if (withLocations) this.isOrderly = false;
  }

  node(id: number, lat: number, lon: number, tags: OsmTags | undefined): void {
    // An invalid position is an error of the file's writer; ways lose that node.
    if (Math.abs(lat) > 90 * UNITS_PER_DEGREE || Math.abs(lon) > 180 * UNITS_PER_DEGREE) {
      this.isOrderly = false;
      return;
    }
    this.look(0, id);
    if (tags !== undefined) this.nodeTags.set(this.nodeIds.length, tags);
    this.nodeIds.push(id);
    this.lats.push(lat);
    this.lons.push(lon);
  }

  way(id: number, refs: readonly number[], tags: OsmTags, lats: readonly number[], lons: readonly number[]): void {
    this.look(1, id);
    if (!refs.every(Number.isSafeInteger)) throw new IdTooLarge();
    this.wayIds.push(id);
    this.wayStarts.push(this.refs.length);
    for (const ref of refs) this.refs.push(ref);
    this.wayTags.push(tags);
    if (!this.withLocations || lats.length !== refs.length || lons.length !== refs.length) return;
    refs.forEach((ref, index) => {
      this.nodeIds.push(ref);
      this.lats.push(lats[index] ?? 0);
      this.lons.push(lons[index] ?? 0);
    });
  }

  relation(id: number, members: OsmRelation['members'], tags: OsmTags): void {
    this.look(2, id);
    this.relations.push({ id, members, tags });
  }

  private look(kind: number, id: number): void {
    if (!Number.isSafeInteger(id)) throw new IdTooLarge();
    if (kind < this.lastKind || (kind === this.lastKind && id <= this.lastId) || id <= 0) this.isOrderly = false;
    this.lastKind = kind;
    this.lastId = id;
  }
}

const isRising = (ids: Float64Array): boolean => ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0));

/**
 * @returns indexes in the order of their ids without duplicates; of several with the same id, the last one with tags
 */
function order(ids: Float64Array, hasTags: (index: number) => boolean): Uint32Array {
  const all = Uint32Array.from(ids.keys()).sort((one, two) => (ids[one] ?? 0) - (ids[two] ?? 0) || one - two);
  let kept = 0;
  for (const index of all) {
    const before = kept === 0 ? undefined : all[kept - 1];
    if (before === undefined || ids[before] !== ids[index]) {
      all[kept] = index;
      kept += 1;
    } else if (hasTags(index) || !hasTags(before)) all[kept - 1] = index;
  }
  return all.subarray(0, kept);
}

function orderedNodes(from: Collector): Pick<Extract, 'nodeIds' | 'lats' | 'lons' | 'nodeTags'> {
  const [nodeIds, lats, lons] = [from.nodeIds.view(), from.lats.view(), from.lons.view()];
  if (isRising(nodeIds)) return { nodeIds, lats, lons, nodeTags: from.nodeTags };
  const indexes = order(nodeIds, (index) => from.nodeTags.has(index));
  const nodeTags = new Map<number, OsmTags>();
  indexes.forEach((old, index) => {
    const tags = from.nodeTags.get(old);
    if (tags !== undefined) nodeTags.set(index, tags);
  });
  const pick = (values: Int32Array) => Int32Array.from(indexes, (index) => values[index] ?? 0);
  return {
    nodeIds: Float64Array.from(indexes, (index) => nodeIds[index] ?? 0),
    lats: pick(lats),
    lons: pick(lons),
    nodeTags,
  };
}

/** Ways in order, with their nodes as indexes. */
function orderedWays(
  from: Collector,
  nodeIds: Float64Array,
  keeps: (node: number) => boolean,
): Pick<Extract, 'wayIds' | 'wayStarts' | 'wayNodes' | 'wayTags' | 'missingNodes'> {
  const [ids, starts, refs] = [from.wayIds.view(), from.wayStarts.view(), from.refs.view()];
  const wayIds = doubles();
  const wayStarts = new NumberList((length) => new Uint32Array(length));
  const wayNodes = integers();
  const wayTags: OsmTags[] = [];
  let missingNodes = 0;
  for (const way of isRising(ids) ? ids.keys() : order(ids, () => true)) {
    const nodes: number[] = [];
    let isKept = false;
    for (const ref of refs.subarray(starts[way], starts[way + 1] ?? refs.length)) {
      const node = indexOfId(nodeIds, ref);
      if (node < 0) {
        missingNodes += 1;
        continue;
      }
      nodes.push(node);
      isKept ||= keeps(node);
    }
    if (!isKept) continue;
    wayIds.push(ids[way] ?? 0);
    wayStarts.push(wayNodes.length);
    for (const node of nodes) wayNodes.push(node);
    wayTags.push(from.wayTags[way] ?? {});
  }
  wayStarts.push(wayNodes.length);
  return { wayIds: wayIds.view(), wayStarts: wayStarts.view(), wayNodes: wayNodes.view(), wayTags, missingNodes };
}

function orderedRelations({ relations }: Collector): OsmRelation[] {
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  return byId.size === relations.length &&
    relations.every(({ id }, index) => index === 0 || id > (relations[index - 1]?.id ?? 0))
    ? relations
    : [...byId.values()].sort((one, two) => one.id - two.id);
}

const tooLarge = (file: string): CityError =>
  new CityError(
    `${file} has ids that are too large: up to ${Number.MAX_SAFE_INTEGER.toLocaleString('en-US')} can be told apart here. Give it smaller ones with "osmium sort" and "osmium renumber".`,
  );

/**
 * Reads the whole file.
 * @param within restricts the result to this box; ways keep all their nodes
 * @throws CityError that explains the problem with the file or the box
 */
export async function readExtract(
  file: string,
  size: number,
  within: OsmBounds | undefined,
  tick: Tick,
): Promise<Extract> {
  let header: FileHeader | undefined;
  let collector: Collector | undefined;
  for await (const block of blocksOf(file)) {
    if (block.kind === 'OSMHeader') {
      try {
        header = readFileHeader(block.data);
      } catch {
        throw damagedAt(file, block.start);
      }
      checkHeader(file, header);
      collector ??= new Collector(header.optional.includes('LocationsOnWays'));
    } else if (collector !== undefined) {
      try {
        readBlock(block.data, collector);
      } catch (error) {
        throw error instanceof IdTooLarge ? tooLarge(file) : damagedAt(file, block.start);
      }
    }
    tick(block.end, size);
  }
  if (header === undefined || collector === undefined)
    throw new CityError(`${file} holds no map: give another extract.`);
  const nodes = orderedNodes(collector);
  const keeps = boxTest(nodes, within);
  const ways = orderedWays(collector, nodes.nodeIds, keeps);
  if (within !== undefined && ways.wayIds.length === 0) {
    throw new CityError(
      `Nothing of ${file} lies in --bbox ${within.join(',')}: give west,south,east,north in degrees, inside the extract.`,
    );
  }
  return {
    ...nodes,
    nodeTags: within === undefined ? nodes.nodeTags : new Map([...nodes.nodeTags].filter(([node]) => keeps(node))),
    ...ways,
    relations: orderedRelations(collector),
    declaredBounds: within ?? header.bounds,
    source: header.source,
    // The engine's reader builds no roads at all if some nodes are missing.
    isOrderly: collector.isOrderly && within === undefined && ways.missingNodes === 0,
  };
}

function boxTest(
  { lats, lons }: Pick<Extract, 'lats' | 'lons'>,
  within: OsmBounds | undefined,
): (node: number) => boolean {
  if (within === undefined) return () => true;
  const [west, south, east, north] = within.map((degrees) => degrees * UNITS_PER_DEGREE) as OsmBounds;
  return (node) => {
    const [lat, lon] = [lats[node] ?? 0, lons[node] ?? 0];
    return lat >= south && lat <= north && lon >= west && lon <= east;
  };
}
