import { useState } from 'react';
import { useRequestCodeMutation, useVerifyCodeMutation, type UserView } from './generated';

/**
 * Sign-in by a one-time code, in two steps: ask for a code, give it. The answer to the first never tells whether an account exists.
 * @param alreadySentTo where a code is on its way from before, as after signing up
 */
export function useCodeSignIn(alreadySentTo?: string) {
  const [requestCode, requested] = useRequestCodeMutation();
  const [verifyCode, verified] = useVerifyCodeMutation();
  const [sentTo, setSentTo] = useState(alreadySentTo);

  /** @param identifier e-mail address or phone number; @returns whether a code is on its way */
  const send = async (identifier: string): Promise<boolean> => {
    verified.reset();
    const { error } = await requestCode({ codeRequest: { identifier } });
    if (!error) setSentTo(identifier);
    return !error;
  };
  /** @returns who is signed in now, or undefined when the code was refused */
  const verify = async (code: string): Promise<UserView | undefined> => (await verifyCode({ codeVerification: { identifier: sentTo ?? '', code } })).data;
  const startOver = () => {
    requested.reset();
    verified.reset();
    setSentTo(undefined);
  };
  return {
    /** Where the code went; undefined in the first step. */
    sentTo,
    send,
    verify,
    startOver,
    sending: requested.isLoading,
    verifying: verified.isLoading,
    sendError: requested.error,
    verifyError: verified.error,
  };
}
