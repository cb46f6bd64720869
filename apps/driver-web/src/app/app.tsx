import type { i18n as I18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';
import { DeploymentWatch, useGetConfigQuery } from '@groupride/web-api-client';
import { PositionProvider } from '../shared/position/position-context';
import type { PositionSource } from '../shared/position/position-source';
import type { makeRouter } from './router';
import type { AppStore } from './store';

export interface AppProps {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  i18n: I18n;
  positions: PositionSource;
}

export function App({ store, router, i18n, positions }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PositionProvider source={positions}>
          <Page router={router} />
        </PositionProvider>
      </I18nextProvider>
    </Provider>
  );
}

function Page({ router }: Pick<AppProps, 'router'>) {
  const { t, i18n } = useTranslation();
  const { data: config } = useGetConfigQuery();
  // Before the effects of the pages, which have titles of their own.
  useLayoutEffect(() => {
    document.title = t('app.title');
  }, [t]);
  return (
    <AppProviders
      locale={i18n.language}
      closeLabel={t('app.close')}
      {...(config ? { timeZone: config.city.timeZone } : {})}
    >
      <DeploymentWatch />
      <RouterProvider router={router} />
    </AppProviders>
  );
}
