import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from '@groupride/web-service-worker';
import { App } from './app';
import { i18n } from './i18n';
import { makeStore } from './store';

/** Renders the application. */
export function start(root: HTMLElement): void {
  // In a transition, React pauses between components, so that a slow device still answers touches.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={makeStore()} i18n={i18n} />
      </StrictMode>,
    ),
  );
  registerServiceWorker();
}
