/** One value of a version, formatted for comparison. */
export interface ComparedLine {
  key: string;
  label: string;
  text: string;
  /** Whether this is a long text that is compared line by line. */
  isLong?: boolean;
}

export interface LineDifference {
  key: string;
  label: string;
  /** Null if there was no value. */
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
