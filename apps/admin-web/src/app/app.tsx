import type { i18n as I18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';
import { DeploymentWatch } from '@groupride/web-api-client';
import { useGetConfigQuery } from '../features/session/api';
import type { makeRouter } from './router';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof makeRouter>;
  i18n: I18n;
}

export function App({ store, router, i18n }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Page router={router} />
      </I18nextProvider>
    </Provider>
  );
}

function Page({ router }: Pick<AppProps, 'router'>) {
  const { t, i18n } = useTranslation();
  const { data: config } = useGetConfigQuery();
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
