// Reads the routing tiles that Valhalla has just built, because travel times must agree with its roads, speeds and
// turns.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CityError } from '../city-error';
import { field } from './tile-bits';

/** The Valhalla version with this layout, pinned in package.json; other versions may differ. */
const VERSION = '3.6.1';
const HEADER_BYTES = 272;
const NODE_BYTES = 32;
const TRANSITION_BYTES = 8;
const EDGE_BYTES = 48;

export class RoadTile {
  readonly id: number;
  readonly nodes: number;
  readonly edges: number;
  private readonly transitionsAt: number;
  readonly edgesAt: number;
  private readonly accessRestrictionsAt: number;
  private readonly accessRestrictions: number;
  private readonly sequencesAt: number;
  private readonly sequencesEnd: number;
  private readonly edgeInfoAt: number;

  constructor(
    readonly view: DataView,
    version: string,
  ) {
    if (version !== VERSION)
      throw new CityError(`The routing engine built tiles of version ${version}; travel times need ${VERSION}.`);
    this.id = field(view, 0, 0, 25);
    this.nodes = field(view, 40, 0, 21);
    this.edges = field(view, 40, 21, 21);
    this.accessRestrictions = field(view, 72, 0, 24);
    this.sequencesAt = view.getUint32(96, true);
    this.sequencesEnd = view.getUint32(100, true);
    this.edgeInfoAt = view.getUint32(104, true);
    this.transitionsAt = HEADER_BYTES + this.nodes * NODE_BYTES;
    this.edgesAt = this.transitionsAt + field(view, 48, 0, 22) * TRANSITION_BYTES;
    const hasMore = field(view, 0, 63, 1) === 1;
    this.accessRestrictionsAt = this.edgesAt + this.edges * (EDGE_BYTES + (hasMore ? 8 : 0));
  }

  nodeAt(node: number): number {
    return HEADER_BYTES + node * NODE_BYTES;
  }

  edgeAt(edge: number): number {
    return this.edgesAt + edge * EDGE_BYTES;
  }

  /** Edges that leave a node at this level. */
  edgesOf(node: number): { first: number; count: number } {
    const at = this.nodeAt(node) + 8;
    return { first: field(this.view, at, 0, 21), count: field(this.view, at, 21, 7) };
  }

  /** Ids of the same intersection at other levels. */
  otherLevels(node: number): number[] {
    const at = this.nodeAt(node) + 16;
    const first = field(this.view, at, 0, 21);
    return Array.from({ length: field(this.view, at, 21, 3) }, (_, index) =>
      field(this.view, this.transitionsAt + (first + index) * TRANSITION_BYTES, 0, 46),
    );
  }

  /** Size and weight restrictions by edge. */
  *sizes(): Iterable<{ edge: number; type: number; modes: number; value: number }> {
    for (let index = 0; index < this.accessRestrictions; index += 1) {
      const at = this.accessRestrictionsAt + index * 16;
      yield {
        edge: field(this.view, at, 0, 22),
        type: field(this.view, at, 22, 6),
        modes: field(this.view, at, 28, 12),
        value: field(this.view, at + 8, 0, 32),
      };
    }
  }

  /** Turn restrictions over more than two edges that end in this tile, as forbidden sequences of edges. */
  *sequences(): Iterable<{ edges: number[]; modes: number; isTimed: boolean; type: number }> {
    for (let at = this.sequencesAt; at < this.sequencesEnd;) {
      const between = field(this.view, at + 16, 16, 5);
      // Stored in reverse order.
      const vias = Array.from({ length: between }, (_, index) =>
        field(this.view, at + 24 + 8 * index, 0, 46),
      ).reverse();
      yield {
        edges: [field(this.view, at, 0, 46), ...vias, field(this.view, at + 8, 0, 46)],
        modes: field(this.view, at + 16, 4, 12),
        isTimed: field(this.view, at, 46, 1) === 1,
        type: field(this.view, at + 16, 0, 4),
      };
      at += 24 + 8 * between;
    }
  }

  /** Latitudes and longitudes in millionths of a degree, in the edge's forward direction. */
  shapeOf(edge: number): number[] {
    const { view } = this;
    const info = this.edgeInfoAt + field(view, this.edgeAt(edge) + 8, 0, 25);
    const sizes = view.getUint32(info + 8, true);
    let at = info + 12 + (sizes & 15) * 4;
    const end = at + ((sizes >>> 4) & 0xffff);
    const shape: number[] = [];
    let [lat, lng] = [0, 0];
    const next = () => {
      let [value, shift, byte] = [0, 0, 0];
      do {
        byte = view.getUint8(at);
        at += 1;
        value |= (byte & 0x7f) << shift;
        shift += 7;
      } while (byte & 0x80);
      return (value & 1 ? ~value : value) >> 1;
    };
    while (at < end) {
      lat += next();
      lng += next();
      shape.push(lat, lng);
    }
    return shape;
  }
}

/** The tiles of a folder by id, in a stable order. */
export async function readTiles(folder: string): Promise<Map<number, RoadTile>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.gph')).sort();
  const tiles = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const version = bytes.toString('latin1', 16, 32).replace(/\0.*$/s, '');
      return new RoadTile(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), version);
    }),
  );
  return new Map(tiles.sort((one, two) => one.id - two.id).map((tile) => [tile.id, tile]));
}
