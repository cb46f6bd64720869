import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  /** Name of axe's rule. */
  readonly rule: string;
  /** Selector of the element. */
  readonly element: string;
  readonly summary: string;
}

/**
 * What axe finds on the page as it is, without the frame of the payment provider. It runs in the page itself: its
 * package for Playwright loads it into all frames for each check, which takes twice the processor time.
 */
export async function violationsOf(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (tags) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // Describing the elements that pass takes time.
    const { violations } = await checker.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({
        rule: id,
        element: target.join(' '),
        summary: failureSummary.replace(/\s+/g, ' '),
      })),
    );
  }, WCAG);
}
