import { useTranslation } from 'react-i18next';
import { MESSAGE_MAX_LENGTH } from '@groupride/contracts';
import { Card, ChatThread, TextLink, useFormat } from '@groupride/web-ui';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { Listing } from '../../../shared/components/listing';
import { useGetSettingHistoryQuery, useSupportThread } from '../api';

/** One person's chat with support, with a field to reply. */
export function ThreadView({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const mayAnswer = usePermission('support.answer');
  const { data: saved } = useGetSettingHistoryQuery({ kind: 'support_replies' }, { skip: !mayAnswer });
  const replies = saved?.versions[0]?.value.supportReplies?.replies ?? [];
  const {
    userName,
    isLoaded,
    messages,
    pending,
    error,
    isFetching,
    refetch,
    older,
    isLoadingOlder,
    send,
    retry,
    discard,
  } = useSupportThread(userId, mayAnswer);
  return (
    <Listing what="support" asked={{ data: isLoaded ? messages : undefined, error, isFetching, refetch }}>
      {(loaded) => (
        <Card
          title={userName ?? t('support.log')}
          action={<TextLink href={`/admin/riders/${userId}`}>{t('support.openPerson')}</TextLink>}
        >
          <ChatThread
            items={[
              ...loaded.map(({ id, clientId, isYou, fromOperations, authorName, text, sentAt }) => ({
                key: clientId ?? String(id),
                author: authorName,
                isYou: isYou || fromOperations,
                text,
                time: isYou || !fromOperations ? dateTime(sentAt) : `${authorName} · ${dateTime(sentAt)}`,
              })),
              ...pending.map(({ clientId, text, sentAt, state }) => ({
                key: clientId,
                author: t('support.you'),
                isYou: true,
                text,
                time: dateTime(sentAt),
                state,
              })),
            ]}
            texts={{
              log: t('support.log'),
              empty: t('support.noMessages'),
              older: t('support.older'),
              field: t('support.field'),
              placeholder: t('support.placeholder'),
              send: t('support.send'),
              quickReplies: '',
              sending: t('support.sending'),
              waiting: t('support.waiting'),
              failed: t('support.failed'),
              retry: t('app.retry'),
              discard: t('support.discard'),
            }}
            closed={mayAnswer ? undefined : <RoleNote permission="support.answer" />}
            maxLength={MESSAGE_MAX_LENGTH}
            quickReplies={[]}
            savedReplies={{
              label: t('support.savedReplies'),
              choose: t('support.chooseReply'),
              tooLong: t('support.replyTooLong', { max: MESSAGE_MAX_LENGTH }),
              replies,
            }}
            onSend={send}
            onQuickReply={() => undefined}
            onRetry={retry}
            onDiscard={discard}
            onOlder={older}
            loadingOlder={isLoadingOlder}
          />
        </Card>
      )}
    </Listing>
  );
}
