import { Nearest } from './nearest';
import { EARTH_RADIUS_MILES, METERS_PER_MILE, type LatLng } from './position';

/** Number of rows, each about 500 meters from south to north. */
const ROWS = 40_000;
/** Number of cells around the earth; rows and columns together fit into 32 bits. */
const COLUMNS = 80_000;
const EARTH_RADIUS_METERS = EARTH_RADIUS_MILES * METERS_PER_MILE;
const NONE = -1;
const FIRST_CAPACITY = 64;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/**
 * Squared length of the straight line through the earth between two points this angle apart; it grows with their
 * distance.
 */
const chordSquared = (angle: number) => (2 * Math.sin(Math.min(angle, Math.PI) / 2)) ** 2;

export interface NearestSearch {
  count: number;
  withinMeters: number;
  /** Whether a point counts. @param label the number stored with it */
  accepts?: (id: number, label: number) => boolean;
}

export interface NearPoint extends LatLng {
  id: number;
  label: number;
  /** Straight-line distance in meters. */
  meters: number;
}

/**
 * Positions that change all the time, and the nearest of them. The earth is divided into cells of about 500 meters. Each point is in the linked list of its cell (J. L. Bentley and
 * J. H. Friedman, "Data Structures for Range Searching", 1979), so that a move within a cell only writes numbers, and a search looks through rings of cells until no nearer point can be
 * in the next. Distances are exact: points are unit vectors, and the straight line between two of them grows with their distance on the earth. Libraries of the kind (`kdbush`, `flatbush`)
 * are built once for points that stay; `rbush` takes single points out by a search of its boxes.
 */
export class MovingPoints {
  private readonly slotOf = new Map<number, number>();
  private ids = new Int32Array(FIRST_CAPACITY);
  private labels = new Uint32Array(FIRST_CAPACITY);
  private cells = new Uint32Array(FIRST_CAPACITY);
  private next = new Int32Array(FIRST_CAPACITY);
  private previous = new Int32Array(FIRST_CAPACITY);
  /** Latitude and longitude in degrees, and the unit vector, of each point. */
  private places = new Float64Array(5 * FIRST_CAPACITY);
  /** First point of the cells with each hash. */
  private heads = new Int32Array(2 * FIRST_CAPACITY).fill(NONE);

  get size(): number {
    return this.slotOf.size;
  }

  keys(): IterableIterator<number> {
    return this.slotOf.keys();
  }

