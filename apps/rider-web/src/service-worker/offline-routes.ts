/** Answers that are worth having without a network: who I am, and the ride with its members, driver and boarding code. */
const WANTED_OFFLINE = [
  /^\/api\/config$/,
  /^\/api\/auth\/user$/,
  /^\/api\/users\/(me|\d+)\/rides$/,
  /^\/api\/rides\/\d+$/,
  /^\/api\/rides\/\d+\/(members|verification|split)$/,
  /^\/api\/drivers\/\d+$/,
];

export const isWantedOffline = (pathname: string): boolean => WANTED_OFFLINE.some((path) => path.test(pathname));

/** Built files carry a hash of their content in their name, so a copy of one stays right. */
export const isBuiltFile = (pathname: string): boolean => pathname.startsWith('/assets/');
