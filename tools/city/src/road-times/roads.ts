// The edges for cars and the intersections between them, from Valhalla's tiles.
import { field, idOf, indexOf, tileOf } from './tile-bits';
import type { RoadTile } from './tiles';

export interface RoadEdge {
  readonly id: number;
  /** Id of the node at its end. */
  readonly end: number;
  readonly oppositeId: number;
  readonly meters: number;
  /** Speed in kilometers per hour. */
  readonly speed: number;
  readonly use: number;
  readonly density: number;
  readonly surface: number;
  readonly isForward: boolean;
  readonly isToll: boolean;
  readonly isRoundabout: boolean;
  readonly isInternal: boolean;
  readonly isDeadEnd: boolean;
  readonly isDestinationOnly: boolean;
  readonly isNamed: boolean;
  readonly isLink: boolean;
  /** Bit mask of the local indexes of edges at its end onto which turning is forbidden. */
  readonly forbiddenTurns: number;
  /**
   * Local index of the edge at its beginning, and of the opposite edge at its end; they are unique across all levels.
   */
  readonly localIndex: number;
  readonly oppositeIndex: number;
  /** By the local index, at its beginning, of the edge that a car comes from. */
  readonly turnTypes: number;
  readonly stopImpacts: number;
  readonly edgeToLeft: number;
  readonly edgeToRight: number;
  readonly sameName: number;
}

export interface RoadNode {
  readonly type: number;
  readonly density: number;
  readonly mayPass: boolean;
  readonly hasTrafficSignal: boolean;
  readonly hasTaggedAccess: boolean;
  readonly isPrivate: boolean;
  readonly driveOnRight: boolean;
  /** Number of roads that meet. */
  readonly roads: number;
  /** Headings in degrees, by local index of the edge. */
  readonly headings: readonly number[];
}

/** Access bits: cars, and cars with several people. */
const CAR = 1;
const SHARED_CAR = 128;
const MAX_HEIGHT = 1;
const MAX_WIDTH = 2;
/** Size of Valhalla's default car in centimeters. */
const CAR_SIZE: Partial<Record<number, number>> = { [MAX_HEIGHT]: 160, [MAX_WIDTH]: 190 };
const CONSTRUCTION = 43;
const IMPASSABLE = 7;

export class Roads {
  private readonly tooSmall = new Set<number>();

  constructor(readonly tiles: ReadonlyMap<number, RoadTile>) {
    for (const tile of tiles.values())
      for (const { edge, type, modes, value } of tile.sizes())
        if (modes & (CAR | SHARED_CAR) && value < (CAR_SIZE[type] ?? 0)) this.tooSmall.add(idOf(tile.id, edge));
  }

  /** Ids of the edges for cars, in order. */
  *edgeIds(): Iterable<number> {
    for (const tile of this.tiles.values())
      for (let edge = 0; edge < tile.edges; edge += 1) if (this.isForCars(tile, edge)) yield idOf(tile.id, edge);
  }

  private isForCars(tile: RoadTile, edge: number): boolean {
    const at = tile.edgeAt(edge);
    const { view } = tile;
    const isShortcut = field(view, at + 40, 60, 1) === 1;
    const use = field(view, at + 16, 40, 6);
    return (
      !isShortcut &&
      (field(view, at + 24, 0, 12) & CAR) !== 0 &&
      use !== CONSTRUCTION &&
      field(view, at + 16, 57, 3) !== IMPASSABLE &&
      !this.tooSmall.has(idOf(tile.id, edge)) &&
      this.tiles.has(tileOf(field(view, at, 0, 46)))
    );
  }

  edge(id: number): RoadEdge {
    const tile = this.tileFor(id);
    const { view } = tile;
    const at = tile.edgeAt(indexOf(id));
    const bit = (word: number, shift: number) => field(view, at + 8 * word, shift, 1) === 1;
    const end = field(view, at, 0, 46);
    const endTile = this.tileFor(end);
    return {
      id,
      end,
      oppositeId: idOf(endTile.id, endTile.edgesOf(indexOf(end)).first + field(view, at, 54, 7)),
      meters: field(view, at + 32, 32, 24),
      speed: field(view, at + 16, 0, 8),
      use: field(view, at + 16, 40, 6),
      density: field(view, at + 16, 50, 4),
      surface: field(view, at + 16, 57, 3),
      isForward: bit(0, 61),
      isToll: bit(2, 60),
      isRoundabout: bit(2, 61),
      isInternal: bit(3, 48),
      isDeadEnd: bit(3, 53),
      isDestinationOnly: bit(1, 62),
      isNamed: bit(5, 62),
      isLink: bit(5, 63),
      forbiddenTurns: field(view, at, 46, 8),
      localIndex: field(view, at + 40, 32, 7),
      oppositeIndex: field(view, at + 40, 39, 7),
      turnTypes: field(view, at + 32, 0, 24),
      stopImpacts: field(view, at + 40, 0, 24),
      edgeToLeft: field(view, at + 32, 24, 8),
      edgeToRight: field(view, at + 40, 24, 8),
      sameName: field(view, at + 16, 32, 8),
    };
  }

  node(id: number): RoadNode {
    const tile = this.tileFor(id);
    const { view } = tile;
    const at = tile.nodeAt(indexOf(id));
    return {
      type: field(view, at + 8, 53, 4),
      density: field(view, at + 8, 57, 4),
      mayPass: (field(view, at, 52, 12) & (CAR | SHARED_CAR)) !== 0,
      hasTrafficSignal: field(view, at + 8, 61, 1) === 1,
      hasTaggedAccess: field(view, at + 16, 44, 1) === 1,
      isPrivate: field(view, at + 16, 45, 1) === 1,
      driveOnRight: field(view, at + 16, 43, 1) === 1,
      roads: field(view, at + 16, 40, 3) + 1,
      headings: Array.from({ length: 8 }, (_, index) => Math.round(view.getUint8(at + 24 + index) * (359 / 255))),
    };
  }

  /** Ids of all edges that leave an intersection, at all levels. */
  leaving(node: number): number[] {
    return [node, ...this.tileFor(node).otherLevels(indexOf(node))].flatMap((level) => {
      const tile = this.tiles.get(tileOf(level));
      if (tile === undefined) return [];
      const { first, count } = tile.edgesOf(indexOf(level));
      return Array.from({ length: count }, (_, index) => idOf(tile.id, first + index));
    });
  }

  /** The canonical id of an intersection, which may have ids at several levels. */
  intersection(node: number): number {
    return Math.min(node, ...this.tileFor(node).otherLevels(indexOf(node)));
  }

  private tileFor(id: number): RoadTile {
    const tile = this.tiles.get(tileOf(id));
    if (tile === undefined) throw new RangeError(`there is no tile of ${id}`);
    return tile;
  }
}
