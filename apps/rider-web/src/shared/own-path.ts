/** The page to go to after signing in: a path of this application, never another site. */
export function ownPath(asked: string | null, home = '/'): string {
  if (!asked?.startsWith('/') || asked.startsWith('//')) return home;
  try {
    const base = 'https://own.invalid';
    const url = new URL(asked, base);
    return url.origin === base && !['/signin', '/signup'].includes(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : home;
  } catch {
    return home;
  }
}

export const signInPath = (returnTo: string): string => `/signin?returnTo=${encodeURIComponent(returnTo)}`;
export const signUpPath = (returnTo: string): string => (returnTo === '/' ? '/signup' : `/signup?returnTo=${encodeURIComponent(returnTo)}`);
