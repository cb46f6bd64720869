import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import type { Control } from './inspector';
import { exceptionFor } from './no-effect';
import type { Means, Settings } from './options';
import type { Finding, PageResult } from './report';
import type { Scenario, Scene } from './scenarios';
import { Visit } from './visit';

const MAX_SUMMARY_LENGTH = 230;
const SMALLEST = 24;
const SMALLEST_MAIN = 44;
/** Answers that a page without a session or with an unknown link is expected to get. */
const EXPECTED_WHEN_OPENED = [/^401 GET \/api\/users\/me$/, /^401 GET \/api\/auth\/me$/];
/** A page that is opened with an unknown link says so. */
const UNKNOWN = /unknown|nowhere/;

async function reportedViolations(page: Page): Promise<string[]> {
  return (
    (await violationsOf(page))
      // What is half below the tabs is scrolled into view; `covered` reports what cannot be.
      .filter(({ rule, summary }) => !(rule === 'target-size' && summary.includes('partially obscured')))
      .map(({ rule, element, summary }) => `${rule}: ${element} ${summary.slice(0, MAX_SUMMARY_LENGTH)}`)
  );
}

interface Layer {
  readonly steps: readonly string[];
}

/** Tries everything on one page of a scenario. */
export class Explorer {
  private readonly findings: Finding[] = [];
  private readonly presses: Record<string, number> = {};
  private readonly seen = new Set<string>();
  private readonly queue: Layer[] = [{ steps: [] }];
  private scene: Scene | undefined;
  private visit: Visit | undefined;
  private hasTouch = false;
  private layers = 0;
  private exempt = 0;
  /** Controls that live pages took away before they were pressed. */
  private gone = 0;
  private controlCount = 0;

  constructor(
    private readonly browser: Browser,
    private readonly settings: Settings,
    private readonly scenario: Scenario,
    private readonly index: number,
    readonly page: string,
    /** Keys of what all pages share, tried on the first page that has it. */
    private readonly sharedKeys: Set<string>,
  ) {}

  async run(): Promise<PageResult> {
    const start = Date.now();
    try {
      for (let layer = this.queue.shift(); layer; layer = this.queue.shift()) await this.explore(layer);
    } catch (error) {
      this.find(
        'page',
        [],
        `the crawl stopped: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`,
      );
    } finally {
      await this.leave();
    }
    return {
      page: this.page,
      layers: this.layers,
      controls: this.controlCount,
      presses: this.presses,
      exempt: this.exempt,
      gone: this.gone,
      findings: this.findings,
      seconds: Math.round((Date.now() - start) / 1000),
    };
  }

  private find(problem: Finding['problem'], steps: readonly string[], detail: string): void {
    const layer = steps.join(' → ');
    if (this.findings.some((each) => each.problem === problem && each.layer === layer && each.detail === detail))
      return;
    this.findings.push({ page: this.page, problem, layer, detail });
  }

  private async leave(): Promise<void> {
    await this.visit?.close();
    await this.scene?.end?.().catch(() => undefined);
    this.visit = undefined;
    this.scene = undefined;
  }

  /** The page in its first state with the layer open; in a new scene when the last one was changed. */
  private async enter({ steps }: Layer, hasTouch: boolean): Promise<Visit | undefined> {
    if (this.visit?.watch.hasChangedServer) await this.leave();
    else if (this.visit && this.hasTouch !== hasTouch) {
      await this.visit.close();
      this.visit = undefined;
    }
    this.scene ??= await this.scenario.make();
    this.hasTouch = hasTouch;
    this.visit ??= await Visit.begin(this.browser, this.settings, this.scene.session, hasTouch);
    this.visit.watch.reset();
    const isOpen = await this.visit.open(this.scene.paths[this.index] ?? '/', steps);
    return isOpen ? this.visit : undefined;
  }

  private async explore(layer: Layer): Promise<void> {
    const { steps } = layer;
    const visit = await this.enter(layer, false);
    if (!visit) {
      this.find('page', steps, 'could not be opened a second time');
      return;
    }
    this.layers += 1;
    // The pages for drivers and operations lead to those applications.
    if (!visit.page.url().startsWith(this.settings.origin)) return;
    for (const error of visit.watch.errors) this.find('error', steps, error);
    for (const failure of visit.watch.failures)
      if (!UNKNOWN.test(this.page) && !EXPECTED_WHEN_OPENED.some((expected) => expected.test(failure)))
        this.find('failed request', steps, failure);
    let controls = await visit.controls();
    if (controls.some(({ coveredBy }) => coveredBy !== null)) {
      // Something may still be sliding in.
      await visit.page.waitForTimeout(800);
      controls = await visit.controls();
    }
    const folded = controls.find((control) => control.folded);
    if (folded) {
      await visit.unfold(folded, 'mouse');
      controls = await visit.controls();
    }
    if (controls.length === 0) this.find('page', steps, 'shows no control');
    const fresh = controls.filter((control) => !this.seen.has(control.key));
    for (const control of fresh) this.seen.add(control.key);
    this.controlCount += fresh.length;
    this.measure(steps, fresh);
    if (this.settings.axe) await this.checkWithAxe(visit, steps);
    const toPress = fresh.filter((control) => this.needsPress(control));
    const means: readonly (Means | 'discover')[] = this.settings.means.length > 0 ? this.settings.means : ['discover'];
    for (const each of means) await this.pressAll(layer, toPress, each);
    if (steps.length > 0 && this.settings.means.includes('keyboard')) await this.checkEscape(layer);
  }

