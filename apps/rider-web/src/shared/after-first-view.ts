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
