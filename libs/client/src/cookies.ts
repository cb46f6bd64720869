/** A `fetch` that keeps a session like a browser, for programs that sign in like a person, such as tests. */
export interface CookieFetch {
  readonly fetch: typeof fetch;
  /** Cookies by name. */
  readonly jar: Map<string, string>;
  /** The value of a Cookie header; empty when nobody is signed in. */
  cookie(): string;
}

/** @param cookie cookies of an earlier session, in the format of a Cookie header */
export function cookieFetch(cookie = '', send: typeof fetch = fetch): CookieFetch {
  const jar = new Map<string, string>();
  for (const pair of cookie.split('; ').filter(Boolean)) put(jar, pair);
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    jar,
    cookie: header,
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      if (jar.size > 0) headers.set('cookie', header());
      const response = await send(input, { ...init, headers });
      for (const line of response.headers.getSetCookie()) put(jar, line);
      return response;
    },
  };
}

/** Stores `name=value` with or without attributes; an empty or expired value removes the cookie. */
function put(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  if (at < 1) return;
  const name = pair.slice(0, at);
  const value = pair.slice(at + 1);
  const expired = attributes.some(
    (text) => /^max-age=(0|-\d+)$/i.test(text) || (/^expires=/i.test(text) && Date.parse(text.slice(8)) <= Date.now()),
  );
  if (value === '' || expired) jar.delete(name);
  else jar.set(name, value);
}
