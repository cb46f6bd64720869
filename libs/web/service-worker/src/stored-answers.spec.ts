import { withAge } from './stored-answers';

const given = (headers: Record<string, string>) =>
  withAge.cachedResponseWillBeUsed({ cachedResponse: new Response('{"id":7}', { status: 200, headers }) });

describe('an answer from the store', () => {
  it('says how old it is, and is otherwise as it was', async () => {
    const answer = await given({
      date: new Date(Date.now() - 90_000).toUTCString(),
      'content-type': 'application/json',
    });
    expect(Number(answer?.headers.get('age'))).toBeGreaterThanOrEqual(90);
    expect(Number(answer?.headers.get('age'))).toBeLessThan(100);
    expect(answer?.headers.get('content-type')).toBe('application/json');
    expect(await answer?.json()).toEqual({ id: 7 });
  });

  it('says that it is stored even when nobody knows since when', async () => {
    expect((await given({}))?.headers.get('age')).toBe('0');
    // The device's clock may be behind the server's.
    expect((await given({ date: new Date(Date.now() + 90_000).toUTCString() }))?.headers.get('age')).toBe('0');
  });

  it('is missing when there is none', async () => expect(await withAge.cachedResponseWillBeUsed({})).toBeNull());
});
