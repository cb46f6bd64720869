import { lazy, useState, type ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** Loads Home, which the sign-in page and others do without. */
export const loadHome = async (): Promise<ComponentType> => (loaded ??= (await import('./home-page')).HomePage);

/** Home, at once when it is loaded already: the first view of index.html stays until then. */
export function Home() {
  const [Page] = useState(() => loaded ?? lazy(async () => ({ default: await loadHome() })));
  return <Page />;
}
