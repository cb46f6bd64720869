/** Returning to these pages would cause a loop. */
const SIGN_IN_PAGES = ['/signin', '/signup'];

/** The page to go to after signing in: a path of this application, never another site. */
export function safeReturnTo(asked: string | null, home: string): string {
  if (!asked || !asked.startsWith('/') || asked.startsWith('//')) return home;
  try {
    const base = 'https://own.invalid';
    const url = new URL(asked, base);
    // Dots in a path can produce two leading slashes, which would lead to another site again.
    return url.origin === base && !url.pathname.startsWith('//') && !SIGN_IN_PAGES.includes(url.pathname)
      ? `${url.pathname}${url.search}${url.hash}`
      : home;
  } catch {
    return home;
  }
}

export const signInPath = (from: string): string => `/signin?returnTo=${encodeURIComponent(from)}`;
