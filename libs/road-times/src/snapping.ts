import { NONE, type Streets } from './road-graph';

/** A position on a road: the edge, and the fraction of it behind the position. */
export interface Snapped {
  edge: number;
  share: number;
}

/** Size of a grid cell in millionths of a degree of latitude, about 100 meters. */
const CELL = 900;
/** Positions farther than this from every road are not snapped. */
const FARTHEST_METERS = 2000;
/** A position within this distance of an intersection is snapped to it. */
const AT_INTERSECTION_METERS = 5;
/** Meters per millionth of a degree of latitude. */
const METERS = 0.111_319_5;

/** Segments of streets by grid cell. */
export interface Grid {
  /** Southwest corner and size of a cell, in millionths of a degree. */
  readonly south: number;
  readonly west: number;
  readonly cellLat: number;
  readonly cellLng: number;
  readonly rows: number;
  readonly columns: number;
  /** Index of the first segment of cell n, with one additional entry at the end. */
  readonly start: Uint32Array;
  /** Index of the first point of each segment. */
  readonly segment: Uint32Array;
}

type Visit = (cell: number, point: number) => void;

/** Calls `visit` for the cells covered by the bounding box of each segment. */
function eachCell(streets: Streets, grid: Omit<Grid, 'start' | 'segment'>, visit: Visit): void {
  const { start, points, isConnected } = streets;
  for (let street = 0; street < isConnected.length; street += 1) {
    if (isConnected[street] === 0) continue;
    for (let point = start[street]!; point + 1 < start[street + 1]!; point += 1) {
      const [lat, lng, nextLat, nextLng] = [
        points[2 * point]!,
        points[2 * point + 1]!,
        points[2 * point + 2]!,
        points[2 * point + 3]!,
      ];
      const top = Math.floor((Math.max(lat, nextLat) - grid.south) / grid.cellLat);
      const right = Math.floor((Math.max(lng, nextLng) - grid.west) / grid.cellLng);
      for (let row = Math.floor((Math.min(lat, nextLat) - grid.south) / grid.cellLat); row <= top; row += 1)
        for (let column = Math.floor((Math.min(lng, nextLng) - grid.west) / grid.cellLng); column <= right; column += 1)
          visit(row * grid.columns + column, point);
    }
  }
}

/** @throws Error when there is no street to snap positions to */
export function gridOf(streets: Streets): Grid {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let point = 0; point < streets.points.length; point += 2) {
    south = Math.min(south, streets.points[point]!);
    north = Math.max(north, streets.points[point]!);
    west = Math.min(west, streets.points[point + 1]!);
    east = Math.max(east, streets.points[point + 1]!);
  }
  if (south === Infinity) throw new Error('There are no streets.');
  const cellLng = Math.round(CELL / Math.max(0.05, Math.cos((((south + north) / 2e6) * Math.PI) / 180)));
  const frame = {
    south,
    west,
    cellLat: CELL,
    cellLng,
    rows: Math.floor((north - south) / CELL) + 1,
    columns: Math.floor((east - west) / cellLng) + 1,
  };
  const start = new Uint32Array(frame.rows * frame.columns + 1);
  eachCell(streets, frame, (cell) => (start[cell + 1] = start[cell + 1]! + 1));
  for (let cell = 1; cell < start.length; cell += 1) start[cell] = start[cell]! + start[cell - 1]!;
  const segment = new Uint32Array(start.at(-1)!);
  const filled = start.slice();
  eachCell(streets, frame, (cell, point) => {
    segment[filled[cell]!] = point;
    filled[cell] = filled[cell]! + 1;
  });
  return { ...frame, start, segment };
}

/** Snaps positions to the nearest street that is connected with the others. */
export class Snapping {
  /** The street of each point. */
  private readonly streetOf: Uint32Array;
  // The result of the last search, in fields because a thousand positions are searched at a time.
  private point = -1;
  private share = 0;
  private square = Infinity;

  /**
   * @param ends the intersections at the ends of an edge
   * @param edgesAt edges that leave an intersection, and edges that reach it
   */
  constructor(
    private readonly streets: Streets,
    private readonly grid: Grid,
    private readonly ends: { from: Uint32Array; to: Uint32Array },
    private readonly edgesAt: Record<'out' | 'into', (intersection: number) => Uint32Array>,
  ) {
    this.streetOf = new Uint32Array(streets.points.length / 2);
    for (let street = 0; street + 1 < streets.start.length; street += 1)
      this.streetOf.fill(street, streets.start[street], streets.start[street + 1]);
  }

  /**
   * Positions on the roads of a car at this position: on the edges in both directions, or at an intersection; empty far
   * from every road.
   * @param isOrigin whether the car leaves from there
   */
  snap({ lat, lng }: { lat: number; lng: number }, isOrigin: boolean): Snapped[] {
    if (!this.find(lat * 1e6, lng * 1e6)) return [];
    const { streets } = this;
    const street = this.streetOf[this.point]!;
    const { before, length, toFirst, toLast } = this.measure(street, lat * 1e6, lng * 1e6);
    const [along, against] = [streets.along[street]!, streets.against[street]!];
    const share = length === 0 ? 0 : before / length;
    if (share === 0 || toFirst < AT_INTERSECTION_METERS)
      return this.at(this.intersection(along, against, true), isOrigin);
    if (share >= 1 || toLast < AT_INTERSECTION_METERS)
      return this.at(this.intersection(along, against, false), isOrigin);
    const found: Snapped[] = [];
    if (along !== NONE) found.push({ edge: along, share });
    if (against !== NONE) found.push({ edge: against, share: 1 - share });
    return found;
  }

