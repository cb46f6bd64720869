/**
 * Roads for cars as the importer reads them, before they are prepared for fast answers.
 *
 * Edges are one-way: a two-way street is two of them. The nodes of the search are states, not intersections: to be in state s means to be at the end of
 * the edge of s, and an arc is a turn onto another edge together with the whole of that edge. This way, each turn has its own weight, and turns that
 * are not allowed have no arc. States 0 to edges − 1 are the edges themselves. Further states stand for an edge that was
 * reached in a special way, such as the second road of a turn restriction over three.
 *
 * Weights are pairs of what a route minimizes and the time that it takes, packed into one number (see weight.ts).
 */
export interface RoadGraph {
  readonly edges: RoadEdges;
  readonly streets: Streets;
  /** Edge of each state. */
  readonly stateEdge: Uint32Array;
  /** Where the arcs of state n begin; one more than there are states. */
  readonly arcStart: Uint32Array;
  readonly arcTo: Uint32Array;
  /** The turn and the whole of the edge that it leads to. */
  readonly arcWeight: Float64Array;
}

export interface RoadEdges {
  /** Cost and time of the whole edge, hundredths of a second. */
  readonly cost: Uint32Array;
  readonly time: Uint32Array;
  /** Intersections at its ends. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** Shapes of edges, for finding the road at a position. A shape serves both directions of a two-way street. */
export interface Streets {
  /** Edge along the shape and edge against it; `NONE` where it may not be driven. */
  readonly along: Uint32Array;
  readonly against: Uint32Array;
  /** Where the points of street n begin; one more than there are streets. */
  readonly start: Uint32Array;
  /** Latitude and longitude of each point, millionths of a degree. */
  readonly points: Int32Array;
  /** 1 for streets from which the rest of the city can be reached and back; positions are moved onto these only. */
  readonly isConnected: Uint8Array;
}

export const NONE = 0xffff_ffff;
