import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../data/card';
import { InlineAlert } from '../feedback/inline-alert';
import { ErrorState, LoadingState } from '../feedback/states';
import { useOnline } from '../hooks/use-online';
import { ChatThread, type ChatTexts, type ChatThreadProps } from './chat-thread';

interface SentMessage {
  id: number;
  clientId?: string | null;
  isYou: boolean;
  sentAt: string;
}

interface PendingMessage {
  clientId: string;
  sentAt: string;
  state: 'sending' | 'waiting' | 'failed';
}

/** A chat that the server keeps, with the messages that it has not confirmed, as the hooks of the API client return it. */
export interface StoredMessages<Sent extends SentMessage, Pending extends PendingMessage> {
  messages: readonly Sent[];
  pending: readonly Pending[];
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  older: (() => void) | undefined;
  isLoadingOlder: boolean;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
  draft?: string;
  keepDraft?: (text: string) => void;
}

export interface StoredChatTexts extends ChatTexts {
  you: string;
  failedTitle: string;
  offline: string;
}

export interface StoredChatProps<Sent extends SentMessage, Pending extends PendingMessage> extends Pick<
  ChatThreadProps,
  'maxLength' | 'quickReplies' | 'onSend' | 'onQuickReply' | 'closed'
> {
  chat: StoredMessages<Sent, Pending>;
  isLoaded: boolean;
  texts: StoredChatTexts;
  loading: string;
  /** Label of the button after loading failed. */
  again: string;
  /** The author of another person's message. */
  authorOf: (message: Sent) => string;
  textOf: (message: Sent | Pending) => string;
  time: (sentAt: string) => string;
  /** Explains why loading failed. */
  problemText: (error: unknown) => string;
  /** Shown below the chat, which then has a card. */
  note?: ReactNode;
}

/** A chat, or the state of loading it. Independent of the server. */
export function StoredChat<Sent extends SentMessage, Pending extends PendingMessage>({
  chat: { messages, pending, error, isFetching, refetch, older, isLoadingOlder, retry, discard, draft, keepDraft },
  isLoaded,
  texts,
  loading,
  again,
  authorOf,
  textOf,
  time,
  problemText,
  note,
  ...thread
}: StoredChatProps<Sent, Pending>) {
  const online = useOnline();
  // Offline, a message can be written without the earlier ones.
  if (!isLoaded && (online || !error))
    return error ? (
      <ErrorState
        title={texts.failedTitle}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={again}
        retrying={isFetching}
      />
    ) : (
      <LoadingState label={loading} />
    );
  const content = (
    <ChatThread
      {...thread}
      items={[
        ...messages.map((message) => ({
          key: message.clientId ?? String(message.id),
          author: message.isYou ? texts.you : authorOf(message),
          isYou: message.isYou,
          text: textOf(message),
          time: time(message.sentAt),
        })),
        ...pending.map((message) => ({
          key: message.clientId,
          author: texts.you,
          isYou: true,
          text: textOf(message),
          time: time(message.sentAt),
          state: message.state,
        })),
      ]}
      texts={texts}
      onRetry={retry}
      onDiscard={discard}
      draft={draft}
      onDraft={keepDraft}
      onOlder={older}
      loadingOlder={isLoadingOlder}
      notice={online ? null : <InlineAlert tone="warning">{texts.offline}</InlineAlert>}
    />
  );
  if (!note) return content;
  return (
    <Card>
      {content}
      <Box textStyle="caption" color="fg.muted" mt="3">
        {note}
      </Box>
    </Card>
  );
}
