import { appendFileSync, existsSync, readFileSync } from 'node:fs';

type Problem =
  'no effect' | 'error' | 'failed request' | 'focus lost' | 'focus hidden' | 'small' | 'covered' | 'axe' | 'page';

export interface Finding {
  readonly page: string;
  /** Controls pressed to get there. */
  readonly layer: string;
  readonly problem: Problem;
  readonly detail: string;
}

export interface PageResult {
  readonly page: string;
  readonly layers: number;
  readonly controls: number;
  readonly presses: Record<string, number>;
  readonly exempt: number;
  readonly gone: number;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/** Results of earlier pages of the same crawl. */
export function readResults(file: string | undefined): PageResult[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as PageResult);
}

export function remember(file: string | undefined, result: PageResult): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

export function table(results: readonly PageResult[]): string {
  const findings = results.flatMap((result) => result.findings);
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.problem}|${finding.layer}|${finding.detail}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const rows = [...groups.values()].map((same) => {
    const [first] = same;
    const pages = [...new Set(same.map(({ page }) => page))];
    const more = pages.length > 3 ? ` and ${pages.length - 3} more` : '';
    return `${first?.problem.padEnd(15)} ${pages.slice(0, 3).join(', ')}${more}\n${' '.repeat(16)}${first?.layer ? `[${first.layer}] ` : ''}${first?.detail}`;
  });
  const sum = (count: (result: PageResult) => number) => results.reduce((total, result) => total + count(result), 0);
  const means = [...new Set(results.flatMap(({ presses }) => Object.keys(presses)))];
  const presses = means.map((name) => `${sum((result) => result.presses[name] ?? 0)} by ${name}`).join(', ');
  return [
    ...rows.sort(),
    '',
    `${results.length} pages, ${sum(({ layers }) => layers)} layers, ${sum(({ controls }) => controls)} controls, presses: ${presses || 'none'}; ` +
      `${sum(({ exempt }) => exempt)} need no effect, ${sum(({ gone }) => gone)} were gone; ${findings.length} findings`,
  ].join('\n');
}
