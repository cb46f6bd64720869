/**
 * The words in which the sketch of Charlotte is written down. Positions are WGS 84 degrees as text, `lat,lng lat,lng …`,
 * with five decimals (about one meter). What is not said here (local streets, house numbers, ramps) the generator derives.
 */
export type RoadClass = 'motorway' | 'trunk' | 'primary' | 'secondary' | 'tertiary' | 'residential';

export interface SketchRoad {
  /** As on the street sign, written out: "North Tryon Street". A road whose name changes on the way is several roads that share an end point. */
  name: string;
  /** What it is called besides, and was until lately. */
  also?: string[];
  /** Number of the route: "I 77", "US 29", "NC 49". */
  ref?: string;
  class: RoadClass;
  /** Speed limit, miles an hour. */
  mph: number;
  /** Lanes in each direction. */
  lanes: number;
  /** Traffic goes only in the order of `line`. */
  oneway?: true;
  /** Two carriageways with a median: motorways and the expressway parts of trunk roads. */
  dual?: true;
  /** The middle of the road, from end to end. Vertices at bends and, for precision, at important crossings. */
  line: string;
}

/** Where a road without junctions (a motorway or an expressway) can be entered and left. Everywhere else it passes over or under. */
export interface SketchInterchange {
  motorway: string;
  road: string;
  /** Exit number. */
  exit?: string;
  /** Where, when the two meet more than once. */
  near?: string;
}

/** Which streets may not be turned into where the geometry would allow it. */
export interface SketchTurnBan {
  from: string;
  to: string;
  /** Where the two meet. */
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
  /** "801 South Mint Street": number and street as posted, without the town. */
  address?: string;
  town?: string;
  /** Other names people type: "BofA Stadium". */
  also?: string[];
  /** Of an airport that people fly from with a ticket. */
  iata?: string;
  /** 1 (a whole city knows it) to 4 (its neighbors do). */
  rank: 1 | 2 | 3 | 4;
}

export interface SketchNeighborhood {
  name: string;
  /** Its middle, where its name is written. */
  at: string;
  /** Suburbs and neighborhoods are Charlotte's own. */
  kind: 'city' | 'town' | 'suburb' | 'neighbourhood';
  /** Radius in meters within which local streets belong to it and are drawn by the generator. */
  radius: number;
  /** Bearing in degrees of its street grid (0: north-south), meters between streets; `winding` for suburbs of curved streets. */
  grid?: { bearing: number; block: number; winding?: true };
  population?: number;
  /** What it is called besides. */
  also?: string[];
}

/** Water and green, as closed rings (the last point is not repeated), and lines. */
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
