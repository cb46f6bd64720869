/** A map takes all there is until it is drawn; this is the longest that anything waits for it. */
const MAP_MS = 3000;
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Runs once when the map is drawn, after three seconds without it, or as soon as the person does something. @returns cancels it */
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
