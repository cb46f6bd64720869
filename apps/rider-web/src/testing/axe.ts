import axe from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Accessibility violations that axe finds in the current document, such as a field without a name. Nothing is rendered
 * visually here: the browser tests and `npm run crawl` check colors and sizes.
 */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: WCAG,
    // Describing the elements that pass takes time.
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
