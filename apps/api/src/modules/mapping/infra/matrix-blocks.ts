import type { LatLng } from '@groupride/geo';
import type { Matrix } from '../routing-engine';

/** Assembles a matrix from sequential calls of at most `rows` sources and `columns` targets. */
export async function matrixInBlocks(
  sources: readonly LatLng[],
  targets: readonly LatLng[],
  { rows, columns }: { rows: number; columns: number },
  ask: (sources: readonly LatLng[], targets: readonly LatLng[]) => Promise<Matrix>,
): Promise<Matrix> {
  const matrix: Matrix = sources.map(() => []);
  for (let row = 0; row < sources.length; row += rows) {
    for (let column = 0; column < targets.length; column += columns) {
      const block = await ask(sources.slice(row, row + rows), targets.slice(column, column + columns));
      block.forEach((cells, i) => matrix[row + i]!.push(...cells));
    }
  }
  return matrix;
}
