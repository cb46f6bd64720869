/** Number of connected intersections, as in Valhalla. Fewer are an island, such as the aisles of a closed yard. */
const ENOUGH = 50;

/** @returns for each intersection, whether enough others are reachable in the direction of the edges */
function reaching(from: Uint32Array, to: Uint32Array): Uint8Array {
  const intersections =
    from.reduce(
      (most, at) => Math.max(most, at),
      to.reduce((most, at) => Math.max(most, at), 0),
    ) + 1;
  const start = new Uint32Array(intersections + 1);
  for (const at of from) start[at + 1] = start[at + 1]! + 1;
  for (let at = 0; at < intersections; at += 1) start[at + 1] = start[at + 1]! + start[at]!;
  const filled = start.slice();
  const next = new Uint32Array(from.length);
  from.forEach((at, edge) => {
    next[filled[at]!] = to[edge]!;
    filled[at] = filled[at]! + 1;
  });
  const seen = new Int32Array(intersections).fill(-1);
  return Uint8Array.from({ length: intersections }, (_, root) => {
    const found = [root];
    seen[root] = root;
    for (let index = 0; index < found.length && found.length < ENOUGH; index += 1) {
      const at = found[index]!;
      for (let edge = start[at]!; edge < start[at + 1]!; edge += 1) {
        const other = next[edge]!;
        if (seen[other] === root) continue;
        seen[other] = root;
        found.push(other);
      }
    }
    return found.length >= ENOUGH ? 1 : 0;
  });
}

/**
 * Edges that lead to and are reached from many others; positions are snapped only to these.
 * @returns 1 for each such edge; in a city without any, 1 for all
 */
export function connectedEdges(from: Uint32Array, to: Uint32Array): Uint8Array {
  const [onward, backward] = [reaching(from, to), reaching(to, from)];
  const connected = Uint8Array.from(from, (at, edge) => onward[to[edge]!]! & backward[at]!);
  return connected.includes(1) ? connected : connected.fill(1);
}
