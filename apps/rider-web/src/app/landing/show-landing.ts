// Shows the landing page as HTML rendered at build time. The application starts only when a visitor uses more than the
// links.
import { applyColorMode, detectLanguage } from '@groupride/web-ui';

type LoadStart = () => Promise<{ start: (root: HTMLElement) => Promise<void> }>;

const snapshots = {
  en: () => import('virtual:landing-snapshot/en'),
  es: () => import('virtual:landing-snapshot/es'),
};

/** Whether the address is the landing page. */
export const isLanding = (): boolean => /^\/landing\/?$/.test(window.location.pathname);

/** Renders the snapshot into `root`. @returns whether the build contains one */
async function showSnapshot(root: HTMLElement): Promise<boolean> {
  const language = detectLanguage();
  const { default: snapshot } = await snapshots[language]();
  if (!snapshot) return false;
  document.documentElement.lang = language;
  document.title = snapshot.title;
  root.innerHTML = snapshot.html;
  return true;
}

/** Signed-in visitors get the application, which has other links for them. */
async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/user', { credentials: 'include' });
    return response.ok && (await response.json()) !== null;
  } catch {
    return false;
  }
}

/** Prefetches the application when the network is idle, because most visitors continue to it. */
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

/** The interactive elements. The snapshot and the application's page have the same ones in the same order. */
const controls = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('a, button, input')];

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

/** Runs the application off-screen and swaps it in once it shows the page, to avoid flashing. */
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

/**
 * Shows the landing page. Links work immediately; the first click on anything else starts the application, which then
 * receives that click.
 */
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
      // Lets the next click retry, for example after a lost network.
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
    // Clicking a label triggers a second click, on its control.
    if (!starts) return;
    startApplication().then(
      (page) => (controls(page)[clicked ?? -1] ?? page).click(),
      () => (clicked = undefined),
    );
  };
  document.addEventListener('click', onClick, { signal: listening.signal });
  if (await isSignedIn()) await startApplication().catch(() => undefined);
}
