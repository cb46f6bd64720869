/**
 * Roads for cars as read by the importer, before they are prepared for fast queries.
 *
 * Edges are one-way, so a two-way street has two of them. The nodes of the search are states, not intersections: state
 * s means being at the end of the edge of s, and an arc is a turn onto another edge together with that whole edge. Thus
 * each turn has its own weight, and forbidden turns have no arc. States 0 to edges − 1 are the edges themselves.
 * Further states represent an edge that was reached in a special way, such as the second road of a turn restriction
 * over three.
 *
 * Weights are pairs of the cost that a route minimizes and the time that it takes, packed into one number (see
 * weight.ts).
 */
export interface RoadGraph {
  readonly edges: RoadEdges;
  readonly streets: Streets;
  /** Edge of each state. */
  readonly stateEdge: Uint32Array;
  /** Index of the first arc of state n, with one additional entry at the end. */
  readonly arcStart: Uint32Array;
  readonly arcTo: Uint32Array;
  /** The weight of the turn and of the whole edge that it leads to. */
  readonly arcWeight: Float64Array;
}

export interface RoadEdges {
  /** Cost and time of the whole edge, in hundredths of a second. */
  readonly cost: Uint32Array;
  readonly time: Uint32Array;
  /** Intersections at its ends. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

/** Shapes of edges, for finding the road at a position. A shape serves both directions of a two-way street. */
export interface Streets {
  /** Edge along the shape and edge against it; `NONE` in a direction that may not be driven. */
  readonly along: Uint32Array;
  readonly against: Uint32Array;
  /** Index of the first point of street n, with one additional entry at the end. */
  readonly start: Uint32Array;
  /** Latitude and longitude of each point, in millionths of a degree. */
  readonly points: Int32Array;
  /**
   * 1 for streets that are connected with the rest of the city in both directions; positions are snapped only to these.
   */
  readonly isConnected: Uint8Array;
}

export const NONE = 0xffff_ffff;
