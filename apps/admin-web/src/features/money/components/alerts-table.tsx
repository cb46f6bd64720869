import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERTS_PER_PAGE, rideNumber, type AlertState } from '@groupride/contracts';
import { useListAlertsQuery, type AlertView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  DataTable,
  EmptyState,
  Money,
  SegmentedControl,
  Stack,
  TextLink,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { useAlertDetails } from '../../../shared/alert-details';
import { usePermission } from '../../../shared/permissions';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { disputeHref } from '../../../shared/dispute-href';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { usePages } from '../../../shared/use-pages';
import { AlertDriver } from '../../../shared/components/alert-driver';
import { AlertDialog } from '../../../shared/components/alert-dialog';

const POLL = 20_000;

/** Open alerts with both amounts and their difference. */
export function AlertsTable() {
  const { t } = useTranslation();
  const [state, setState] = useState<AlertState>('open');
  const [closing, setClosing] = useState<AlertView | null>(null);
  const { start: before, pagination } = usePages<number>(state);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListAlertsQuery(
    { state, about: 'money', ...(before ? { before } : {}) },
    { pollingInterval: POLL, refetchOnMountOrArgChange: true },
  );
  const columns = useColumns(state, setClosing);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const empty = (
    <EmptyState
      icon={<CircleCheck size={26} aria-hidden />}
      title={t(state === 'open' ? 'money.noAlerts' : 'money.noClosed')}
      {...(state === 'open' ? { detail: t('money.noAlertsText') } : {})}
    />
  );
  return (
    <Stack ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('money.alerts')} gap="4">
      <Box w={{ base: 'full', md: '20rem' }}>
        <SegmentedControl
          label={t('money.state')}
          value={state}
          onChange={(value) => setState(value === 'closed' ? 'closed' : 'open')}
          options={[
            { value: 'open', label: t('money.open') },
            { value: 'closed', label: t('money.closed') },
          ]}
        />
      </Box>
      <Listing what="alerts" asked={{ data, error, isFetching, refetch }}>
        {(alerts) => (
          <div>
            <DataTable
              caption={t('money.alerts')}
              columns={columns}
              rows={alerts}
              rowKey={(alert) => alert.id}
              empty={empty}
            />
            <Pager
              label={t('queue.pages')}
              {...pagination(alerts.length >= ALERTS_PER_PAGE ? alerts.at(-1)?.id : null)}
            />
          </div>
        )}
      </Listing>
      {closing && <AlertDialog alert={closing} onClose={() => setClosing(null)} onClosed={expectRemoval} />}
    </Stack>
  );
}

function useColumns(state: AlertState, onClose: (alert: AlertView) => void): Column<AlertView>[] {
  const { t } = useTranslation();
  const mayAct = usePermission('alerts.act');
  const { dateTime } = useFormat();
  const amount = (key: 'ours' | 'theirs' | 'difference'): Column<AlertView> => ({
    key,
    header: t(`money.${key}`),
    align: 'end',
    cell: (alert) =>
      alert[key] ? (
        <Money amount={alert[key]} fontWeight={key === 'difference' ? 'semibold' : 'normal'} />
      ) : (
        t('app.none')
      ),
  });
  return [
    {
      key: 'what',
      header: t('money.what'),
      primary: true,
      sortValue: (alert) => alert.kind,
      cell: (alert) => <What alert={alert} />,
    },
    {
      key: 'ride',
      header: t('money.ride'),
      cell: (alert) =>
        alert.rideId ? (
          <Box as="span" whiteSpace="nowrap">
            <TextLink href={`/admin/rides/${alert.rideId}`}>{rideNumber(alert.rideId)}</TextLink>
          </Box>
        ) : (
          t('app.none')
        ),
    },
    amount('ours'),
    amount('theirs'),
    amount('difference'),
    {
      key: 'when',
      header: t('money.when'),
      sortValue: (alert) => alert.openedAt,
      cell: (alert) => <Box whiteSpace="nowrap">{dateTime(alert.openedAt)}</Box>,
    },
    ...(state === 'closed' || !mayAct
      ? []
      : [
          {
            key: 'actions',
            header: t('money.actions'),
            cell: (alert: AlertView) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${t('money.close')}: ${t(`money.kinds.${alert.kind}`)} ${alert.id}`}
                onClick={() => onClose(alert)}
              >
                {t('money.close')}
              </Button>
            ),
          },
        ]),
  ];
}

function What({ alert }: { alert: AlertView }) {
  const { t } = useTranslation();
  const facts = useAlertDetails()(alert);
  return (
    <Box maxW="26rem">
      {t(`money.kinds.${alert.kind}`)}
      {alert.kind === 'dispute_open' && typeof alert.data['disputeId'] === 'string' && (
        <>
          {' '}
          <TextLink href={disputeHref(alert.data['disputeId'])}>{t('evidence.give')}</TextLink>
        </>
      )}
      {(alert.driverId || facts.length > 0) && (
        <Box textStyle="caption" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
          <AlertDriver alert={alert} />
          {alert.driverId && facts.length > 0 && ' · '}
          {facts.join(' · ')}
        </Box>
      )}
      {alert.note && (
        <Box textStyle="caption" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
          {t('money.note')}: {alert.note}
        </Box>
      )}
    </Box>
  );
}
