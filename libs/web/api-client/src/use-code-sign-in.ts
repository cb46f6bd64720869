import { useState } from 'react';
import { useRequestCodeMutation, useVerifyCodeMutation, type UserView } from './generated';
import { isRefused, isUnreachable } from './problem';

/**
 * Sign-in with a one-time code in two steps: request a code, then enter it. The answer to the request never reveals
 * whether an account exists.
 * @param alreadySentTo the address to which a code was already sent, for example after sign-up
 * @param alreadyLimited why no new code was sent there; the latest one may still be valid
 */
export function useCodeSignIn(alreadySentTo?: string, alreadyLimited?: unknown) {
  const [requestCode, requested] = useRequestCodeMutation();
  const [verifyCode, verified] = useVerifyCodeMutation();
  const [sentTo, setSentTo] = useState(alreadySentTo);
  const [limit, setLimit] = useState(alreadyLimited);

  /** @param identifier email address or phone number @returns whether a code was sent */
  const send = async (identifier: string): Promise<boolean> => {
    verified.reset();
    const { error } = await requestCode({ codeRequest: { identifier } });
    const limited = isRefused(error, 'too_many_codes');
    // The latest code may still be valid, so it can be entered.
    if (!error || limited) {
      setSentTo(identifier);
      setLimit(limited ? error : undefined);
    }
    return !error;
  };
  /**
   * @returns the signed-in user, 'refused', or 'unchecked' if there was no answer and the same code may still be valid
   */
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
    /** The address of the latest code; undefined in the first step. */
    sentTo,
    send,
    verify,
    startOver,
    sending: requested.isLoading,
    verifying: verified.isLoading,
    /** The rate limit error, while the latest code may still be valid; cleared when a code is sent. */
    limit,
    /** Why a code was not sent, apart from the rate limit. */
    sendError: isRefused(requested.error, 'too_many_codes') ? undefined : requested.error,
    /** Why the code was refused. */
    refusal: isUnreachable(verified.error) ? undefined : verified.error,
    /** Why the code could not be checked. */
    failure: isUnreachable(verified.error) ? verified.error : undefined,
  };
}
