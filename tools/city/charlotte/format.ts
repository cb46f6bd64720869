/**
 * The format of the sketch of Charlotte. Positions are WGS 84 degrees as text, `lat,lng lat,lng …`, with five decimals
 * (about one meter). The generator derives what is not specified (local streets, house numbers, ramps).
 */
export type RoadClass = 'motorway' | 'trunk' | 'primary' | 'secondary' | 'tertiary' | 'residential';

export interface SketchRoad {
  /**
   * Full name as on the street sign: "North Tryon Street". A road whose name changes along the way is split into
   * several roads that share an end point.
   */
  name: string;
  /** Alternative and recent former names. */
  also?: string[];
  /** Route number: "I 77", "US 29", "NC 49". */
  ref?: string;
  class: RoadClass;
  /** Speed limit in miles per hour. */
  mph: number;
  /** Lanes in each direction. */
  lanes: number;
  /** Whether traffic flows only in the direction of `line`. */
  oneway?: true;
  /** Whether the road has two carriageways with a median: motorways and the expressway parts of trunk roads. */
  dual?: true;
  /** The center line from end to end. Vertices are at bends and, for precision, at important intersections. */
  line: string;
}

/**
 * An entrance and exit of a road without junctions (a motorway or an expressway). Everywhere else the road passes over
 * or under others.
 */
export interface SketchInterchange {
  motorway: string;
  road: string;
  /** Exit number. */
  exit?: string;
  /** The location, if the two roads meet more than once. */
  near?: string;
}

/** A turn that is forbidden although the geometry would allow it. */
export interface SketchTurnBan {
  from: string;
  to: string;
  /** Where the two streets meet. */
  near: string;
  kind: 'no_left_turn' | 'no_right_turn' | 'no_u_turn' | 'no_straight_on';
}

export type PlaceClass =
  | 'airport'
  | 'stadium'
  | 'hospital'
  | 'university'
  | 'college'
  | 'mall'
  | 'shopping'
  | 'park'
  | 'station'
  | 'hotel'
  | 'museum'
  | 'theatre'
  | 'venue'
  | 'library'
  | 'school'
  | 'town_hall'
  | 'attraction'
  | 'restaurant'
  | 'brewery'
  | 'winery'
  | 'golf'
  | 'cemetery';

export interface SketchPlace {
  name: string;
  class: PlaceClass;
  at: string;
  /** Number and street as posted, without the town: "801 South Mint Street". */
  address?: string;
  town?: string;
  /** Alternative names that people type: "BofA Stadium". */
  also?: string[];
  /** IATA code of an airport with scheduled flights. */
  iata?: string;
  /** How well known the place is: 1 (to the whole city) to 4 (to its neighbors). */
  rank: 1 | 2 | 3 | 4;
}

export interface SketchNeighborhood {
  name: string;
  /** Center, where the name is displayed. */
  at: string;
  /** Suburbs and neighborhoods belong to Charlotte. */
  kind: 'city' | 'town' | 'suburb' | 'neighbourhood';
  /** Radius in meters of the area whose local streets are drawn by the generator. */
  radius: number;
  /**
   * The street grid: bearing in degrees (0: north-south) and meters between streets; `winding` for suburbs with curved
   * streets.
   */
  grid?: { bearing: number; block: number; winding?: true };
  population?: number;
  /** Alternative names. */
  also?: string[];
}

/** Water and green areas, as closed rings (the last point is not repeated), and lines. */
export interface SketchArea {
  name?: string;
  kind: 'water' | 'park' | 'forest' | 'golf' | 'airfield' | 'campus' | 'cemetery' | 'industrial';
  ring: string;
}

export interface SketchLine {
  name?: string;
  kind: 'river' | 'stream' | 'rail' | 'light_rail' | 'runway';
  line: string;
}
