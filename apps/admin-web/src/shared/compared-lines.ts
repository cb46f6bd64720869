/** One thing that a version says, as people compare it. */
export interface ComparedLine {
  key: string;
  label: string;
  text: string;
  /** A text of many lines, of which people compare line by line. */
  isLong?: boolean;
}

export interface LineDifference {
  key: string;
  label: string;
  /** Null: there was none. */
  before: string | null;
  after: string | null;
  isLong?: boolean;
}

export function differencesBetween(before: readonly ComparedLine[], after: readonly ComparedLine[]): LineDifference[] {
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map((lines) => lines.find((line) => line.key === key));
    if (was?.text === is?.text) return [];
    const { label, isLong } = (is ?? was)!;
    return [{ key, label, before: was?.text ?? null, after: is?.text ?? null, ...(isLong ? { isLong } : {}) }];
  });
}
