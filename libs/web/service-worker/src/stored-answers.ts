/**
 * Workbox plugin that adds the age of a cached answer in the `Age` header, like HTTP caches (RFC 9111, section 5.1).
 * The page repeats requests whose answers have an age; see repeat-unreachable.ts of the API client.
 */
export const withAge = {
  cachedResponseWillBeUsed: ({ cachedResponse }: { cachedResponse?: Response }): Promise<Response | null> => {
    if (!cachedResponse) return Promise.resolve(null);
    const { status, statusText, body } = cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    const answered = Date.parse(headers.get('date') ?? '');
    const age = Number.isNaN(answered) ? 0 : Math.max(0, Math.round((Date.now() - answered) / 1000));
    headers.set('age', String(age));
    return Promise.resolve(new Response(body, { status, statusText, headers }));
  },
};
