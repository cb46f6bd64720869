// Runs during the build of the application; see page-snapshots.mjs of libs/web/ui.
import { Provider } from 'react-redux';
import type { Language } from '@groupride/web-ui';
import { renderSignIn } from '@groupride/web-ui/snapshots';
import { enFirst } from './locales/en-first';
import { esFirst } from './locales/es-first';
import { SignInPage } from './pages/sign-in-page';
import { makeStore } from './store';

export const renderSnapshots = (language: Language) =>
  renderSignIn(language, {
    texts: { en: enFirst, es: esFirst },
    withStore: (page) => <Provider store={makeStore()}>{page}</Provider>,
    page: <SignInPage />,
    closeLabel: (t) => t('app.close'),
    title: (t) => `${t('signIn.title')} · ${t('app.title')}`,
  });
