// Shows the landing page as HTML rendered at build time. The application starts only when a visitor uses more than the
// links.
import { applyColorMode, askFirst, clickedControl, replaceSnapshot, showSnapshot, type Start } from '@groupride/web-ui';

/** Whether the address is the landing page. */
export const isLanding = (): boolean => /^\/landing\/?$/.test(window.location.pathname);

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

/**
 * Shows the landing page. Links work immediately; the first click on anything else starts the application, which then
 * receives that click.
 */
export async function showLanding(root: HTMLElement, loadStart: () => Promise<Start>): Promise<void> {
  applyColorMode();
  if (!(await showSnapshot(root, 'landing'))) return (await loadStart())(root);
  prefetchApplication();

  const listening = new AbortController();
  let replaced: ReturnType<typeof replaceSnapshot> | undefined;
  const startApplication = async () => {
    try {
      const find = await (replaced ??= loadStart().then((start) => replaceSnapshot(root, start)));
      listening.abort();
      return find;
    } catch (error) {
      // Lets the next click retry, for example after a lost network.
      replaced = undefined;
      throw error;
    }
  };
  let clicked: Element | undefined;
  const onClick = (event: MouseEvent) => {
    const control = clickedControl(event);
    if (!control || control.matches('a')) return;
    const starts = clicked === undefined;
    clicked = control;
    if (!starts) return;
    startApplication().then(
      (find) => clicked && find(clicked)?.click(),
      () => (clicked = undefined),
    );
  };
  document.addEventListener('click', onClick, { signal: listening.signal });
  // Signed-in visitors get the application, which has other links for them. Offline, only the application finds out.
  if ((await askFirst().user) !== null) await startApplication().catch(() => undefined);
}
