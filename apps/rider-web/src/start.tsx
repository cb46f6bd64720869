import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { storeFirstAnswers, type GetConfigApiResponse, type UserView } from '@groupride/web-api-client';
import { registerServiceWorker } from '@groupride/web-service-worker';
import { firstAnswers, firstPageLoaded } from '@groupride/web-ui';
import { App } from './app/app';
import { isHome } from './app/first-view';
import { loadHome } from './app/home';
import { makeRouter } from './app/router';
import { makeStore } from './app/store';

/** Renders the application, with the session and the city if they are known. */
export async function start(root: HTMLElement): Promise<void> {
  const store = makeStore();
  const [answers] = await Promise.all([firstAnswers<GetConfigApiResponse, UserView>(), isHome() && loadHome()]);
  await storeFirstAnswers(store.dispatch, answers);
  const router = makeRouter();
  await firstPageLoaded(router);
  // In a transition, React pauses between components, so that a slow device still answers touches.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
  registerServiceWorker();
}
