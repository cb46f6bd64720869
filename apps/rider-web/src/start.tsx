import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from '@groupride/web-api-client';
import { registerServiceWorker } from '@groupride/web-service-worker';
import { App } from './app/app';
import { firstConfig } from './app/first';
import { isHome } from './app/first-view';
import { loadHome } from './app/home';
import { makeStore } from './app/store';

/** Renders the application, with the city already in the first picture if it is known. */
export async function start(root: HTMLElement): Promise<void> {
  const store = makeStore();
  const [config] = await Promise.all([firstConfig(), isHome() && loadHome()]);
  if (config) await store.dispatch(api.util.upsertQueryData('getConfig', undefined, config));
  // In a transition, React pauses between components, so that a slow device still answers touches.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );
  registerServiceWorker();
}
