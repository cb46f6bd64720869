/** Base for parsing paths as URLs; never requested. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Address of the sign-in page that later returns to `returnTo`. A path returns to the rider application, an address of
 * one of `origins` to that application. Anything else is ignored, so that our links cannot redirect to foreign pages.
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
  // Parsed as in browsers, which read '\' as '/' and drop tabs and line breaks: for them '/\t/elsewhere' is another
  // host.
  const url = new URL(text, isPath ? NOWHERE : undefined);
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (path.startsWith('//')) return null;
  if (isPath) return url.origin === NOWHERE ? { origin: null, path } : null;
  return origins.includes(url.origin) ? { origin: url.origin, path } : null;
}
