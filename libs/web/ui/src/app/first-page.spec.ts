import { firstPageLoaded } from './first-page';

/** A router as far as `firstPageLoaded` looks at it. */
function makeRouter(initialized: boolean) {
  const listeners = new Set<() => void>();
  return {
    state: { initialized },
    listeners,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change(isInitialized: boolean) {
      this.state = { initialized: isInitialized };
      for (const changed of listeners) changed();
    },
  };
}

it('waits until the router has loaded its page', async () => {
  const router = makeRouter(false);
  let isLoaded = false;
  const loaded = firstPageLoaded(router).then(() => (isLoaded = true));
  router.change(false);
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  router.change(true);
  await loaded;
  expect(router.listeners.size).toBe(0);
});

it('does not wait for a page whose code is there', async () => {
  const router = makeRouter(true);
  await firstPageLoaded(router);
  expect(router.listeners.size).toBe(0);
});

it('takes a change that it hears of while it subscribes', async () => {
  const router = makeRouter(false);
  const { subscribe } = router;
  router.subscribe = (changed) => {
    router.state = { initialized: true };
    changed();
    return subscribe(changed);
  };
  await firstPageLoaded(router);
  expect(router.listeners.size).toBe(0);
});
