/** Base for parsing paths as URLs; never requested. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Address of the sign-in page for somebody who wants to be at `returnTo` afterwards. A path returns to the rider
 * application, an address of one of `origins` to that application; anything else is forgotten, so that nobody is led
 * to a foreign page by a link to ours.
 * @param riderWeb origin of the rider application
 * @param origins every origin of our applications
 */
export function signInPage(returnTo: unknown, riderWeb: string, origins: readonly string[]): string {
  const target = typeof returnTo === 'string' ? destination(returnTo, origins) : null;
  const page = new URL('/signin', target?.origin ?? riderWeb);
  if (target) page.searchParams.set('returnTo', target.path);
  return page.href;
}

function destination(text: string, origins: readonly string[]): { origin: string | null; path: string } | null {
  const isPath = text.startsWith('/');
  if (!URL.canParse(text, isPath ? NOWHERE : undefined)) return null;
  // Parsed as browsers do, which read '\' as '/' and leave out tabs and line ends: '/\t/elsewhere' is another host for them.
  const url = new URL(text, isPath ? NOWHERE : undefined);
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (path.startsWith('//')) return null;
  if (isPath) return url.origin === NOWHERE ? { origin: null, path } : null;
  return origins.includes(url.origin) ? { origin: url.origin, path } : null;
}
