// Renders pages of an application during its build; see page-snapshots.mjs. Apart from index.ts, because only Node
// runs it.
import { createInstance, type ResourceKey, type TFunction } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppProviders } from './app/app-providers';
import type { PageSnapshot } from './app/page-snapshot';
import { RouterFrame } from './app/router-frame';
import type { Language } from './i18n/detect-language';

interface SnapshotOptions<Page extends string> {
  texts: Readonly<Record<Language, ResourceKey>>;
  /** Puts the store of the application around a page. */
  withStore: (page: ReactNode) => ReactElement;
  routes: RouteObject[];
  closeLabel: (t: TFunction) => string;
  /** The address and the document's title of each page. */
  pages: Readonly<Record<Page, { path: string; title: (t: TFunction) => string }>>;
}

/** Renders pages as signed-out visitors see them, with their styles. */
export async function renderPages<Page extends string>(
  language: Language,
  { texts, withStore, routes, closeLabel, pages }: SnapshotOptions<Page>,
): Promise<Record<Page, PageSnapshot>> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    resources: { en: { translation: texts.en }, es: { translation: texts.es } },
    lng: language,
    interpolation: { escapeValue: false },
  });
  const render = (path: string) =>
    renderToString(
      withStore(
        <I18nextProvider i18n={i18n}>
          <AppProviders locale={language} closeLabel={closeLabel(i18n.t)}>
            <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
          </AppProviders>
        </I18nextProvider>,
      ),
    );
  const names = Object.keys(pages) as Page[];
  const rendered = names.map((name): [Page, PageSnapshot] => {
    const { path, title } = pages[name];
    return [name, { title: title(i18n.t), html: render(path) }];
  });
  return Object.fromEntries(rendered) as Record<Page, PageSnapshot>;
}

interface SignInOptions extends Pick<SnapshotOptions<'signin'>, 'texts' | 'withStore' | 'closeLabel'> {
  page: ReactElement;
  title: (t: TFunction) => string;
}

/** Renders the sign-in page of an application that has no other snapshots. */
export function renderSignIn(
  language: Language,
  { page, title, ...options }: SignInOptions,
): Promise<Record<'signin', PageSnapshot>> {
  return renderPages(language, {
    ...options,
    routes: [{ element: <RouterFrame />, children: [{ path: '/signin', element: page }] }],
    pages: { signin: { path: '/signin', title } },
  });
}
