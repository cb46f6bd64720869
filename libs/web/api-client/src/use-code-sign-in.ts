import { useState } from 'react';
import { useRequestCodeMutation, useVerifyCodeMutation, type UserView } from './generated';
import { isRefused, isUnreachable } from './problem';

/**
 * Sign-in by a one-time code, in two steps: ask for a code, give it. The answer to the first never tells whether an account exists.
 * @param alreadySentTo where a code is on its way from before, as after signing up
 * @param alreadyLimited why no code is on its way there, though an earlier one may still work
 */
export function useCodeSignIn(alreadySentTo?: string, alreadyLimited?: unknown) {
  const [requestCode, requested] = useRequestCodeMutation();
  const [verifyCode, verified] = useVerifyCodeMutation();
  const [sentTo, setSentTo] = useState(alreadySentTo);
  const [limit, setLimit] = useState(alreadyLimited);

  /** @param identifier e-mail address or phone number; @returns whether a code is on its way */
  const send = async (identifier: string): Promise<boolean> => {
    verified.reset();
    const { error } = await requestCode({ codeRequest: { identifier } });
    const limited = isRefused(error, 'too_many_codes');
    // The newest code that was sent may still work, so it can be entered.
    if (!error || limited) {
      setSentTo(identifier);
      setLimit(limited ? error : undefined);
    }
    return !error;
  };
  /** @returns who is signed in now, 'refused', or 'unchecked' when nobody answered and the same code may still work */
  const verify = async (code: string): Promise<UserView | 'refused' | 'unchecked'> => {
    const { data, error } = await verifyCode({ codeVerification: { identifier: sentTo ?? '', code } });
    return data ?? (isUnreachable(error) ? 'unchecked' : 'refused');
  };
  const startOver = () => {
    requested.reset();
    verified.reset();
    setSentTo(undefined);
    setLimit(undefined);
  };
  return {
    /** Where the code went, or the newest of as many as are sent; undefined in the first step. */
    sentTo,
    send,
    verify,
    startOver,
    sending: requested.isLoading,
    verifying: verified.isLoading,
    /** Why no code is on its way, though the newest of as many as are sent may still work; stays until one is sent. */
    limit,
    /** Why a code was not sent, other than by that limit. */
    sendError: isRefused(requested.error, 'too_many_codes') ? undefined : requested.error,
    /** Why the code was refused. */
    refusal: isUnreachable(verified.error) ? undefined : verified.error,
    /** Why nobody could check the code. */
    failure: isUnreachable(verified.error) ? verified.error : undefined,
  };
}
