import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useDismissDeadLetterMutation,
  useListDeadLettersQuery,
  useRetryDeadLetterMutation,
  type DeadLetterView,
} from '@groupride/web-api-client';
import { Box, Button, DataTable, EmptyState, Flex, toast, useFormat, type Column } from '@groupride/web-ui';
import { Permitted } from '../../../shared/permissions';
import { Listing } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';

/** Webhook events of the provider about unknown objects. They are kept so that none is lost. */
export function DeadLettersTable() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const { data, error, isFetching, refetch } = useListDeadLettersQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns: Column<DeadLetterView>[] = [
    {
      key: 'type',
      header: t('money.type'),
      primary: true,
      cell: (event) => (
        <Box overflowWrap="anywhere">
          {event.type}
          {!event.known && (
            <Box textStyle="caption" color="fg.muted" fontWeight="normal">
              {t('money.unknownType')}
            </Box>
          )}
        </Box>
      ),
    },
    {
      key: 'object',
      header: t('money.object'),
      cell: (event) => <Box overflowWrap="anywhere">{event.object ?? t('app.none')}</Box>,
    },
    {
      key: 'received',
      header: t('money.received'),
      cell: (event) => <Box whiteSpace="nowrap">{dateTime(event.receivedAt)}</Box>,
    },
    {
      key: 'next',
      header: t('money.nextTry'),
      cell: (event) => (
        <Box>
          {event.nextTryAt ? dateTime(event.nextTryAt) : t('money.leftToYou')}
          <Box textStyle="caption" color="fg.muted">
            {t('money.tries', { count: event.tries })}
          </Box>
        </Box>
      ),
    },
    { key: 'actions', header: t('money.actions'), cell: (event) => <Actions event={event} onGone={expectRemoval} /> },
  ];
  return (
    <Listing what="webhookEvents" asked={{ data, error, isFetching, refetch }}>
      {(events) => (
        <Box ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('money.webhookEvents')}>
          <DataTable
            caption={t('money.webhookEvents')}
            columns={columns}
            rows={events}
            rowKey={(event) => event.id}
            empty={
              <EmptyState
                icon={<Inbox size={26} aria-hidden />}
                title={t('money.noDeadLetters')}
                detail={t('money.noDeadLettersText')}
              />
            }
          />
        </Box>
      )}
    </Listing>
  );
}

function Actions({ event, onGone }: { event: DeadLetterView; onGone: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [retry, { isLoading: trying }] = useRetryDeadLetterMutation();
  const [dismiss, { isLoading: dismissing }] = useDismissDeadLetterMutation();
  const failed = (error: unknown) => toast({ tone: 'error', title: problemText(error, t('money.webhookEventFailed')) });
  const tryAgain = async () => {
    const { data, error } = await retry({ eventId: event.id });
    if (error) return failed(error);
    if (data?.handled) onGone();
    toast(
      data?.handled
        ? { tone: 'success', title: t('money.handled') }
        : { tone: 'info', title: t('money.stillUnmatched') },
    );
  };
  const putAside = async () => {
    const { error } = await dismiss({ eventId: event.id });
    if (error) return failed(error);
    onGone();
    toast({ tone: 'success', title: t('money.dismissed') });
  };
  return (
    <Permitted permission="money.manage">
      <Flex gap="2" wrap="wrap" justify={{ base: 'flex-end', md: 'flex-start' }}>
        <Button
          size="sm"
          variant="secondary"
          busy={trying}
          busyLabel={t('money.trying')}
          disabled={dismissing}
          aria-label={`${t('money.tryAgain')}: ${event.type}`}
          onClick={() => void tryAgain()}
        >
          {t('money.tryAgain')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={dismissing}
          disabled={trying}
          aria-label={`${t('money.dismiss')}: ${event.type}`}
          onClick={() => void putAside()}
        >
          {t('money.dismiss')}
        </Button>
      </Flex>
    </Permitted>
  );
}
