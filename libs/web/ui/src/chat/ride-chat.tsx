import { useFormat } from '../app/format-context';
import { StoredChat, type StoredChatProps, type StoredChatTexts, type StoredMessages } from './stored-chat';

interface Content<Reply extends string> {
  text?: string | null;
  quickReply?: Reply | null;
}

interface SentMessage<Reply extends string> extends Content<Reply> {
  id: number;
  clientId?: string | null;
  isYou: boolean;
  authorName: string;
  sentAt: string;
}

interface PendingMessage<Reply extends string> extends Content<Reply> {
  clientId: string;
  sentAt: string;
  state: 'sending' | 'waiting' | 'failed';
}

export interface RideChatProps<Reply extends string, Sent extends SentMessage<Reply>> extends Pick<
  StoredChatProps<Sent, PendingMessage<Reply>>,
  'loading' | 'again' | 'authorOf' | 'problemText' | 'note' | 'maxLength'
> {
  chat: StoredMessages<Sent, PendingMessage<Reply>> & {
    /** What the server answered. */
    chat: { isOpen: boolean } | undefined;
    sendText: (text: string) => void;
    sendQuickReply: (reply: Reply) => void;
  };
  texts: StoredChatTexts & { closed: string; quick: Readonly<Record<Reply, string>> };
  quickReplies: readonly Reply[];
}

/** Messages between the people of a ride. Independent of the server. */
export function RideChat<Reply extends string, Sent extends SentMessage<Reply>>({
  chat,
  texts,
  quickReplies,
  ...others
}: RideChatProps<Reply, Sent>) {
  const { when } = useFormat();
  return (
    <StoredChat
      {...others}
      chat={chat}
      isLoaded={chat.chat !== undefined}
      texts={texts}
      textOf={({ text, quickReply }) => (quickReply ? texts.quick[quickReply] : (text ?? ''))}
      time={when}
      quickReplies={quickReplies.map((id) => ({ id, label: texts.quick[id] }))}
      onSend={chat.sendText}
      onQuickReply={(id) => chat.sendQuickReply(id as Reply)}
      closed={chat.chat?.isOpen === false ? texts.closed : null}
    />
  );
}
