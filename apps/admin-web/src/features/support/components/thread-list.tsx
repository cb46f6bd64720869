import { useTranslation } from 'react-i18next';
import { Badge, Box, Button, Card, EmptyState, Flex, Stack, useFormat } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useListSupportThreadsQuery } from '../api';

/** Polling interval, in case a socket message was lost. */
const POLL_MS = 30_000;

/** Support threads, unread first. */
export function ThreadList({ chosen, onChoose }: { chosen: number | null; onChoose: (userId: number) => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { data, error, isFetching, refetch } = useListSupportThreadsQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Listing what="support" asked={{ data, error, isFetching, refetch }}>
      {(threads) =>
        threads.length === 0 ? (
          <Card>
            <EmptyState title={t('support.none')} detail={t('support.noneHint')} />
          </Card>
        ) : (
          <Stack as="ul" gap="2" listStyleType="none">
            {threads.map(({ userId, userName, unread, lastText, lastAt }) => (
              <li key={userId}>
                <Button
                  block
                  variant="secondary"
                  h="auto"
                  py="2.5"
                  justifyContent="flex-start"
                  textAlign="start"
                  aria-current={userId === chosen ? 'true' : undefined}
                  {...(userId === chosen ? { bg: 'brand.subtle', borderColor: 'brand.solid' } : {})}
                  onClick={() => onChoose(userId)}
                >
                  <Box flex="1" minW="0">
                    <Flex justify="space-between" gap="2">
                      <Box truncate>{userName}</Box>
                      {unread > 0 && <Badge tone="brand">{t('support.unread', { count: unread })}</Badge>}
                    </Flex>
                    <Box textStyle="small" color="fg.muted" truncate>
                      {lastText}
                    </Box>
                    <Box textStyle="caption" color="fg.muted">
                      {dateTime(lastAt)}
                    </Box>
                  </Box>
                </Button>
              </li>
            ))}
          </Stack>
        )
      }
    </Listing>
  );
}
