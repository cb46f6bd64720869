/** Answers that a driver needs offline: the session, the current ride with its passengers, and upcoming rides. */
const WANTED_OFFLINE = [
  /^\/api\/config$/,
  /^\/api\/auth\/user$/,
  /^\/api\/drivers\/profile$/,
  /^\/api\/drivers\/\d+\/(active-ride|upcoming-rides)$/,
  /^\/api\/rides\/\d+\/(members|boarding|no-show)$/,
];

export const isWantedOffline = (pathname: string): boolean => WANTED_OFFLINE.some((path) => path.test(pathname));

/** The names of built files contain a content hash, so a copy never becomes outdated. */
export const isBuiltFile = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Whether this is the answer that determines the age of the trip on the page. */
export const isActiveRide = (pathname: string): boolean => /^\/api\/drivers\/\d+\/active-ride$/.test(pathname);
