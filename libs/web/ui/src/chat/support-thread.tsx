import { useFormat } from '../app/format-context';
import { StoredChat, type StoredChatTexts, type StoredMessages } from './stored-chat';

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
  state: 'sending' | 'waiting' | 'failed';
}

/** Sections of an application's texts that this component uses. */
export interface SupportTexts {
  chat: StoredChatTexts;
  support: { us: string; empty: string; hint: string };
  loading: string;
  /** Label of the button after loading failed. */
  again: string;
}

export interface SupportThreadProps {
  texts: SupportTexts;
  chat: StoredMessages<SupportMessage, PendingMessage> & { isLoaded: boolean; send: (text: string) => void };
  maxLength: number;
  /** Explains why loading failed. */
  problemText: (error: unknown) => string;
}

/** Messages between a person and operations. Independent of the server. */
export function SupportThread({ chat, texts: { support, ...texts }, maxLength, problemText }: SupportThreadProps) {
  const { dateTime } = useFormat();
  return (
    <StoredChat
      chat={chat}
      isLoaded={chat.isLoaded}
      texts={{ ...texts.chat, empty: support.empty }}
      loading={texts.loading}
      again={texts.again}
      authorOf={() => support.us}
      textOf={({ text }) => text}
      time={dateTime}
      problemText={problemText}
      note={support.hint}
      maxLength={maxLength}
      quickReplies={[]}
      onSend={chat.send}
      onQuickReply={() => undefined}
    />
  );
}