  private intersection(along: number, against: number, isFirst: boolean): number {
    const { from, to } = this.ends;
    if (along !== NONE) return isFirst ? from[along]! : to[along]!;
    return isFirst ? to[against]! : from[against]!;
  }

  private at(intersection: number, isOrigin: boolean): Snapped[] {
    const [first, second] = isOrigin
      ? [this.edgesAt.out(intersection), this.edgesAt.into(intersection)]
      : [this.edgesAt.into(intersection), this.edgesAt.out(intersection)];
    return first.length > 0
      ? Array.from(first, (edge) => ({ edge, share: isOrigin ? 0 : 1 }))
      : Array.from(second, (edge) => ({ edge, share: isOrigin ? 1 : 0 }));
  }

  /** Searches rings of cells until the next ring cannot contain a nearer street. */
  private find(lat: number, lng: number): boolean {
    const { grid } = this;
    const shrink = Math.cos((lat / 1e6) * (Math.PI / 180));
    const row = Math.floor((lat - grid.south) / grid.cellLat);
    const column = Math.floor((lng - grid.west) / grid.cellLng);
    // In units of latitude, like all lengths here: the size of a cell, and the distance from the position to the
    // nearest border of its cell.
    const width = grid.cellLng * shrink;
    const cell = Math.min(grid.cellLat, width);
    const [y0, x0] = [lat - grid.south - row * grid.cellLat, (lng - grid.west - column * grid.cellLng) * shrink];
    const toBorder = Math.min(y0, grid.cellLat - y0, x0, width - x0);
    const rings = Math.ceil(FARTHEST_METERS / METERS / cell);
    this.point = -1;
    this.square = (FARTHEST_METERS / METERS) ** 2;
    for (let ring = 0; ring <= rings; ring += 1) {
      const nearest = (ring - 1) * cell + toBorder;
      if (ring > 0 && nearest * nearest > this.square) break;
      const [bottom, top] = [Math.max(0, row - ring), Math.min(grid.rows - 1, row + ring)];
      for (let y = bottom; y <= top; y += 1) {
        const step = y === row - ring || y === row + ring || ring === 0 ? 1 : 2 * ring;
        const toRow = y < row ? (row - y - 1) * grid.cellLat + y0 : y > row ? (y - row) * grid.cellLat - y0 : 0;
        for (let x = column - ring; x <= column + ring; x += step) {
          if (x < 0 || x >= grid.columns) continue;
          const toColumn = x < column ? (column - x - 1) * width + x0 : x > column ? (x - column) * width - x0 : 0;
          // Most cells of a ring are farther than the nearest street found so far.
          if (toRow * toRow + toColumn * toColumn <= this.square) this.look(y * grid.columns + x, lat, lng, shrink);
        }
      }
    }
    return this.point >= 0;
  }

  private look(cell: number, lat: number, lng: number, shrink: number): void {
    const { points } = this.streets;
    const { start, segment } = this.grid;
    for (let index = start[cell]!, end = start[cell + 1]!; index < end; index += 1) {
      const point = segment[index]!;
      const y = points[2 * point]! - lat;
      const x = (points[2 * point + 1]! - lng) * shrink;
      const dy = points[2 * point + 2]! - points[2 * point]!;
      const dx = (points[2 * point + 3]! - points[2 * point + 1]!) * shrink;
      const length = dx * dx + dy * dy;
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
      const nearX = x + share * dx;
      const nearY = y + share * dy;
      const square = nearX * nearX + nearY * nearY;
      if (square < this.square || (square === this.square && point < this.point)) {
        this.square = square;
        this.point = point;
        this.share = share;
      }
    }
  }

  /**
   * Meters along the street before the position and in total, and straight-line meters from the position to both ends.
   */
  private measure(street: number, lat: number, lng: number) {
    const { points, start } = this.streets;
    const shrink = Math.cos((lat / 1e6) * (Math.PI / 180));
    const first = start[street]!;
    const last = start[street + 1]! - 1;
    let before = 0;
    let length = 0;
    for (let point = first; point < last; point += 1) {
      const part = metersOf(
        points[2 * point + 2]! - points[2 * point]!,
        (points[2 * point + 3]! - points[2 * point + 1]!) * shrink,
      );
      if (point < this.point) before += part;
      else if (point === this.point) before += part * this.share;
      length += part;
    }
    return {
      before,
      length,
      toFirst: metersOf(points[2 * first]! - lat, (points[2 * first + 1]! - lng) * shrink),
      toLast: metersOf(points[2 * last]! - lat, (points[2 * last + 1]! - lng) * shrink),
    };
  }
}

/** Avoids `Math.hypot`, whose overflow protection would take most of the time. */
function metersOf(y: number, x: number): number {
  return Math.sqrt(y * y + x * x) * METERS;
}
