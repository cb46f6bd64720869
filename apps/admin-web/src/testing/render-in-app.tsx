import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { OperatorRole } from '@groupride/contracts';
import { AppProviders } from '@groupride/web-ui';
import { i18n, loadAllTexts } from '../app/i18n';
import { makeStore, type AppStore } from '../app/store';
import { OwnIdProvider, OwnRoleProvider } from '../shared/permissions';

await loadAllTexts();

export { i18n };

export interface InApp {
  store?: AppStore;
  /** Address of the page. */
  at?: string;
  /** Role of the signed-in operator. */
  role?: OperatorRole;
  /** Id of the signed-in operator. */
  ownId?: number;
}

/** Renders part of the application inside store, router, English texts and theme. */
export function renderInApp(
  part: ReactElement,
  { store = makeStore(), at = '/admin', role = 'administrator', ownId = 1 }: InApp = {},
): RenderResult & { store: AppStore } {
  const result = render(part, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <AppProviders locale="en" thisYear={2026} closeLabel="Close">
            <OwnRoleProvider value={role}>
              <OwnIdProvider value={ownId}>
                <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
              </OwnIdProvider>
            </OwnRoleProvider>
          </AppProviders>
        </I18nextProvider>
      </Provider>
    ),
  });
  return { ...result, store };
}
