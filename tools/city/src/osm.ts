/** The three kinds of elements of an OpenStreetMap extract as plain values. Ids are unique within their kind. */
export type OsmTags = Record<string, string>;

export interface OsmNode {
  id: number;
  /** WGS 84 degrees. */
  lat: number;
  lon: number;
  tags?: OsmTags;
}

export interface OsmWay {
  id: number;
  /** Ids of its nodes in order; a closed way repeats its first node at the end. */
  nodes: number[];
  tags: OsmTags;
}

export interface OsmMember {
  type: 'node' | 'way' | 'relation';
  ref: number;
  role: string;
}

export interface OsmRelation {
  id: number;
  members: OsmMember[];
  tags: OsmTags;
}

export interface OsmElements {
  nodes: OsmNode[];
  ways: OsmWay[];
  relations: OsmRelation[];
}

/** West, south, east, north in degrees. */
export type OsmBounds = [west: number, south: number, east: number, north: number];
