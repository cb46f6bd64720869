// The landing page without the application: HTML that the build has rendered. The application starts when somebody uses more than its links.
import { applyColorMode, detectLanguage } from '@groupride/web-ui';

type LoadStart = () => Promise<{ start: (root: HTMLElement) => Promise<void> }>;

const snapshots = {
  en: () => import('virtual:landing-snapshot/en'),
  es: () => import('virtual:landing-snapshot/es'),
};

/** Whether the address is the landing page. */
export const isLanding = (): boolean => /^\/landing\/?$/.test(window.location.pathname);

/** Puts the rendered page into `root`. @returns whether there is one */
async function showSnapshot(root: HTMLElement): Promise<boolean> {
  const language = detectLanguage();
  const { default: snapshot } = await snapshots[language]();
  if (!snapshot) return false;
  document.documentElement.lang = language;
  document.title = snapshot.title;
  root.innerHTML = snapshot.html;
  return true;
}

/** The application has other links for somebody who is signed in. */
async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/user', { credentials: 'include' });
    return response.ok && (await response.json()) !== null;
  } catch {
    return false;
  }
}

/** Prefetches the application when the network is idle, as most people go on to it. */
function prefetchApplication(): void {
  const prefetch = () => {
    const parts = document.querySelector<HTMLTemplateElement>('#parts')?.content.querySelectorAll('link') ?? [];
    for (const { href } of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  };
  // Safari has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(prefetch);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** The same controls, in the same order, in the snapshot and in the application's page. */
const controls = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('a, button, input')];

/** Resolves when the application shows the page, and not only that it loads. */
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

/** Runs the application out of sight and swaps it in once it shows the page, so that nothing flashes. */
async function replace(root: HTMLElement, loadStart: LoadStart): Promise<HTMLElement> {
  const { start } = await loadStart();
  const next = document.createElement('div');
  const shown = pageShown(next);
  await start(next);
  await shown;
  const focused = controls(root).findIndex((control) => control === document.activeElement);
  next.id = root.id;
  root.replaceWith(next);
  controls(next)[focused]?.focus({ preventScroll: true });
  return next;
}

/** Shows the landing page. Its links work at once; the first click on anything else starts the application, which then receives that click. */
export async function showLanding(root: HTMLElement, loadStart: LoadStart): Promise<void> {
  applyColorMode();
  if (!(await showSnapshot(root))) return (await loadStart()).start(root);
  prefetchApplication();

  const listening = new AbortController();
  let replaced: Promise<HTMLElement> | undefined;
  const startApplication = async (): Promise<HTMLElement> => {
    try {
      const page = await (replaced ??= replace(root, loadStart));
      listening.abort();
      return page;
    } catch (error) {
      // Without a network the next click tries again.
      replaced = undefined;
      throw error;
    }
  };
  let clicked: number | undefined;
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a')) return;
    const used = target.closest('label')?.control ?? target;
    const starts = clicked === undefined;
    clicked = controls(root).findIndex((control) => control.contains(used));
    // A label sends a second click, to its control.
    if (!starts) return;
    startApplication().then(
      (page) => (controls(page)[clicked ?? -1] ?? page).click(),
      () => (clicked = undefined),
    );
  };
  document.addEventListener('click', onClick, { signal: listening.signal });
  if (await isSignedIn()) await startApplication().catch(() => undefined);
}
