import type { i18n as I18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';
import { DeploymentWatch } from '@groupride/web-api-client';
import { useGetConfigQuery } from '../features/session/api';
import { makeRouter } from './router';
import type { AppStore } from './store';

const router = makeRouter();

export function App({ store, i18n }: { store: AppStore; i18n: I18n }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Page />
      </I18nextProvider>
    </Provider>
  );
}

function Page() {
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
