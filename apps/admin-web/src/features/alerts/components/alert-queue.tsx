import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@groupride/geo';
import type { AlertChange, AlertView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  TextLink,
  toast,
  useFormat,
  type Column,
  formatPhone,
} from '@groupride/web-ui';
import { AlertDialog } from '../../../shared/components/alert-dialog';
import { Listing } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { rideNumber } from '../../../shared/ride-number';
import { useFocusOnceGone } from '../../../shared/use-focus-once-gone';
import { alertFacts, inOrder, isEmergency } from '../alert-facts';
import { useChangeAlertMutation, useListAlertsQuery } from '../api';

/** In case a socket message was lost; also keeps the waiting times current. */
const POLL_MS = 20_000;

interface AlertQueueProps {
  /** Where an alert is on the map; null when it is not on it. */
  placeOf?: (alert: AlertView) => LatLng | null;
  onShow?: (alert: AlertView, position: LatLng) => void;
}

/** Open alerts with their actions in place. */
export function AlertQueue({ placeOf, onShow }: AlertQueueProps) {
  const { t } = useTranslation();
  const [closing, setClosing] = useState<AlertView | null>(null);
  const { currentData, error, isFetching, refetch } = useListAlertsQuery(
    { state: 'open' },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const columns = useColumns(setClosing, (alert) => {
    const position = placeOf?.(alert);
    return position && onShow ? () => onShow(alert, position) : null;
  });
  const { place, goes } = useFocusOnceGone<HTMLDivElement>();
  const empty = (
    <EmptyState icon={<CircleCheck size={26} aria-hidden />} title={t('queue.empty')} detail={t('queue.emptyText')} />
  );
  return (
    <Box ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('queue.caption')}>
      <Listing what="alerts" asked={{ data: currentData, error, isFetching, refetch }}>
        {(alerts) => (
          <DataTable
            caption={t('queue.caption')}
            columns={columns}
            rows={inOrder(alerts)}
            rowKey={(alert) => alert.id}
            empty={empty}
          />
        )}
      </Listing>
      {closing && <AlertDialog alert={closing} onClose={() => setClosing(null)} onClosed={goes} />}
    </Box>
  );
}

function useColumns(
  onResolve: (alert: AlertView) => void,
  showing: (alert: AlertView) => (() => void) | null,
): Column<AlertView>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return [
    { key: 'what', header: t('queue.what'), primary: true, cell: (alert) => <What alert={alert} /> },
    {
      key: 'since',
      header: t('queue.since'),
      cell: (alert) => <Box whiteSpace="nowrap">{dateTime(alertFacts(alert).since)}</Box>,
    },
    {
      key: 'actions',
      header: t('queue.actions'),
      cell: (alert) => <Actions alert={alert} onResolve={() => onResolve(alert)} onShow={showing(alert)} />,
    },
  ];
}

function What({ alert }: { alert: AlertView }) {
  const { t } = useTranslation();
  const { name, phone, place, stars, driverId } = alertFacts(alert);
  const facts = [name, place, stars !== null && t('queue.stars', { count: stars })].filter(Boolean).join(' · ');
  return (
    <Box maxW="28rem">
      {isEmergency(alert) ? (
        <Badge tone="danger">{t(`money.kinds.${alert.kind}`)}</Badge>
      ) : (
        <Box>{t(`money.kinds.${alert.kind}`)}</Box>
      )}
      <Flex textStyle="caption" color="fg.muted" fontWeight="normal" gap="2" wrap="wrap">
        {alert.rideId && (
          <Box as="span" whiteSpace="nowrap">
            <TextLink href={`/admin/rides/${alert.rideId}`}>{rideNumber(alert.rideId)}</TextLink>
          </Box>
        )}
        {facts && <span>{facts}</span>}
        {phone && (
          <TextLink href={`tel:+1${phone}`} aria-label={t('rideActions.call', { name: name ?? formatPhone(phone) })}>
            {formatPhone(phone)}
          </TextLink>
        )}
        {alert.kind === 'application_waiting' && driverId !== null && (
          <TextLink href={`/admin/drivers?driver=${driverId}`}>{t('queue.review')}</TextLink>
        )}
        <span>
          {alert.assignedTo
            ? `${t('queue.who')}: ${alert.assignedTo}`
            : alert.acknowledgedBy
              ? t('queue.seenBy', { name: alert.acknowledgedBy })
              : t('queue.unassigned')}
        </span>
        {alert.note && (
          <span>
            {t('money.note')}: {alert.note}
          </span>
        )}
      </Flex>
    </Box>
  );
}

interface ActionsProps {
  alert: AlertView;
  onResolve: () => void;
  onShow: (() => void) | null;
}

function Actions({ alert, onResolve, onShow }: ActionsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeAlertMutation();
  const about = `${t(`money.kinds.${alert.kind}`)} ${alert.rideId ? rideNumber(alert.rideId) : alert.id}`;
  const send = async (alertChange: AlertChange) => {
    const { error } = await change({ alertId: alert.id, alertChange });
    if (error) toast({ tone: 'error', title: problemText(error, t('queue.failed')) });
  };
  const action = (label: string, run: () => void) => (
    <Button size="sm" variant="secondary" disabled={isLoading} aria-label={`${label}: ${about}`} onClick={run}>
      {label}
    </Button>
  );
  return (
    <Flex gap="2" wrap="wrap" justify={{ base: 'flex-end', md: 'flex-start' }}>
      {onShow && action(t('queue.showOnMap'), onShow)}
      {!alert.acknowledgedAt && action(t('queue.acknowledge'), () => void send({ acknowledge: true }))}
      {alert.assignedToId
        ? action(t('queue.handBack'), () => void send({ assign: 'nobody' }))
        : action(t('queue.take'), () => void send({ assign: 'me' }))}
      {action(t('queue.resolve'), onResolve)}
    </Flex>
  );
}
