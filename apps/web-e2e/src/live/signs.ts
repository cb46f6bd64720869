import type { BrowserContext, Page } from '@playwright/test';

/** How often a page is looked at, in milliseconds: figures are exact to about that much. */
const LOOK_MS = 10;
const LIMIT_MS = 180_000;

/** What a page shows once it knows of a change. */
export interface Sign {
  readonly selector: string;
  /** Some element's text or label matches it. */
  readonly pattern: string;
  /** What the match was before the change. */
  readonly before?: string;
}

export const heading = (title: string): Sign => ({ selector: 'h2', pattern: `^${title}$` });
/** A row of "Who's riding" that says something after the person's name. */
export const memberRow = (name: string, says: string): Sign => ({ selector: 'li', pattern: `${name}.*${says}` });
export const text = (pattern: string): Sign => ({ selector: 'main', pattern });
export const label = (pattern: string): Sign => ({ selector: '[aria-label]', pattern: `^${pattern}$` });

/** Runs in the page, which receives it as text. @returns the match and the moment, or null */
function find({ selector, pattern, before }: Sign): { match: string; at: number } | null {
  const wanted = new RegExp(pattern);
  for (const element of document.querySelectorAll(selector)) {
    const shown = selector === '[aria-label]' ? element.getAttribute('aria-label') : element.textContent;
    const match = wanted.exec(shown ?? '')?.[0];
    if (match !== undefined && match !== before) return { match, at: Date.now() };
  }
  return null;
}

/** Waits for a sign. @returns what matched, and the moment at which it was there by the clock of the machine */
export async function shownIn(page: Page, sign: Sign): Promise<{ match: string; at: number }> {
  const found = await page.waitForFunction(find, sign, { polling: LOOK_MS, timeout: LIMIT_MS });
  return (await found.jsonValue()) ?? { match: '', at: 0 };
}

/** Remembers when somebody last pressed something in a browser. */
export class Presses {
  private at = 0;

  private constructor() {}

  static async of(context: BrowserContext): Promise<Presses> {
    const presses = new Presses();
    await context.exposeBinding('pressedAt', (_, at: number) => {
      presses.at = at;
    });
    await context.addInitScript(`for (const kind of ['pointerup', 'click', 'keydown'])
      addEventListener(kind, () => void window.pressedAt(Date.now()), { capture: true });`);
    return presses;
  }

  /** @returns the moment of the last press that `act` made */
  async during(act: () => Promise<unknown>): Promise<number> {
    this.at = 0;
    await act();
    if (this.at === 0) throw new Error('nothing was pressed');
    return this.at;
  }
}
