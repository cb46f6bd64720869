/** Maximum wait. A map takes all resources until it is drawn, so other work waits for it. */
const MAP_MS = 3000;
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Runs once when the map is drawn, after three seconds, or at the person's first action.
 * @returns a function that cancels it
 */
export function afterFirstView(run: () => void): () => void {
  const drawn =
    typeof PerformanceObserver === 'undefined'
      ? undefined
      : new PerformanceObserver((list) => {
          if (list.getEntriesByName('map-drawn').length > 0) finish();
        });
  const stop = () => {
    clearTimeout(timer);
    drawn?.disconnect();
    ACTIONS.forEach((action) => window.removeEventListener(action, finish, true));
  };
  const finish = () => {
    stop();
    run();
  };
  const timer = setTimeout(finish, MAP_MS);
  ACTIONS.forEach((action) => window.addEventListener(action, finish, { capture: true, passive: true }));
  drawn?.observe({ type: 'mark', buffered: true });
  return stop;
}

/** How long a busy browser puts off the next load. */
const BUSY_MS = 1000;

/** Resolves when the browser is idle. Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: BUSY_MS });
    else setTimeout(resolve);
  });

/** Loads code one part after the other, so that a slow device answers between them. A part that fails loads later. */
export async function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loads) {
    await idle();
    await load().catch(() => undefined);
  }
}
