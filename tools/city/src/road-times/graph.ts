// Converts Valhalla's tiles to the graph from which travel times are prepared.
import { NONE, type RoadGraph, weightOf } from '@groupride/road-times';
import { edgeCost, isInternalTurn, turnCost } from './costs';
import { type RoadEdge, type RoadNode, Roads } from './roads';
import { Sequences } from './sequences';
import { connectedEdges } from './connected';
import { indexOf, tileOf } from './tile-bits';
import type { RoadTile } from './tiles';

const CAR = 1;
/** Excludes timed restrictions, which Valhalla does not enforce without a time. */
const everywhere = (tiles: ReadonlyMap<number, RoadTile>): number[][] =>
  [...tiles.values()].flatMap((tile) =>
    [...tile.sequences()].filter(({ modes, isTimed }) => modes & CAR && !isTimed).map(({ edges }) => edges),
  );

interface State {
  /** Index of its edge. */
  readonly edge: number;
  /** Whether the edge was entered by an internal turn, so that the next turn may complete a U-turn. */
  readonly afterInternal: boolean;
  /** Ids of the previous edges with which a restriction may begin, and of its own. */
  readonly past: readonly number[];
}

const HUNDREDTHS = 100;
const hundredths = (seconds: number): number => Math.round(seconds * HUNDREDTHS);

class GraphBuilder {
  readonly ids: number[];
  readonly edges: RoadEdge[];
  private readonly numberOf: ReadonlyMap<number, number>;
  private readonly nodes = new Map<number, { node: RoadNode; leaving: number[] }>();
  private readonly sequences: Sequences;
  private readonly states: State[];
  private readonly special = new Map<string, number>();
  private readonly arcStart: number[] = [0];
  private readonly arcTo: number[] = [];
  private readonly arcWeight: number[] = [];

  constructor(private readonly roads: Roads) {
    this.ids = [...roads.edgeIds()];
    this.numberOf = new Map(this.ids.map((id, index) => [id, index]));
    this.edges = this.ids.map((id) => roads.edge(id));
    this.sequences = new Sequences(everywhere(roads.tiles));
    this.states = this.ids.map((id, edge) => ({ edge, afterInternal: false, past: [id] }));
  }

  build(): RoadGraph {
    // The loop also covers states that are added while it runs.
    for (let state = 0; state < this.states.length; state += 1) {
      this.addArcs(this.states[state]!);
      this.arcStart.push(this.arcTo.length);
    }
    const { from, to } = this.intersections();
    const costs = this.edges.map(edgeCost);
    return {
      edges: {
        cost: Uint32Array.from(costs, ({ cost }) => hundredths(cost)),
        time: Uint32Array.from(costs, ({ time }) => hundredths(time)),
        from,
        to,
      },
      streets: this.streets(connectedEdges(from, to)),
      stateEdge: Uint32Array.from(this.states, ({ edge }) => edge),
      arcStart: Uint32Array.from(this.arcStart),
      arcTo: Uint32Array.from(this.arcTo),
      arcWeight: Float64Array.from(this.arcWeight),
    };
  }

  private addArcs(state: State): void {
    const left = this.edges[state.edge]!;
    const { node, leaving } = this.nodeOf(left.end);
    const before = this.arcTo.length;
    if (node.mayPass)
      for (const next of leaving)
        if (this.edges[next]!.localIndex !== left.oppositeIndex) this.addArc(state, node, next);
    if (this.arcTo.length > before || !(left.isDeadEnd || !node.mayPass)) return;
    // Cars turn around only if there is no other way.
    for (const next of leaving) if (this.ids[next] === left.oppositeId) this.addArc(state, node, next);
  }

  private addArc(state: State, node: RoadNode, next: number): void {
    const left = this.edges[state.edge]!;
    const edge = this.edges[next]!;
    if ((left.forbiddenTurns >>> edge.localIndex) & 1) return;
    const past = this.sequences.isEmpty ? [edge.id] : this.sequences.drive(state.past, edge.id);
    if (past === undefined) return;
    const turn = turnCost(left, edge, node, state.afterInternal);
    const whole = edgeCost(edge);
    this.arcTo.push(this.stateOf({ edge: next, afterInternal: isInternalTurn(edge, node, left.oppositeIndex), past }));
    this.arcWeight.push(
      weightOf(hundredths(turn.cost) + hundredths(whole.cost), hundredths(turn.time) + hundredths(whole.time)),
    );
  }

  private stateOf(state: State): number {
    if (!state.afterInternal && state.past.length === 1) return state.edge;
    const key = `${state.afterInternal} ${state.past.join(' ')}`;
    const known = this.special.get(key);
    if (known !== undefined) return known;
    this.special.set(key, this.states.length);
    this.states.push(state);
    return this.states.length - 1;
  }

  private nodeOf(id: number): { node: RoadNode; leaving: number[] } {
    let found = this.nodes.get(id);
    if (found === undefined) {
      const leaving = this.roads.leaving(id).flatMap((edge) => this.numberOf.get(edge) ?? []);
      this.nodes.set(id, (found = { node: this.roads.node(id), leaving }));
    }
    return found;
  }

  /** Intersections at the ends of edges, numbered in order of appearance. */
  private intersections(): { from: Uint32Array; to: Uint32Array } {
    const numbers = new Map<number, number>();
    const numberOf = (node: number) => {
      const id = this.roads.intersection(node);
      let number = numbers.get(id);
      if (number === undefined) numbers.set(id, (number = numbers.size));
      return number;
    };
    const to = Uint32Array.from(this.edges, ({ end }) => numberOf(end));
    const from = Uint32Array.from(this.edges, ({ oppositeId }) => numberOf(this.roads.edge(oppositeId).end));
    return { from, to };
  }

  private streets(isConnected: Uint8Array): RoadGraph['streets'] {
    const [along, against, start, points, connected]: number[][] = [[], [], [0], [], []];
    this.edges.forEach((edge, number) => {
      const opposite = this.numberOf.get(edge.oppositeId);
      // The opposite direction adds this street.
      if (!edge.isForward && opposite !== undefined) return;
      const tile = this.roads.tiles.get(tileOf(edge.id))!;
      for (const degree of tile.shapeOf(indexOf(edge.id))) points!.push(degree);
      start!.push(points!.length / 2);
      along!.push(edge.isForward ? number : NONE);
      against!.push(edge.isForward ? (opposite ?? NONE) : number);
      connected!.push(isConnected[number] === 1 || (opposite !== undefined && isConnected[opposite] === 1) ? 1 : 0);
    });
    return {
      along: Uint32Array.from(along!),
      against: Uint32Array.from(against!),
      start: Uint32Array.from(start!),
      points: Int32Array.from(points!),
      isConnected: Uint8Array.from(connected!),
    };
  }
}

export const roadGraph = (tiles: ReadonlyMap<number, RoadTile>): RoadGraph =>
  new GraphBuilder(new Roads(tiles)).build();
