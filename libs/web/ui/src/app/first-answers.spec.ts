import { jest } from '@jest/globals';

/** What these requests use of a response. */
const answer = (body: unknown, { ok = true, age = false } = {}) =>
  Promise.resolve({ ok, headers: { has: () => age }, json: () => Promise.resolve(body) } as unknown as Response);

/** What the first render gets when the two requests end like this. */
async function answersWhen(config: Promise<Response>, user: Promise<Response>) {
  jest.resetModules();
  globalThis.fetch = jest.fn<typeof fetch>((path) => (path === '/api/config' ? config : user));
  const { askFirst, firstAnswers } = await import('./first-answers');
  askFirst();
  const answers = await firstAnswers();
  expect(fetch).toHaveBeenCalledTimes(2);
  return answers;
}

describe('firstAnswers', () => {
  it('tells a visitor without a session from an unknown one', async () => {
    expect(await answersWhen(answer({ city: 'Charlotte' }), answer(null))).toEqual({
      config: { city: 'Charlotte' },
      user: null,
    });
    expect(await answersWhen(answer('', { ok: false }), Promise.reject(new Error('offline')))).toEqual({});
  });

  it('leaves stored answers to the application, which repeats their requests', async () =>
    expect(await answersWhen(answer({}, { age: true }), answer({ id: 7 }, { age: true }))).toEqual({}));

  it('does not wait for a slow answer', async () => {
    const never = new Promise<Response>(() => undefined);
    expect(await answersWhen(never, answer(null))).toEqual({ user: null });
  });
});
