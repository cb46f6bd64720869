import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long a code is valid. */
const VALID_MS = 10 * 60_000;

interface SentState {
  sentTo?: string;
  sentAt?: number;
}

/** The part of a sign-in that sends codes. */
interface CodeSender {
  send: (address: string) => Promise<boolean>;
  startOver: () => void;
}

/**
 * The address to which this page sent a code. It stays in the browser's history entry, because phones reload a page that
 * was left to read the code.
 */
export function useSentTo() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { sentTo, sentAt = 0 } = (state as SentState | null) ?? {};
  const keep = useCallback(
    (address: string | undefined) => {
      const sent = address === undefined ? null : { sentTo: address, sentAt: Date.now() };
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: sent });
    },
    [navigate, pathname, search],
  );
  return {
    sentTo: Date.now() - sentAt < VALID_MS ? sentTo : undefined,
    keep,
    /** Keeps the address of each code that the sign-in sends, until it starts over. */
    keepFor: <SignIn extends CodeSender>(signIn: SignIn): SignIn => ({
      ...signIn,
      send: async (address) => {
        const isSent = await signIn.send(address);
        if (isSent) keep(address);
        return isSent;
      },
      startOver: () => {
        signIn.startOver();
        keep(undefined);
      },
    }),
  };
}
