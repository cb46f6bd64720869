import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_MESSAGES } from '@groupride/contracts';
import { useListMessagesQuery, type MessageView } from '@groupride/web-api-client';
import { Box, Button, Card, Skeleton, Stack, Timeline, useFormat } from '@groupride/web-ui';
import { RIDE_POLL } from '../ride-poll';
import { NotLoaded } from '../../../shared/components/listing';
import { usePermission } from '../../../shared/permissions';

/** The chat between the group and the driver. It is loaded only on request, because reading it is audited. */
export function RideMessages({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const mayRead = usePermission('people.view');
  const asked = useListMessagesQuery({ rideId, limit: MAX_MESSAGES }, { skip: !isWanted, pollingInterval: RIDE_POLL });
  const { currentData: chat, error, isFetching, refetch } = asked;
  return (
    <Card title={t('rideChat.title')}>
      {!isWanted && (
        <Stack gap="3" align="flex-start">
          <Box textStyle="small" color="fg.muted">
            {mayRead ? t('rideChat.recorded') : t('rideChat.notYours')}
          </Box>
          {mayRead && (
            <Button
              size="sm"
              variant="secondary"
              icon={<MessagesSquare size={16} aria-hidden />}
              onClick={() => setWanted(true)}
            >
              {t('rideChat.show')}
            </Button>
          )}
        </Stack>
      )}
      {isWanted && !chat && !error && (
        <Box role="status" aria-label={t('app.loading')}>
          <Skeleton h="12" />
        </Box>
      )}
      {!chat && error !== undefined && <NotLoaded what="chat" asked={{ error, isFetching, refetch }} />}
      {chat && (
        <Stack gap="3" align="stretch">
          {chat.messages.length === 0 ? (
            <Box textStyle="small" color="fg.muted">
              {t('rideChat.empty')}
            </Box>
          ) : (
            // A long chat scrolls on its own and can be reached with the keyboard.
            <Box maxH="24rem" overflowY="auto" tabIndex={0} role="group" aria-label={t('rideChat.title')}>
              <Messages messages={chat.messages} />
            </Box>
          )}
          <Box>
            <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
              {t('rideChat.again')}
            </Button>
          </Box>
        </Stack>
      )}
    </Card>
  );
}

function Messages({ messages }: { messages: readonly MessageView[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <Timeline
      label={t('rideChat.title')}
      items={messages.toReversed().map(({ id, authorName, author, text, quickReply, sentAt }) => ({
        id,
        title: t('rideChat.author', { name: authorName, role: t(`rideChat.roles.${author}`) }),
        time: dateTime(sentAt),
        tone: author === 'driver' ? 'live' : 'neutral',
        detail: (
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {quickReply ? t(`rideChat.quick.${quickReply}`) : text}
          </Box>
        ),
      }))}
    />
  );
}
