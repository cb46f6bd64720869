import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { AppProviders } from '@groupride/web-ui';
import { i18n, loadAllTexts } from '../app/i18n';
import { OutboxProvider } from '../shared/outbox/outbox-context';
import { makeStore, type AppStore } from '../app/store';

await loadAllTexts();

/** Renders part of the application inside store, English texts and theme. */
export function renderInApp(part: ReactElement, store: AppStore = makeStore()): RenderResult & { store: AppStore } {
  const result = render(part, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <AppProviders locale="en" thisYear={2026} closeLabel="Close">
            <OutboxProvider driverId={1}>{children}</OutboxProvider>
          </AppProviders>
        </I18nextProvider>
      </Provider>
    ),
  });
  return { ...result, store };
}
