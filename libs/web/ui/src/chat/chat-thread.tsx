import { Box, Flex, Stack, chakra } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button, TextButton } from '../forms/button';
import { SelectField } from '../forms/text-field';
import { VisuallyHidden } from '../layout/accessibility';

export interface ChatItem {
  key: string;
  /** Displayed name of the author; also set for own messages, for screen readers. */
  author: string;
  isYou: boolean;
  text: string;
  time: string;
  /** Set for own messages that the server has not confirmed. */
  state?: 'sending' | 'waiting' | 'failed';
}

export interface ChatTexts {
  /** Accessible name of the list of messages. */
  log: string;
  empty: string;
  older: string;
  field: string;
  placeholder: string;
  send: string;
  quickReplies: string;
  sending: string;
  /** The message is sent by itself once there is a connection. */
  waiting: string;
  failed: string;
  retry: string;
  discard: string;
}

export interface ChatThreadProps {
  /** Oldest first. */
  items: readonly ChatItem[];
  texts: ChatTexts;
  maxLength: number;
  quickReplies: readonly { id: string; label: string }[];
  onSend: (text: string) => void;
  onQuickReply: (id: string) => void;
  onRetry: (key: string) => void;
  /** Deletes a message that was not sent. */
  onDiscard: (key: string) => void;
  /** The unfinished message from when the chat was open before. */
  draft?: string | undefined;
  onDraft?: ((text: string) => void) | undefined;
  /** Saved texts that can be inserted into the field; `tooLong` says that one does not fit behind what is there. */
  savedReplies?:
    { label: string; choose: string; tooLong: string; replies: readonly { name: string; text: string }[] } | undefined;
  /** Undefined if there are no older messages. */
  onOlder?: (() => void) | undefined;
  loadingOlder?: boolean;
  /** Why nothing can be written; replaces the field. */
  closed?: ReactNode;
  /** Shown above the field: an error, or a missing connection. */
  notice?: ReactNode;
}

/** The messages of a chat, with a field to write one. Independent of the server. */
export function ChatThread(props: ChatThreadProps) {
  const { items, texts, onOlder, loadingOlder = false, closed, notice } = props;
  const log = useRef<HTMLDivElement>(null);
  useReadingPlace(log, items);
  return (
    <Stack gap="3">
      <Box
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={texts.log}
        tabIndex={0}
        overflowY="auto"
        overflowAnchor="none"
        maxH="min(60vh, 36rem)"
        minH="40"
        borderRadius="md"
      >
        {onOlder && (
          <Flex justify="center" pb="2">
            <Button size="sm" variant="ghost" busy={loadingOlder} onClick={onOlder}>
              {texts.older}
            </Button>
          </Flex>
        )}
        {items.length === 0 ? (
          <Box textStyle="small" color="fg.muted" textAlign="center" py="10">
            {texts.empty}
          </Box>
        ) : (
          <Stack as="ul" gap="2" listStyleType="none">
            {items.map((item) => (
              <Message key={item.key} item={item} {...props} />
            ))}
          </Stack>
        )}
      </Box>
      {notice}
      {closed ? (
        <Box textStyle="small" color="fg.muted">
          {closed}
        </Box>
      ) : (
        <Composer {...props} />
      )}
    </Stack>
  );
}

/** The list scrolls to new messages while it is within this many pixels of the newest one. */
const FOLLOWS_WITHIN = 48;

/** Scrolls to new messages, but not while somebody reads older ones: then the visible messages stay in place. */
function useReadingPlace(log: RefObject<HTMLElement | null>, items: readonly ChatItem[]): void {
  const before = useRef<{ height: number; oldest?: string | undefined; newest?: string | undefined }>({ height: 0 });
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { height, ...known } = before.current;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const last = items.at(-1);
    before.current = { height: scrollHeight, oldest: items[0]?.key, newest: last?.key };
    const isFollowing = height - scrollTop - clientHeight < FOLLOWS_WITHIN;
    if (last?.key !== known.newest && (isFollowing || last?.isYou)) element.scrollTop = scrollHeight;
    else if (items[0]?.key !== known.oldest) element.scrollTop = scrollTop + scrollHeight - height;
  });
}

