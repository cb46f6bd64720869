/** Going back to these would lead round in a circle. */
const SIGN_IN_PAGES = ['/signin', '/signup'];

/** The page to go to after signing in: a path of this application, never another site. */
export function safeReturnTo(asked: string | null, home: string): string {
  if (!asked || !asked.startsWith('/') || asked.startsWith('//')) return home;
  try {
    const base = 'https://own.invalid';
    const url = new URL(asked, base);
    // Dots in a path can leave two slashes at its start, which would be another site again.
    return url.origin === base && !url.pathname.startsWith('//') && !SIGN_IN_PAGES.includes(url.pathname)
      ? `${url.pathname}${url.search}${url.hash}`
      : home;
  } catch {
    return home;
  }
}

export const signInPath = (from: string): string => `/signin?returnTo=${encodeURIComponent(from)}`;
