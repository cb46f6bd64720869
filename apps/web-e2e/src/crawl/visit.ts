import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test';
import type { Session } from '../support/api';
import { Baseline } from './effect';
import { installInspector, type Control, type Look } from './inspector';
import type { Means, Settings } from './options';
import { PageWatch } from './page-watch';

const POLL = 40;
/** A page of the same origin without the application, from which storage can be cleared. */
const BLANK = '/crawler-blank';

/** A browser of one person, which opens pages, presses controls and puts the page back as it was. */
export class Visit {
  private baseline: Baseline | undefined;
  /** Whether the last control that the keyboard was on could not be seen. */
  hasHiddenFocus = false;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly watch: PageWatch,
    private readonly origin: string,
  ) {}

  static async begin(browser: Browser, settings: Settings, session: Session | null, hasTouch: boolean): Promise<Visit> {
    const context = await browser.newContext({
      viewport: settings.viewport,
      ...(hasTouch ? { hasTouch, isMobile: true } : {}),
      locale: settings.language === 'es' ? 'es-US' : 'en-US',
      timezoneId: 'America/New_York',
      colorScheme: settings.theme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: ['geolocation', 'clipboard-read', 'clipboard-write', 'notifications'],
      geolocation: { latitude: 35.2271, longitude: -80.8431 },
      ...(session ? { storageState: session } : {}),
    });
    // The TypeScript loader names functions with this helper, which the page lacks.
    await context.addInitScript('globalThis.__name ??= (value) => value');
    await context.addInitScript(installInspector);
    await context.route(
      ({ hostname, protocol }) => protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname),
      (route) => route.abort(),
    );
    await context.route(`**${BLANK}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
    );
    const page = await context.newPage();
    return new Visit(context, page, new PageWatch(context, page, settings.origin), settings.origin);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  look(): Promise<Look> {
    return this.page.evaluate(() => window.inspector.look());
  }

  controls(): Promise<Control[]> {
    return this.page.evaluate(() => window.inspector.controls());
  }

  /** Opens a page with empty storage and presses what leads to the layer. @returns false when a control is not there */
  async open(path: string, steps: readonly string[]): Promise<boolean> {
    if (!this.page.url().startsWith(this.origin)) await this.page.goto(`${this.origin}${BLANK}`);
    await this.page
      .evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
      .catch(() => undefined);
    await this.page.goto(`${this.origin}${path}`);
    await this.settle(15_000);
    for (const step of steps) {
      await this.controls();
      const element = await this.awaitElement(step);
      if (!element) return false;
      await element.click({ timeout: 3000 }).catch(() => undefined);
      await this.settle();
    }
    await this.mouseAway();
    const first = await this.look();
    await this.page.waitForTimeout(120);
    this.baseline = new Baseline(first, await this.look());
    return true;
  }

  private mouseAway(): Promise<void> {
    return this.page.mouse.move(0, 0);
  }

  /** Waits until nothing loads or moves and the texts stay the same. */
  async settle(limit = 4000): Promise<void> {
    const end = Date.now() + limit;
    let before = '';
    let same = 0;
    while (Date.now() < end && same < 3) {
      await this.page.waitForTimeout(POLL);
      const now = await this.page
        .evaluate(() => (window.inspector.busy() ? '' : window.inspector.look().lines.join('\n').replace(/\d+/g, '#')))
        .catch(() => '');
      same = now !== '' && now === before ? same + 1 : 0;
      before = now;
    }
  }

  private async element(key: string) {
    return (await this.page.evaluateHandle((name) => window.inspector.element(name), key)).asElement();
  }

  /** The element of a control, which may come a moment later. */
  private async awaitElement(key: string) {
    let element = await this.element(key);
    for (let tries = 0; !element && tries < 10; tries += 1) {
      await this.page.waitForTimeout(200);
      await this.controls();
      element = await this.element(key);
    }
    return element;
  }

  /** Presses a control. @returns what could be seen of it, null for nothing, or undefined when it is gone */
  async press(control: Control, means: Means): Promise<string | null | undefined> {
    const { page, watch } = this;
    const element = await this.awaitElement(control.key);
    const baseline = this.baseline;
    if (!element || !baseline) return undefined;
    watch.reset();
    if (!(await this.reach(control, element, means))) return null;
    const before = new Baseline(baseline.last, await this.look());
    const focus =
      means === 'keyboard'
        ? before.last.focus
        : await element.evaluate((node) => `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''}`);
    if (means === 'keyboard') await page.keyboard.press(keyFor(control));
    else await this.pointAt(element, means);
    const pressed = { isField: ['text', 'select', 'slider'].includes(control.kind) && means !== 'keyboard', focus };
    const end = Date.now() + 2500;
    while (Date.now() < end) {
      const [external] = watch.effects;
      if (external) return external;
      const now = await this.look().catch(() => undefined);
      const effect = now
        ? before.effect(now, { ...pressed, focus: now.focus.startsWith(focus) ? now.focus : focus })
        : null;
      if (effect) return effect;
      await page.waitForTimeout(POLL);
    }
    return null;
  }

  private async pointAt(element: ElementHandle<Element>, means: Means): Promise<void> {
    const { x, y } = await element.evaluate((node) => {
      const { left, top, width, height } = node.getClientRects()[0] ?? node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    if (means === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Opens the sheet that holds the control below its edge, by its handle, as a person does who is looking for more. */
  async unfold({ key }: Control, means: Means): Promise<void> {
    const handle = (await this.page.evaluateHandle((name) => window.inspector.handle(name), key)).asElement();
    if (!handle) return;
    await this.pointAt(handle, means);
    await this.settle(1500);
  }

  /** Brings a control to where it can be pressed. @returns false when the keyboard does not get to it */
  private async reach(control: Control, element: ElementHandle<Element>, means: Means): Promise<boolean> {
    const { key } = control;
    if (means !== 'keyboard') {
      await this.unfold(control, means);
      await element.evaluate((node) => {
        // A field that has the focus already would show nothing of a press.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
        node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      });
      return true;
    }
    // The page itself has to bring it into sight.
    const isFocused = await element.evaluate((node) => {
      const field = node instanceof HTMLLabelElement ? (node.control ?? node.querySelector('input')) : node;
      if (field instanceof HTMLElement) field.focus();
      return document.activeElement === field;
    });
    const isHidden = () => this.page.evaluate((name) => window.inspector.hidden(name), key);
    this.hasHiddenFocus = isFocused && (await isHidden());
    for (let tries = 0; this.hasHiddenFocus && tries < 12; tries += 1) {
      await this.page.waitForTimeout(60);
      this.hasHiddenFocus = await isHidden();
    }
    return isFocused || this.moveToOption(element);
  }

  /**
   * Reaches an option as the combobox pattern of the ARIA Authoring Practices has it: the field keeps the focus, and arrow keys move through
   * its list. @returns false when there is no such field, or the keys do not come to the option
   */
  private async moveToOption(option: ElementHandle<Element>): Promise<boolean> {
    const count = await option.evaluate((node) => {
      const list = node.closest('[role=listbox]');
      const field = list && document.querySelector(`[role=combobox][aria-controls="${list.id}"]`);
      if (field instanceof HTMLElement) field.focus();
      return list && document.activeElement === field ? list.querySelectorAll('[role=option]').length : 0;
    });
    for (let pressed = 0; pressed < count; pressed += 1) {
      await this.page.keyboard.press('ArrowDown');
      const isActive = await option.evaluate(
        (node) => document.activeElement?.getAttribute('aria-activedescendant') === node.id,
      );
      if (isActive) return true;
    }
    return false;
  }

  /** Presses a control once more and compares pictures of everything around it: a map, for example, shows no other sign. */
  async pressAndCompare(control: Control, means: Means): Promise<boolean> {
    const element = await this.element(control.key);
    if (!element) return false;
    await element.evaluate((node) => node.setAttribute('data-pressed', ''));
    // What is seen on the way to it is no effect of the press.
    await this.reach(control, element, means);
    const picture = async () =>
      (await this.page.screenshot({ mask: [this.page.locator('[data-pressed]')], caret: 'hide' })).toString('base64');
    let [first, second] = [await picture(), await picture()];
    for (let tries = 0; first !== second && tries < 5; tries += 1) [first, second] = [second, await picture()];
    if (first !== second) return false;
    await this.press(control, means);
    return (await picture()) !== second;
  }

  /** Puts the page back as it was without loading it, where that is possible. */
  async restore(): Promise<boolean> {
    const { baseline, page, watch } = this;
    if (!baseline || watch.hasChangedServer) return false;
    try {
      const now = await this.look();
      await this.mouseAway();
      if (now.url !== baseline.last.url) await page.goBack({ waitUntil: 'commit', timeout: 2000 });
      else if (now.dialogs > baseline.last.dialogs) await page.keyboard.press('Escape');
      else if (!baseline.isSame(now)) return false;
      else return (await this.controls()).length > 0;
      await this.settle(2500);
      const again = await this.look();
      return baseline.isSame(again) && (await this.controls()).length > 0;
    } catch {
      return false;
    }
  }
}

function keyFor({ kind, key }: Control): string {
  if (kind === 'toggle') return 'Space';
  if (kind === 'select') return 'ArrowDown';
  if (kind === 'slider') return 'ArrowRight';
  if (kind === 'text') return /^(date|time|datetime-local|month|number|spinbutton)\b/.test(key) ? 'ArrowUp' : '1';
  return 'Enter';
}
