import { RemainingGraph } from './remaining-graph';
import { WitnessSearch } from './witness';

const [SOURCE, AVOIDED, NEAR, FAR, BETWEEN] = [0, 1, 2, 3, 4] as const;
const MANY = 60;

/** From the source to each of two targets, over a state that is avoided and over others. */
function search(most: number, weights = { near: 5, far: 5 }): number[] {
  const graph = new RemainingGraph(5, 8);
  graph.add(SOURCE, AVOIDED, 1, 1);
  graph.add(AVOIDED, NEAR, 1, 1);
  graph.add(AVOIDED, FAR, 1, 1);
  graph.add(SOURCE, NEAR, 3, 1);
  graph.add(SOURCE, BETWEEN, 2, 1);
  graph.add(BETWEEN, FAR, 3, 1);
  const witnesses = new WitnessSearch(graph);
  witnesses.addTarget(NEAR, weights.near);
  witnesses.addTarget(FAR, weights.far);
  witnesses.run(SOURCE, AVOIDED, most);
  return [NEAR, FAR].filter((target) => witnesses.takeUnreached(target));
}

describe('a search for detours', () => {
  it('finds those that are as long as the route through the avoided state', () => {
    expect(search(MANY)).toEqual([]);
  });

  it('does not use the avoided state', () => {
    expect(search(MANY, { near: 2, far: 2 })).toEqual([NEAR, FAR]);
  });

  it('finds none that is longer than the route to its own target', () => {
    expect(search(MANY, { near: 5, far: 4 })).toEqual([FAR]);
    expect(search(MANY, { near: 2, far: 5 })).toEqual([NEAR]);
  });

  it('settles no more states than it may', () => {
    expect(search(1)).toEqual([FAR]);
    expect(search(2)).toEqual([]);
  });
});
