import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

export { expect };

/** Software draws the pixels here, so each stands for one point of the screen; tests of what the map draws ask for more. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
} satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

interface BrowserOptions extends BrowserContextOptions {
  /** Whether the browser can draw the live map, instead of what the test says for all of its browsers. */
  readonly liveMap?: boolean;
}

/** Opens a browser of one person's own. */
export type OpenBrowser = (options?: BrowserOptions) => Promise<BrowserContext>;

async function watched(
  browser: Browser,
  { liveMap, ...options }: BrowserOptions,
  mistakes: string[],
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (liveMap === false) await context.addInitScript('delete globalThis.WebGL2RenderingContext');
  context.on('weberror', (error) => mistakes.push(`uncaught in ${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      mistakes.push(`${message.page()?.url()}: ${message.text()}`);
  });
  return context;
}

/** Tests whose people each have a browser of their own. An uncaught error in any of their pages fails the test. */
export const test = base.extend<{ liveMap: boolean; openBrowser: OpenBrowser }>({
  /**
   * False for stories that are not about the map: their browsers have no WebGL 2, and pages have a list in place of the
   * map. Without a graphics card, drawing the map takes a quarter of a story's processor time.
   */
  liveMap: [true, { option: true }],
  openBrowser: async ({ browser, liveMap }, use) => {
    const mistakes: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await watched(browser, { liveMap, ...options }, mistakes);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(mistakes, 'errors inside the pages').toEqual([]);
  },
});
