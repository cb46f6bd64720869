// Runs during the build of the application; see page-snapshots.mjs of libs/web/ui.
import { Provider } from 'react-redux';
import type { Language } from '@groupride/web-ui';
import { renderPages } from '@groupride/web-ui/snapshots';
import LandingPage from '../../features/info/landing-page';
import SignInPage from '../../features/session/sign-in-page';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { Shell } from '../shell';
import { makeStore } from '../store';

const PAGES = [
  { path: 'landing', element: <LandingPage /> },
  { path: 'signin', element: <SignInPage /> },
];

/** Renders the pages that newcomers open first. */
export const renderSnapshots = (language: Language) =>
  renderPages(language, {
    texts: { en, es },
    withStore: (page) => <Provider store={makeStore()}>{page}</Provider>,
    routes: [{ element: <Shell />, children: PAGES }],
    closeLabel: (t) => t('common.close'),
    pages: {
      landing: { path: '/landing', title: (t) => `${t('landing.title')} · ${t('product.name')}` },
      signin: { path: '/signin', title: (t) => `${t('signIn.title')} · ${t('product.name')}` },
    },
  });
