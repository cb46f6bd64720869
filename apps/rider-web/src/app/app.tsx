import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from '@groupride/web-ui';
import { DeploymentWatch, useGetConfigQuery } from '@groupride/web-api-client';
import { useSession } from '../shared/session';
import { i18n } from './i18n';
import { loadAhead, makeRouter } from './router';
import type { makeStore } from './store';

export function App({ store }: { store: ReturnType<typeof makeStore> }) {
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Localised />
      </I18nextProvider>
    </Provider>
  );
}

/** Provides the chosen language and the city's time zone to everything below. */
function Localised() {
  const { t, i18n: current } = useTranslation();
  const { data: config } = useGetConfigQuery();
  const [router] = useState(makeRouter);
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
