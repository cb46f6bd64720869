/** The largest strongly connected set of nodes, by Tarjan's algorithm without recursion. */
export function largestConnected(count: number, edges: readonly (readonly [from: number, to: number])[]): Set<number> {
  const first = new Int32Array(count + 1);
  for (const [from] of edges) first[from + 1] = (first[from + 1] as number) + 1;
  for (let node = 0; node < count; node++) first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const fill = first.slice();
  const targets = new Int32Array(edges.length);
  for (const [from, to] of edges) {
    targets[fill[from] as number] = to;
    fill[from] = (fill[from] as number) + 1;
  }

  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const open = new Uint8Array(count);
  const next = first.slice(0, count);
  const stack: number[] = [];
  let best: number[] = [];
  let counter = 0;
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue;
    const path = [root];
    while (path.length > 0) {
      const node = path.at(-1) as number;
      if (order[node] === -1) {
        order[node] = low[node] = counter++;
        stack.push(node);
        open[node] = 1;
      }
      if ((next[node] as number) < (first[node + 1] as number)) {
        const target = targets[next[node] as number] as number;
        next[node] = (next[node] as number) + 1;
        if (order[target] === -1) path.push(target);
        else if (open[target]) low[node] = Math.min(low[node] as number, order[target] as number);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent] = Math.min(low[parent] as number, low[node] as number);
      if (low[node] !== order[node]) continue;
      const component: number[] = [];
      for (;;) {
        const member = stack.pop() as number;
        open[member] = 0;
        component.push(member);
        if (member === node) break;
      }
      if (component.length > best.length) best = component;
    }
  }
  return new Set(best);
}
