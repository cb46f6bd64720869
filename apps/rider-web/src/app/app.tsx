import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';
import { DeploymentWatch, useGetConfigQuery } from '@groupride/web-api-client';
import { useSession } from '../shared/session';
import { i18n } from './i18n';
import { loadAhead, type makeRouter } from './router';
import type { makeStore } from './store';

interface AppProps {
  store: ReturnType<typeof makeStore>;
  router: ReturnType<typeof makeRouter>;
}

export function App({ store, router }: AppProps) {
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Localised router={router} />
      </I18nextProvider>
    </Provider>
  );
}

/** Provides the chosen language and the city's time zone to everything below. */
function Localised({ router }: Pick<AppProps, 'router'>) {
  const { t, i18n: current } = useTranslation();
  const { data: config } = useGetConfigQuery();
  return (
    <AppProviders
      locale={current.language}
      {...(config ? { timeZone: config.city.timeZone } : {})}
      closeLabel={t('common.close')}
    >
      <DeploymentWatch />
      <LoadAhead />
      <RouterProvider router={router} />
    </AppProviders>
  );
}

/** A component of its own, so that a change of the session does not render the application again. */
function LoadAhead(): null {
  const { me } = useSession();
  const isKnown = me !== undefined;
  const hasSession = Boolean(me);
  useEffect(() => (isKnown ? loadAhead(hasSession) : undefined), [isKnown, hasSession]);
  return null;
}