function Message({ item, texts, onRetry, onDiscard }: ChatThreadProps & { item: ChatItem }) {
  const { key, author, isYou, text, time, state } = item;
  return (
    <Flex as="li" direction="column" align={isYou ? 'flex-end' : 'flex-start'}>
      {isYou ? (
        <VisuallyHidden>{author}: </VisuallyHidden>
      ) : (
        <Box textStyle="caption" color="fg.muted" px="1">
          {author}
        </Box>
      )}
      <Box
        maxW="85%"
        px="3.5"
        py="2"
        borderRadius="xl"
        bg={isYou ? 'brand.solid' : 'bg.muted'}
        color={isYou ? 'brand.contrast' : 'fg'}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
      <Flex align="center" gap="2" textStyle="caption" color={state === 'failed' ? 'danger.fg' : 'fg.muted'} px="1">
        {state ? texts[state] : time}
        {state === 'failed' && <TextButton onClick={() => onRetry(key)}>{texts.retry}</TextButton>}
        {(state === 'failed' || state === 'waiting') && (
          <TextButton onClick={() => onDiscard(key)}>{texts.discard}</TextButton>
        )}
      </Flex>
    </Flex>
  );
}

function Composer({
  texts,
  maxLength,
  quickReplies,
  savedReplies,
  onSend,
  onQuickReply,
  draft = '',
  onDraft,
}: ChatThreadProps) {
  const [text, setText] = useState(draft);
  const [tooLong, setTooLong] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (written: string) => {
    setTooLong(false);
    setText(written);
    onDraft?.(written);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const written = text.trim();
    if (!written) {
      // The send button always reacts: without a text, it focuses the field.
      field.current?.focus();
      return;
    }
    onSend(written);
    write('');
  };
  return (
    <>
      {quickReplies.length > 0 && (
        <Flex role="group" aria-label={texts.quickReplies} gap="2" wrap="wrap">
          {quickReplies.map(({ id, label }) => (
            <Button key={id} size="sm" variant="secondary" onClick={() => onQuickReply(id)}>
              {label}
            </Button>
          ))}
        </Flex>
      )}
      {savedReplies && savedReplies.replies.length > 0 && (
        <SelectField
          label={savedReplies.label}
          value=""
          error={tooLong ? savedReplies.tooLong : undefined}
          options={[
            { value: '', label: savedReplies.choose },
            ...savedReplies.replies.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          onChange={(event) => {
            const chosen = savedReplies.replies[Number(event.target.value)];
            if (event.target.value === '' || !chosen) return;
            const longer = text.trim() ? `${text.trim()}\n${chosen.text}` : chosen.text;
            // The field's limit applies only to typed text, and the server refuses a longer message.
            if (longer.length > maxLength) return setTooLong(true);
            write(longer);
            field.current?.focus();
          }}
        />
      )}
      <chakra.form display="flex" gap="2" alignItems="flex-end" onSubmit={submit}>
        <chakra.textarea
          ref={field}
          aria-label={texts.field}
          placeholder={texts.placeholder}
          value={text}
          rows={1}
          maxLength={maxLength}
          enterKeyHint="send"
          flex="1"
          minW="0"
          minH="touch"
          px="3.5"
          py="2.5"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="md"
          bg="bg.panel"
          color="fg"
          fontSize="md"
          css={{ fieldSizing: 'content', resize: 'none', maxHeight: '8rem' }}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter sends, except with Shift or while an input method is composing.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              submit();
            }
          }}
        />
        <Button type="submit" aria-label={texts.send} icon={<SendHorizontal size={18} aria-hidden />}>
          <VisuallyHidden>{texts.send}</VisuallyHidden>
        </Button>
      </chakra.form>
    </>
  );
}
