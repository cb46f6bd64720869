import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { makePositionSource } from '../shared/position/position-source';
import { startServiceWorker } from '../shared/offline/service-worker';
import { storeFirstAnswers } from '@groupride/web-api-client';
import { firstAnswers, firstPageLoaded } from '@groupride/web-ui';
import { App } from './app';
import { i18n } from './i18n';
import { makeRouter } from './router';
import { makeStore } from './store';

/** Renders the application, with the session and the configuration if they are known. */
export async function start(root: HTMLElement): Promise<void> {
  const store = makeStore();
  const router = makeRouter();
  await storeFirstAnswers(store.dispatch, await firstAnswers());
  await firstPageLoaded(router);
  // In a transition, React pauses between components, so that a slow device still answers touches.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} router={router} i18n={i18n} positions={makePositionSource(navigator)} />
      </StrictMode>,
    ),
  );
  startServiceWorker();
}
