import { diffLines } from 'diff';

export type DifferencePart =
  | { kind: 'added' | 'removed' | 'same'; lines: readonly string[] }
  /** Unchanged lines that are far from any change. */
  | { kind: 'skipped'; count: number };

/** Number of unchanged lines shown on each side of a change. */
const CONTEXT = 2;

/** Compares two texts line by line, keeping the lines around each change. */
export function differenceOf(before: string, after: string): DifferencePart[] {
  const changes = diffLines(before, after, { stripTrailingCr: true, ignoreNewlineAtEof: true });
  return changes.flatMap(({ value, added, removed }, index): DifferencePart[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (added || removed) return [{ kind: added ? 'added' : 'removed', lines }];
    const head = index === 0 ? 0 : CONTEXT;
    const tail = index === changes.length - 1 ? 0 : CONTEXT;
    const count = lines.length - head - tail;
    // A single line takes no more room than a note about its omission.
    if (count <= 1) return [{ kind: 'same', lines }];
    return [
      ...(head > 0 ? [{ kind: 'same' as const, lines: lines.slice(0, head) }] : []),
      { kind: 'skipped', count },
      ...(tail > 0 ? [{ kind: 'same' as const, lines: lines.slice(-tail) }] : []),
    ];
  });
}
