import { lazy, useState, type ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** Loads Home separately, because other pages such as sign-in do not need it. */
export const loadHome = async (): Promise<ComponentType> => (loaded ??= (await import('./home-page')).HomePage);

/** Renders Home immediately if it is already loaded, so that the first view of index.html stays until then. */
export function Home() {
  const [Page] = useState(() => loaded ?? lazy(async () => ({ default: await loadHome() })));
  return <Page />;
}
