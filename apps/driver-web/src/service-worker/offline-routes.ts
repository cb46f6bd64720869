/** Answers that a driver needs without a network: who I am, the ride in hand with its passengers, and rides for later. */
const WANTED_OFFLINE = [
  /^\/api\/config$/,
  /^\/api\/auth\/user$/,
  /^\/api\/drivers\/profile$/,
  /^\/api\/drivers\/\d+\/(active-ride|upcoming-rides)$/,
  /^\/api\/rides\/\d+\/(members|boarding|no-show)$/,
];

export const isWantedOffline = (pathname: string): boolean => WANTED_OFFLINE.some((path) => path.test(pathname));

/** Built files carry a hash of their content in their name, so a copy of one stays right. */
export const isBuiltFile = (pathname: string): boolean => pathname.startsWith('/assets/');

/** The answer by which the page tells how old the trip is that it shows. */
export const isActiveRide = (pathname: string): boolean => /^\/api\/drivers\/\d+\/active-ride$/.test(pathname);
