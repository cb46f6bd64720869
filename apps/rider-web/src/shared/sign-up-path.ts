/** The sign-up page, and where to go afterwards. */
export const signUpPath = (returnTo: string): string =>
  returnTo === '/' ? '/signup' : `/signup?returnTo=${encodeURIComponent(returnTo)}`;
