import { useState } from 'react';

type State = 'sending' | 'failed';

/** An own message that the server has not confirmed. */
type Pending<Content> = Content & { clientId: string; state: State; sentAt: string };

/**
 * Messages that are shown before the server has them. A failed one is kept and can be resent with the same id.
 * @param post sends the message; resolves with an error on failure
 * @param stored client ids of the messages that the server has
 */
export function usePendingMessages<Content extends object>(
  post: (message: Content & { clientId: string }) => Promise<{ error?: unknown }>,
  stored: ReadonlySet<string | null | undefined>,
) {
  const [all, setAll] = useState<readonly Pending<Content>[]>([]);
  const setState = (clientId: string, state: State) =>
    setAll((before) => before.map((each) => (each.clientId === clientId ? { ...each, state } : each)));
  const deliver = async (clientId: string, content: Content) => {
    const { error } = await post({ ...content, clientId });
    if (error) setState(clientId, 'failed');
  };
  return {
    pending: all.filter(({ clientId }) => !stored.has(clientId)),
    send: (content: Content) => {
      const clientId = crypto.randomUUID();
      setAll((before) => [...before, { ...content, clientId, state: 'sending', sentAt: new Date().toISOString() }]);
      void deliver(clientId, content);
    },
    retry: (clientId: string) => {
      const message = all.find((each) => each.clientId === clientId);
      if (!message) return;
      setState(clientId, 'sending');
      const { state: _state, sentAt: _sentAt, ...content } = message;
      void deliver(clientId, content as unknown as Content);
    },
  };
}
