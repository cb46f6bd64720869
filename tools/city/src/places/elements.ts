// Nodes, ways and relations, each with one representative point.
import type { OsmTags } from '../osm';
import { type Extract, indexOfId, isClosed, type LngLat, nodesOf, position, wayLength } from '../read/extract';

export interface Element {
  type: 'node' | 'area' | 'line' | 'relation';
  tags: OsmTags;
  at: LngLat;
  /** Size on the map: the square root of its bounding box, in degrees. */
  extent: number;
}

const hasInterest = (tags: OsmTags): boolean =>
  tags.name !== undefined ||
  tags['name:en'] !== undefined ||
  tags.brand !== undefined ||
  tags.operator !== undefined ||
  tags['addr:housenumber'] !== undefined;

class Box {
  private west = 180;
  private south = 90;
  private east = -180;
  private north = -90;

  add([lng, lat]: LngLat): void {
    this.west = Math.min(this.west, lng);
    this.east = Math.max(this.east, lng);
    this.south = Math.min(this.south, lat);
    this.north = Math.max(this.north, lat);
  }

  get isEmpty(): boolean {
    return this.west > this.east;
  }

  get middle(): LngLat {
    return [(this.west + this.east) / 2, (this.south + this.north) / 2];
  }

  get extent(): number {
    return Math.sqrt((this.east - this.west) * (this.north - this.south));
  }
}

export function* elementsOf(extract: Extract): Generator<Element> {
  for (const [node, tags] of extract.nodeTags)
    if (hasInterest(tags)) yield { type: 'node', tags, at: position(extract, node), extent: 0 };
  for (const [way, tags] of extract.wayTags.entries()) {
    if (!hasInterest(tags) || wayLength(extract, way) === 0) continue;
    const box = new Box();
    for (const node of nodesOf(extract, way)) box.add(position(extract, node));
    yield { type: isClosed(extract, way) ? 'area' : 'line', tags, at: box.middle, extent: box.extent };
  }
  for (const { tags, members } of extract.relations) {
    if (!hasInterest(tags) || (tags.type !== 'multipolygon' && tags.type !== 'boundary' && tags.type !== 'site'))
      continue;
    const box = new Box();
    for (const { type, ref, role } of members) {
      if (type === 'way') {
        const way = indexOfId(extract.wayIds, ref);
        if (way >= 0) for (const node of nodesOf(extract, way)) box.add(position(extract, node));
      } else if (type === 'node' && (role === 'label' || role === 'admin_centre' || tags.type === 'site')) {
        const node = indexOfId(extract.nodeIds, ref);
        if (node >= 0) box.add(position(extract, node));
      }
    }
    if (!box.isEmpty) yield { type: 'relation', tags, at: box.middle, extent: box.extent };
  }
}