  /** Adds or replaces a point. @param id a 32-bit integer @param label a 32-bit number for `accepts` */
  set(id: number, { lat, lng }: LatLng, label = 0): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) this.add(id, lat, lng, label);
    else {
      this.labels[slot] = label;
      this.place(slot, lat, lng);
    }
  }

  /** @returns false if there is no such point; it is not added */
  move(id: number, { lat, lng }: LatLng): boolean {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return false;
    this.place(slot, lat, lng);
    return true;
  }

  delete(id: number): boolean {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return false;
    const last = this.size - 1;
    this.unlink(slot);
    this.slotOf.delete(id);
    if (slot !== last) {
      // The last point moves into the gap, so that a pass over all points finds no gaps.
      this.unlink(last);
      this.ids[slot] = this.ids[last]!;
      this.labels[slot] = this.labels[last]!;
      this.places.copyWithin(5 * slot, 5 * last, 5 * last + 5);
      this.slotOf.set(this.ids[slot], slot);
      this.link(slot, this.cells[last]!);
    }
    return true;
  }

  clear(): void {
    this.slotOf.clear();
    this.heads.fill(NONE);
  }

  /** The nearest points, nearest first; at equal distance, smaller ids come first. */
  nearest({ lat, lng }: LatLng, { count, withinMeters, accepts }: NearestSearch): NearPoint[] {
    const found = new Nearest(count, chordSquared(withinMeters / EARTH_RADIUS_METERS));
    const at = unitVector(lat, lng);
    const look = (slot: number) => {
      const square = this.chordTo(slot, at);
      if (found.isNear(square, this.ids[slot]!) && (!accepts || accepts(this.ids[slot]!, this.labels[slot]!)))
        found.add(square, this.ids[slot]!, slot);
    };
    if (count > 0 && this.size > 0 && !this.searchRings(lat, lng, found, look)) {
      found.clear();
      for (let slot = 0; slot < this.size; slot += 1) look(slot);
    }
    return found.sorted().map(({ square, id, slot }) => ({
      id,
      lat: this.places[5 * slot]!,
      lng: this.places[5 * slot + 1]!,
      label: this.labels[slot]!,
      meters: 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(square) / 2)),
    }));
  }

  /** @returns false if there are more cells than points to visit, so that a pass over all points is faster */
  private searchRings(lat: number, lng: number, found: Nearest, look: (slot: number) => void): boolean {
    const [row, column] = [rowOf(lat), columnOf(lng)];
    const [south, west] = [((lat + 90) / 180) * ROWS - row, (((lng + 180) / 360) * COLUMNS) % 1];
    const shrink = Math.cos(radians(lat));
    // A point this many cells away is at least that far north or south, or beyond a meridian that far away.
    const toRows = (cells: number) => chordSquared(((Math.abs(cells) - 1 + sideOf(south, cells)) * Math.PI) / ROWS);
    const toColumns = (cells: number) => {
      const angle = ((Math.abs(cells) - 1 + sideOf(west, cells)) * 2 * Math.PI) / COLUMNS;
      return chordSquared(Math.asin(Math.sin(Math.min(angle, Math.PI / 2)) * shrink));
    };
    for (let ring = 0, visited = 0; ring < COLUMNS / 4; ring += 1) {
      if (ring > 0) {
        const least = Math.min(toRows(ring), toRows(-ring), toColumns(ring), toColumns(-ring));
        if (least > found.farthest) return true;
      }
      visited += ring === 0 ? 1 : 8 * ring;
      if (visited > this.size) return false;
      for (let y = Math.max(-ring, -row); y <= Math.min(ring, ROWS - row); y += 1) {
        if (y !== 0 && toRows(y) > found.farthest) continue;
        const step = Math.abs(y) === ring ? 1 : 2 * ring;
        for (let x = -ring; x <= ring; x += step) {
          if (x !== 0 && toColumns(x) > found.farthest) continue;
          const cell = (row + y) * COLUMNS + ((column + x + COLUMNS) % COLUMNS);
          for (let slot = this.heads[this.hash(cell)]!; slot !== NONE; slot = this.next[slot]!)
            if (this.cells[slot] === cell) look(slot);
        }
      }
    }
    return false;
  }

  private chordTo(slot: number, { x, y, z }: Vector): number {
    const { places } = this;
    const [dx, dy, dz] = [places[5 * slot + 2]! - x, places[5 * slot + 3]! - y, places[5 * slot + 4]! - z];
    return dx * dx + dy * dy + dz * dz;
  }

  private add(id: number, lat: number, lng: number, label: number): void {
    const slot = this.size;
    if (slot === this.ids.length) this.grow();
    this.slotOf.set(id, slot);
    this.ids[slot] = id;
    this.labels[slot] = label;
    this.write(slot, lat, lng);
    this.link(slot, cellOf(lat, lng));
  }

  private place(slot: number, lat: number, lng: number): void {
    this.write(slot, lat, lng);
    const cell = cellOf(lat, lng);
    if (cell === this.cells[slot]) return;
    this.unlink(slot);
    this.link(slot, cell);
  }

  private write(slot: number, lat: number, lng: number): void {
    const { x, y, z } = unitVector(lat, lng);
    const { places } = this;
    places[5 * slot] = lat;
    places[5 * slot + 1] = lng;
    places[5 * slot + 2] = x;
    places[5 * slot + 3] = y;
    places[5 * slot + 4] = z;
  }

  private link(slot: number, cell: number): void {
    const head = this.hash(cell);
    const follower = this.heads[head]!;
    this.cells[slot] = cell;
    this.next[slot] = follower;
    this.previous[slot] = NONE;
    if (follower !== NONE) this.previous[follower] = slot;
    this.heads[head] = slot;
  }

  private unlink(slot: number): void {
    const [before, after] = [this.previous[slot]!, this.next[slot]!];
    if (before === NONE) this.heads[this.hash(this.cells[slot]!)] = after;
    else this.next[before] = after;
    if (after !== NONE) this.previous[after] = before;
  }

  /**
   * Multiplication by the golden ratio (D. E. Knuth, "Sorting and Searching", 6.4), so that neighboring cells rarely
   * share a list.
   */
  private hash(cell: number): number {
    return (Math.imul(cell, 0x9e3779b1) >>> 8) & (this.heads.length - 1);
  }

  private grow(): void {
    const capacity = 2 * this.ids.length;
    this.ids = widened(this.ids, new Int32Array(capacity));
    this.labels = widened(this.labels, new Uint32Array(capacity));
    this.cells = widened(this.cells, new Uint32Array(capacity));
    this.places = widened(this.places, new Float64Array(5 * capacity));
    this.next = new Int32Array(capacity);
    this.previous = new Int32Array(capacity);
    this.heads = new Int32Array(2 * capacity).fill(NONE);
    for (let slot = 0; slot < this.size; slot += 1) this.link(slot, this.cells[slot]!);
  }
}

interface Vector {
  x: number;
  y: number;
  z: number;
}

/**
 * Fraction of a cell between a position in it and the border in that direction.
 * @param part fraction of the cell before the position
 */
const sideOf = (part: number, direction: number) => (direction > 0 ? 1 - part : part);

const rowOf = (lat: number) => Math.floor(((lat + 90) / 180) * ROWS);
const columnOf = (lng: number) => Math.floor(((lng + 180) / 360) * COLUMNS) % COLUMNS;
const cellOf = (lat: number, lng: number) => rowOf(lat) * COLUMNS + columnOf(lng);

function unitVector(lat: number, lng: number): Vector {
  const [north, east] = [radians(lat), radians(lng)];
  const level = Math.cos(north);
  return { x: level * Math.cos(east), y: level * Math.sin(east), z: Math.sin(north) };
}

function widened<T extends Int32Array | Uint32Array | Float64Array>(old: T, wide: T): T {
  wide.set(old);
  return wide;
}
