/** As much of a router of React Router as `firstPageLoaded` needs. */
interface Router {
  readonly state: { initialized: boolean };
  subscribe: (changed: () => void) => () => void;
}

/**
 * Resolves when the code of the page at the current address has been loaded, or could not be. Rendered earlier, the
 * application would replace the splash with nothing.
 */
export async function firstPageLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return;
  let unsubscribe = () => {};
  await new Promise<void>((resolve) => {
    const settle = () => router.state.initialized && resolve();
    unsubscribe = router.subscribe(settle);
    settle();
  });
  unsubscribe();
}
