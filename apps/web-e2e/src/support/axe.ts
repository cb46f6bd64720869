import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Violation {
  /** Name of axe's rule. */
  readonly rule: string;
  /** Selector of the element. */
  readonly element: string;
  readonly summary: string;
}

/** What axe finds on the page as it is, without the frame of the payment provider. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    // Describing the elements that pass, and the blank page that axe opens otherwise, take half of the time of a check.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(WCAG)
    .exclude('iframe')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      rule: id,
      element: target.join(' '),
      summary: failureSummary.replace(/\s+/g, ' '),
    })),
  );
}
