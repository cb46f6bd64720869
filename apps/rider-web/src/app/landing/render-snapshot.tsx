// Runs during the build of the application; see landing-snapshot.mjs.
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders, type Language } from '@groupride/web-ui';
import LandingPage from '../../features/info/landing-page';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { Shell } from '../shell';
import { makeStore } from '../store';

export interface LandingSnapshot {
  title: string;
  html: string;
}

/** Renders the landing page for signed-out visitors, with its styles. */
export async function renderSnapshot(language: Language): Promise<LandingSnapshot> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    resources: { en: { translation: en }, es: { translation: es } },
    lng: language,
    interpolation: { escapeValue: false },
  });
  const router = createMemoryRouter(
    [{ element: <Shell />, children: [{ path: 'landing', element: <LandingPage /> }] }],
    { initialEntries: ['/landing'] },
  );
  const html = renderToString(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>
        <AppProviders locale={language} closeLabel={i18n.t('common.close')}>
          <RouterProvider router={router} />
        </AppProviders>
      </I18nextProvider>
    </Provider>,
  );
  return { title: `${i18n.t('landing.title')} · ${i18n.t('product.name')}`, html };
}
