/** Address of the sign-up page, with the page to return to afterwards. */
export const signUpPath = (returnTo: string): string =>
  returnTo === '/' ? '/signup' : `/signup?returnTo=${encodeURIComponent(returnTo)}`;
