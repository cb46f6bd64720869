import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type OperatorSessionView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, DataTable, EmptyState, Flex, useFormat, type Column } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { Listing } from '../../../shared/components/listing';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListOwnSessionsQuery } from '../api';

/** Lists the operator's sessions, and lets them end each one. */
export function SessionsCard() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [ending, setEnding] = useState<OperatorSessionView | 'others' | null>(null);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const nameOf = useSessionName();
  const columns = useColumns(setEnding);
  const close = () => setEnding(null);
  return (
    <Card
      title={t('security.sessions.title')}
      action={
        data && data.length > 1 ? (
          <Button size="sm" variant="dangerGhost" onClick={() => setEnding('others')}>
            {t('security.sessions.endOthers')}
          </Button>
        ) : undefined
      }
    >
      <Box ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('security.sessions.title')}>
        <Listing what="sessions" asked={{ data, error, isFetching, refetch }} skeletons={2}>
          {(sessions) => (
            <DataTable
              caption={t('security.sessions.title')}
              columns={columns}
              rows={sessions}
              rowKey={({ id }) => id}
              empty={<EmptyState title={t('security.sessions.none')} />}
            />
          )}
        </Listing>
      </Box>
      {ending && (
        <AskDialog
          danger
          words={
            ending === 'others'
              ? {
                  title: t('security.sessions.endOthersTitle'),
                  text: t('security.sessions.endOthersText'),
                  confirm: t('security.sessions.endOthers'),
                  busy: t('security.sessions.ending'),
                  done: t('security.sessions.othersEnded'),
                }
              : {
                  title: t('security.sessions.endTitle', { name: nameOf(ending) }),
                  text: t('security.sessions.endText'),
                  confirm: t('security.sessions.end'),
                  busy: t('security.sessions.ending'),
                  done: t('security.sessions.ended'),
                }
          }
          run={() => (ending === 'others' ? endOthers() : endOne({ sessionId: ending.id }))}
          doneAnyway={(problem) => isRefused(problem, 'not_found')}
          onClose={close}
          onDone={expectRemoval}
        />
      )}
    </Card>
  );
}

/** Formats a session, such as "Firefox on Linux". */
function useSessionName(): (session: OperatorSessionView) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('security.sessions.on', { browser, system });
    return browser ?? system ?? t('security.sessions.unknown');
  };
}

function useColumns(onEnd: (session: OperatorSessionView) => void): Column<OperatorSessionView>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const nameOf = useSessionName();
  const moment = (at: string | null | undefined) => <Box whiteSpace="nowrap">{at ? dateTime(at) : t('app.none')}</Box>;
  return [
    {
      key: 'where',
      header: t('security.sessions.where'),
      primary: true,
      cell: (session) => (
        <Flex gap="2" align="center" wrap="wrap">
          {nameOf(session)}
          {session.isCurrent && <Badge tone="success">{t('security.sessions.this')}</Badge>}
        </Flex>
      ),
    },
    { key: 'active', header: t('security.sessions.active'), cell: ({ lastActiveAt }) => moment(lastActiveAt) },
    { key: 'opened', header: t('security.sessions.opened'), cell: ({ openedAt }) => moment(openedAt) },
    {
      key: 'actions',
      header: t('security.sessions.actions'),
      align: 'end',
      cell: (session) =>
        session.isCurrent ? null : (
          <Button
            size="sm"
            variant="dangerGhost"
            aria-label={`${t('security.sessions.end')}: ${nameOf(session)}`}
            onClick={() => onEnd(session)}
          >
            {t('security.sessions.end')}
          </Button>
        ),
    },
  ];
}
