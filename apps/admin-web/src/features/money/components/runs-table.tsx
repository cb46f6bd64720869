import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListReconciliationsQuery,
  useReconcileMutation,
  type ReconciliationRunView,
} from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  Stack,
  toast,
  useFormat,
  type Column,
  type Tone,
} from '@groupride/web-ui';
import { Permitted } from '../../../shared/permissions';
import { Listing } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';

const TONES: Record<ReconciliationRunView['state'], Tone> = {
  running: 'info',
  looking_again: 'warning',
  finished: 'success',
  failed: 'danger',
};
const POLL = 3000;

/** Past reconciliations of the ledger with the provider, and a button to start one. */
export function RunsTable() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [waiting, setWaiting] = useState(false);
  const { data, error, isFetching, refetch } = useListReconciliationsQuery(undefined, {
    pollingInterval: waiting ? POLL : 0,
    refetchOnMountOrArgChange: true,
  });
  const [start, { isLoading }] = useReconcileMutation();
  const running = data?.some(({ state }) => state === 'running' || state === 'looking_again') ?? false;
  if (running !== waiting) setWaiting(running);

  const compare = async (whole: boolean) => {
    const { error } = await start({ reconciliationRequest: { whole } });
    toast(
      error
        ? { tone: 'error', title: problemText(error, t('money.startFailed')) }
        : { tone: 'success', title: t('money.started') },
    );
  };
  return (
    <Stack gap="4">
      <Permitted permission="money.manage">
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button size="sm" variant="ghost" disabled={isLoading || running} onClick={() => void compare(true)}>
            {t('money.compareAll')}
          </Button>
          <Button
            size="sm"
            busy={isLoading || running}
            busyLabel={t('money.comparing')}
            onClick={() => void compare(false)}
          >
            {t('money.compareNow')}
          </Button>
        </Flex>
      </Permitted>
      <Listing what="runs" asked={{ data, error, isFetching, refetch }}>
        {(runs) => <Runs runs={runs} />}
      </Listing>
    </Stack>
  );
}

function Runs({ runs }: { runs: readonly ReconciliationRunView[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const count = (key: 'records' | 'compared' | 'differences'): Column<ReconciliationRunView> => ({
    key,
    header: t(`money.${key}`),
    align: 'end',
    cell: (run) => run[key],
  });
  const columns: Column<ReconciliationRunView>[] = [
    {
      key: 'run',
      header: t('money.run'),
      primary: true,
      cell: (run) => <Box whiteSpace="nowrap">{dateTime(run.startedAt)}</Box>,
    },
    {
      key: 'state',
      header: t('money.state'),
      cell: (run) => <Badge tone={TONES[run.state]}>{t(`money.runStates.${run.state}`)}</Badge>,
    },
    {
      key: 'from',
      header: t('money.comparedFrom'),
      cell: (run) => (run.whole ? t('money.sinceEver') : <Box whiteSpace="nowrap">{dateTime(run.since)}</Box>),
    },
    { key: 'by', header: t('money.by'), cell: (run) => run.startedBy ?? t('money.atNight') },
    count('records'),
    count('compared'),
    count('differences'),
  ];
  return (
    <DataTable
      caption={t('money.runs')}
      columns={columns}
      rows={runs}
      rowKey={(run) => run.id}
      empty={
        <EmptyState icon={<Scale size={26} aria-hidden />} title={t('money.noRuns')} detail={t('money.noRunsText')} />
      }
    />
  );
}
