/** Answers that are useful offline: the session, and the ride with its members, driver and boarding code. */
const WANTED_OFFLINE = [
  /^\/api\/config$/,
  /^\/api\/auth\/user$/,
  /^\/api\/users\/(me|\d+)\/rides$/,
  /^\/api\/rides\/\d+$/,
  /^\/api\/rides\/\d+\/(members|verification|split)$/,
  /^\/api\/drivers\/\d+$/,
];

export const isWantedOffline = (pathname: string): boolean => WANTED_OFFLINE.some((path) => path.test(pathname));

/** The names of built files contain a content hash, so a copy never becomes outdated. */
export const isBuiltFile = (pathname: string): boolean => pathname.startsWith('/assets/');
