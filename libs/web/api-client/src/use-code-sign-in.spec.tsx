/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';

let answer: { data?: unknown; error?: unknown } = {};
function useFakeMutation() {
  const [state, setState] = useState<{ error?: unknown }>({});
  const call = () => {
    setState({ error: answer.error });
    return Promise.resolve(answer);
  };
  return [call, { isLoading: false, error: state.error, reset: () => setState({}) }];
}
jest.unstable_mockModule('./generated', () => ({
  useRequestCodeMutation: useFakeMutation,
  useVerifyCodeMutation: useFakeMutation,
}));
const { useCodeSignIn } = await import('./use-code-sign-in');

const refused = { status: 400, data: { code: 'code_invalid' } };
const away = { status: 503, data: { code: 'unavailable' } };
const offline = { status: 'FETCH_ERROR' };

async function verify(given: typeof answer) {
  const { result } = renderHook(() => useCodeSignIn('riley@example.test'));
  answer = given;
  let outcome: unknown;
  await act(async () => void (outcome = await result.current.verify('123456')));
  return { outcome, refusal: result.current.refusal, failure: result.current.failure };
}

describe('asking for a sign-in code', () => {
  it('leads on to entering the newest one when no more are sent, and stays where it is when the address is refused', async () => {
    const { result } = renderHook(() => useCodeSignIn());
    answer = { error: { status: 400, data: { code: 'validation_failed' } } };
    await act(async () => void (await result.current.send('riley@example.test')));
    expect(result.current.sentTo).toBeUndefined();
    answer = { error: { status: 429, data: { code: 'too_many_codes' } } };
    await act(async () => void (await result.current.send('riley@example.test')));
    expect([result.current.sentTo, result.current.limit]).toEqual(['riley@example.test', answer.error]);
    expect(result.current.sendError).toBeUndefined();
  });

  it('is limited until one is sent or another address is given', async () => {
    const tooMany = { status: 429, data: { code: 'too_many_codes' } };
    const { result } = renderHook(() => useCodeSignIn('riley@example.test', tooMany));
    const send = async (given: typeof answer) => {
      answer = given;
      await act(async () => void (await result.current.send('riley@example.test')));
      return [result.current.limit, result.current.sendError];
    };
    expect(result.current.limit).toBe(tooMany);
    expect(await send({ error: offline })).toEqual([tooMany, offline]);
    expect(await send({})).toEqual([undefined, undefined]);
    expect(await send({ error: tooMany })).toEqual([tooMany, undefined]);
    act(() => result.current.startOver());
    expect(result.current.limit).toBeUndefined();
  });
});

describe('a sign-in code', () => {
  it('signs in when it is correct', async () => {
    expect(await verify({ data: { id: 1 } })).toEqual({ outcome: { id: 1 }, refusal: undefined, failure: undefined });
  });

  it('is refused when the API says so', async () => {
    expect(await verify({ error: refused })).toEqual({ outcome: 'refused', refusal: refused, failure: undefined });
  });

  it.each([away, offline])('is unchecked, not refused, when the server does not respond (%j)', async (error) => {
    expect(await verify({ error })).toEqual({ outcome: 'unchecked', refusal: undefined, failure: error });
  });
});