  private measure(steps: readonly string[], controls: readonly Control[]): void {
    for (const { key, width, height, main, inline, coveredBy, keyboardOnly } of controls) {
      if (keyboardOnly) continue;
      if (coveredBy !== null) this.find('covered', steps, `${key} by ${coveredBy}`);
      const least = main ? SMALLEST_MAIN : SMALLEST;
      if (!inline && (height < least || width < SMALLEST)) this.find('small', steps, `${key} is ${width}×${height}`);
    }
  }

  private needsPress({ key, exempt, shared }: Control): boolean {
    if (exempt !== null || exceptionFor(this.page, key) !== undefined) {
      this.exempt += 1;
      return false;
    }
    if (!shared) return true;
    if (this.sharedKeys.has(key)) return false;
    this.sharedKeys.add(key);
    return true;
  }

  private async checkWithAxe(visit: Visit, steps: readonly string[]): Promise<void> {
    const { page } = visit;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      let found = ['not checked'];
      // Again while colors are still on their way to the other theme.
      for (let tries = 0; tries < 4 && found.length > 0; tries += 1) {
        await page.waitForTimeout(200 * (tries + 1));
        await visit.settle(2000);
        found = await reportedViolations(page);
      }
      for (const violation of found) this.find('axe', steps, `${colorScheme}: ${violation}`);
    }
    await page.emulateMedia({ colorScheme: this.settings.theme, reducedMotion: 'reduce' });
    await visit.settle(2000);
  }

  private async pressAll(layer: Layer, controls: readonly Control[], means: Means | 'discover'): Promise<void> {
    const { steps } = layer;
    let isRestored = false;
    for (const control of controls) {
      if (control.keyboardOnly && means !== 'keyboard') continue;
      const visit = isRestored && this.visit ? this.visit : await this.enter(layer, means === 'touch');
      if (!visit) return;
      if (!isRestored) await visit.controls();
      const by = means === 'discover' ? 'mouse' : means;
      const hadDialogs = (await visit.look()).dialogs;
      const { pathname } = new URL(visit.page.url());
      let effect = await visit.press(control, by);
      if (effect === undefined) {
        // It may not have been there yet: once more on a page that was just loaded.
        const again = await this.enter(layer, means === 'touch');
        await again?.controls();
        effect = await again?.press(control, by);
        if (effect === undefined) {
          this.gone += 1;
          isRestored = false;
          continue;
        }
      }
      if (means !== 'discover') this.presses[means] = (this.presses[means] ?? 0) + 1;
      if (effect === null && means !== 'discover' && !(await this.changesPicture(layer, control, means)))
        this.find('no effect', steps, `${control.key}, by ${means}`);
      const current = this.visit;
      if (!current) return;
      if (means === 'keyboard' && current.hasHiddenFocus) this.find('focus hidden', steps, control.key);
      // The page behind a link is tried by itself.
      if (effect !== 'address') await current.settle(1500);
      for (const error of current.watch.errors) this.find('error', steps, `${control.key}: ${error}`);
      for (const failure of current.watch.failures)
        if (effect === null || failure.startsWith('5'))
          this.find('failed request', steps, `${control.key}: ${failure}`);
      const isSamePage = await current.page.evaluate((path) => location.pathname === path, pathname).catch(() => false);
      if (isSamePage && hadDialogs > 0) await this.checkFocus(current, steps, hadDialogs, control.key, by);
      if (isSamePage && (means === this.settings.means[0] || means === 'discover')) await this.discover(layer, control);
      isRestored = await current.restore();
    }
  }

  private async changesPicture(layer: Layer, control: Control, means: Means): Promise<boolean> {
    const visit = await this.enter(layer, means === 'touch');
    await visit?.controls();
    return (await visit?.pressAndCompare(control, means)) ?? false;
  }

  /** After a dialog closed, the keyboard must be somewhere. */
  private async checkFocus(
    visit: Visit,
    steps: readonly string[],
    before: number,
    key: string,
    means: Means,
  ): Promise<void> {
    for (let tries = 0; tries < 12; tries += 1) {
      const now = await visit.look();
      if (now.dialogs >= before || now.focus !== 'body') return;
      await visit.page.waitForTimeout(60);
    }
    this.find('focus lost', steps, `${key}, by ${means}`);
  }

  private async checkEscape(layer: Layer): Promise<void> {
    const visit = await this.enter(layer, false);
    if (!visit) return;
    const { dialogs, focus } = await visit.look();
    if (dialogs === 0 || focus === 'body') return;
    await visit.page.keyboard.press('Escape');
    await visit.settle(1500);
    await this.checkFocus(visit, layer.steps, dialogs, 'Escape', 'keyboard');
  }

  /** Whatever a press has brought to the page is tried, too. */
  private async discover({ steps }: Layer, control: Control): Promise<void> {
    if (steps.length >= this.settings.depth || control.kind === 'text') return;
    if (this.visit?.watch.hasChangedServer) return;
    const now = (await this.visit?.controls()) ?? [];
    const fresh = now.filter(({ key }) => !this.seen.has(key) && !this.promised.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) this.promised.add(key);
    this.queue.push({ steps: [...steps, control.key] });
  }

  private readonly promised = new Set<string>();
}
