import { Box } from '@chakra-ui/react';
import { useFormat } from '../app/format-context';
import { Card } from '../data/card';
import { InlineAlert } from '../feedback/inline-alert';
import { ErrorState, LoadingState } from '../feedback/states';
import { useOnline } from '../hooks/use-online';
import { ChatThread, type ChatTexts } from './chat-thread';

interface SupportMessage {
  id: number;
  clientId?: string | null;
  isYou: boolean;
  text: string;
  sentAt: string;
}

interface PendingMessage {
  clientId: string;
  text: string;
  sentAt: string;
  state: 'sending' | 'failed';
}

/** Sections of an application's texts. */
export interface SupportTexts {
  chat: ChatTexts & { you: string; failedTitle: string; offline: string };
  support: { us: string; empty: string; hint: string };
  loading: string;
  /** Of the button after the chat did not load. */
  again: string;
}

export interface SupportThreadProps {
  texts: SupportTexts;
  chat: {
    isLoaded: boolean;
    messages: readonly SupportMessage[];
    pending: readonly PendingMessage[];
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
    older: (() => void) | undefined;
    isLoadingOlder: boolean;
    send: (text: string) => void;
    retry: (clientId: string) => void;
  };
  maxLength: number;
  /** Why it did not load. */
  problemText: (error: unknown) => string;
}

/** Messages between a person and operations. Knows no server. */
export function SupportThread({ chat, texts, maxLength, problemText }: SupportThreadProps) {
  const { dateTime } = useFormat();
  const online = useOnline();
  const { isLoaded, messages, pending, error, isFetching, refetch, older, isLoadingOlder, send, retry } = chat;
  if (!isLoaded)
    return error ? (
      <ErrorState
        title={texts.chat.failedTitle}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={texts.again}
        retrying={isFetching}
      />
    ) : (
      <LoadingState label={texts.loading} />
    );
  return (
    <Card>
      <ChatThread
        items={[
          ...messages.map(({ id, clientId, isYou, text, sentAt }) => ({
            key: clientId ?? String(id),
            author: isYou ? texts.chat.you : texts.support.us,
            isYou,
            text,
            time: dateTime(sentAt),
          })),
          ...pending.map(({ clientId, text, sentAt, state }) => ({
            key: clientId,
            author: texts.chat.you,
            isYou: true,
            text,
            time: dateTime(sentAt),
            state,
          })),
        ]}
        texts={{ ...texts.chat, empty: texts.support.empty }}
        maxLength={maxLength}
        quickReplies={[]}
        onSend={send}
        onQuickReply={() => undefined}
        onRetry={retry}
        onOlder={older}
        loadingOlder={isLoadingOlder}
        notice={online ? null : <InlineAlert tone="warning">{texts.chat.offline}</InlineAlert>}
      />
      <Box textStyle="caption" color="fg.muted" mt="3">
        {texts.support.hint}
      </Box>
    </Card>
  );
}
