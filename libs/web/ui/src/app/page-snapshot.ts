// Shows a page as the HTML that the build rendered (page-snapshots.mjs), until the application replaces it.
import { detectLanguage, type Language } from '../i18n/detect-language';
import { applyColorMode } from './color-mode';

/** A page for visitors who are not signed in, in one language. */
export interface PageSnapshot {
  /** Of the document. */
  title: string;
  html: string;
}

/** Renders an application into an element. */
export type Start = (root: HTMLElement) => void | Promise<void>;

/** The address of a page's snapshot in the visitor's language; undefined on the development server, which has none. */
function addressOf(page: string): string | undefined {
  const links = document.querySelector<HTMLTemplateElement>('#snapshots')?.content;
  const link = links?.querySelector(`[data-page="${page}"][hreflang="${detectLanguage()}"]`);
  return link?.getAttribute('href') ?? undefined;
}

/** Renders the snapshot of a page into `root`. @returns whether there is one */
export async function showSnapshot(root: HTMLElement, page: string): Promise<boolean> {
  const address = addressOf(page);
  if (!address) return false;
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    const { title, html } = (await response.json()) as PageSnapshot;
    document.documentElement.lang = detectLanguage();
    document.title = title;
    root.innerHTML = html;
    return true;
  } catch {
    // The application shows the page itself, later.
    return false;
  }
}

const FIRST_ON_SCREEN = 'first-contentful-paint';

/**
 * Resolves once the first picture is on the screen: after the browser's first contentful paint, or after the next frame
 * if that is past.
 */
export async function firstPainted(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (performance.getEntriesByName(FIRST_ON_SCREEN).length > 0) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_ON_SCREEN).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

const INTERACTIVE = 'a, button, input';

const signatureOf = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute('aria-label') ?? control.textContent,
    ...['value', 'autocomplete'].map((name) => control.getAttribute(name)),
  ].join();

/** The same control of another rendering of the page, which may have more of them. */
function counterpart(control: Element, page: Element): HTMLElement | undefined {
  const signature = signatureOf(control);
  return [...page.querySelectorAll<HTMLElement>(INTERACTIVE)].find((each) => signatureOf(each) === signature);
}

/** Types into an input that React controls: React listens to the event and ignores assignments to its own property. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Resolves when the application shows the page rather than its loading state. */
function pageShown(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!root.querySelector('h1')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { childList: true, subtree: true });
  });
}

/**
 * Runs the application off-screen and swaps it in once it shows the page, to avoid flashing. What was typed, the focus
 * and the cursor stay.
 * @returns finds the control of the application that took the place of one in the snapshot
 */
export async function replaceSnapshot(
  root: HTMLElement,
  start: Start,
): Promise<(control: Element) => HTMLElement | undefined> {
  const next = document.createElement('div');
  const shown = pageShown(next);
  await start(next);
  await shown;
  const focused = document.activeElement;
  const pairs = new Map(
    [...root.querySelectorAll(INTERACTIVE)].map((control) => [control, counterpart(control, next)]),
  );
  next.id = root.id;
  root.replaceWith(next);
  for (const [old, input] of pairs)
    if (old instanceof HTMLInputElement && input instanceof HTMLInputElement && old.value !== old.defaultValue)
      type(input, old.value);
  const target = focused && pairs.get(focused);
  target?.focus({ preventScroll: true });
  // Choices have no cursor.
  if (focused instanceof HTMLInputElement && focused.selectionStart !== null && target instanceof HTMLInputElement)
    target.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  return (control) => pairs.get(control);
}

/** The control that a click is meant for. A click on a label is followed by one on its control. */
export function clickedControl({ target }: Event): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('label')?.control ?? target.closest(INTERACTIVE) ?? undefined;
}

/**
 * Shows the snapshot of a page with a form and starts the application at once. Clicks on links and buttons, and with
 * them a submitted form, wait for the application.
 * @param texts loads the texts of each language
 */
export async function startWithSnapshot(
  root: HTMLElement,
  page: string,
  texts: Readonly<Record<Language, () => Promise<unknown>>>,
  loadStart: () => Promise<Start>,
): Promise<void> {
  applyColorMode();
  const isShown = await showSnapshot(root, page);
  let clicked: Element | undefined;
  if (isShown) {
    root.addEventListener('click', (event) => {
      clicked = clickedControl(event) ?? clicked;
      if (clicked?.matches('a, button')) event.preventDefault();
    });
    await firstPainted();
  }
  texts[detectLanguage()]().catch(() => undefined);
  const start = await loadStart();
  if (!isShown) return start(root);
  const replaced = await replaceSnapshot(root, start);
  // React renders what was typed first.
  await new Promise((resolve) => setTimeout(resolve));
  if (clicked) replaced(clicked)?.click();
}
