import type { OsmElements, OsmMember, OsmTags } from '../osm';
import { toDegrees, type Point } from './geometry/plane';

/** Collects drawn elements for an extract, numbered in order. */
export class ElementList implements OsmElements {
  readonly nodes: OsmElements['nodes'] = [];
  readonly ways: OsmElements['ways'] = [];
  readonly relations: OsmElements['relations'] = [];

  node(point: Point, tags?: OsmTags): number {
    const { lat, lon } = toDegrees(point);
    const id = this.nodes.length + 1;
    this.nodes.push(tags ? { id, lat, lon, tags } : { id, lat, lon });
    return id;
  }

  way(nodes: number[], tags: OsmTags): number {
    const id = this.ways.length + 1;
    this.ways.push({ id, nodes, tags });
    return id;
  }

  line(points: readonly Point[], tags: OsmTags): number {
    return this.way(
      points.map((point) => this.node(point)),
      tags,
    );
  }

  /** A closed way around the points; the first point is not repeated. */
  area(points: readonly Point[], tags: OsmTags): number {
    const nodes = points.map((point) => this.node(point));
    return this.way([...nodes, nodes[0] as number], tags);
  }

  relation(members: OsmMember[], tags: OsmTags): void {
    this.relations.push({ id: this.relations.length + 1, members, tags });
  }
}
