import { Check, CircleCheck, Eye, MapPin, UserMinus, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALERTS_PER_PAGE, MONEY_ALERT_KINDS, isEmergency, rideNumber } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import {
  isRefused,
  problemOf,
  useChangeAlertMutation,
  useListAlertsQuery,
  useReverseGeocodeQuery,
  type AlertChange,
  type AlertView,
} from '@groupride/web-api-client';
import {
  Badge,
  Box,
  DataTable,
  EmptyState,
  Flex,
  IconButton,
  TextLink,
  toast,
  useFormat,
  type Column,
  formatPhone,
} from '@groupride/web-ui';
import { useAlertDetails } from '../../../shared/alert-details';
import { RoleNote, usePermission, useOwnId } from '../../../shared/permissions';
import { AlertDriver } from '../../../shared/components/alert-driver';
import { AlertDialog } from '../../../shared/components/alert-dialog';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { disputeHref } from '../../../shared/dispute-href';
import { useProblemText } from '../../../shared/problem-text';
import { useRowKeys } from '../../../shared/lists/use-row-keys';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { usePages } from '../../../shared/use-pages';
import { alertFacts, inOrder } from '../alert-facts';

/** Polling interval, in case a socket message was lost; it also keeps the waiting times current. */
const POLL_MS = 20_000;

const DAY_SECONDS = 24 * 60 * 60;
/** Longer waits are shown in days. */
const DAYS_FROM_SECONDS = 2 * DAY_SECONDS;

interface AlertQueueProps {
  /** The position of an alert on the map; null if it has none. */
  placeOf?: (alert: AlertView) => LatLng | null;
  onShow?: (alert: AlertView, position: LatLng) => void;
}

/** The open alerts of one ride, for its page; renders nothing if there are none. */
export function RideAlerts({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const [closing, setClosing] = useState<AlertView | null>(null);
  const { currentData: alerts = [] } = useListAlertsQuery({ state: 'open', rideId }, { pollingInterval: POLL_MS });
  const columns = useColumns(setClosing, () => null);
  if (alerts.length === 0 && !closing) return null;
  return (
    <Box as="section">
      <Box as="h2" textStyle="strong" mb="2">
        {t('queue.ofRide')}
      </Box>
      <DataTable
        caption={t('queue.ofRide')}
        columns={columns}
        rows={inOrder(alerts)}
        rowKey={(alert) => alert.id}
        empty={null}
        dense
      />
      {closing && <AlertDialog alert={closing} onClose={() => setClosing(null)} onClosed={() => undefined} />}
    </Box>
  );
}

/** Open alerts with their actions in place. */
export function AlertQueue({ placeOf, onShow }: AlertQueueProps) {
  const { t } = useTranslation();
  const [closing, setClosing] = useState<AlertView | null>(null);
  const { start: before, pagination } = usePages<number>('');
  const { currentData, error, isFetching, refetch } = useListAlertsQuery(
    { state: 'open', ...(before ? { before } : {}) },
    { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true },
  );
  const columns = useColumns(setClosing, (alert) => {
    const position = placeOf?.(alert);
    return position && onShow ? () => onShow(alert, position) : null;
  });
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  useRowKeys(place, actionsIn);
  const empty = (
    <EmptyState icon={<CircleCheck size={26} aria-hidden />} title={t('queue.empty')} detail={t('queue.emptyText')} />
  );
  return (
    <Box ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('queue.caption')}>
      <Listing what="alerts" asked={{ data: currentData, error, isFetching, refetch }}>
        {(alerts) => (
          <>
            <Box mb="3" _empty={{ display: 'none' }}>
              <RoleNote permission="alerts.act" />
            </Box>
            <DataTable
              caption={t('queue.caption')}
              columns={columns}
              rows={inOrder(alerts)}
              rowKey={(alert) => alert.id}
              empty={empty}
              dense
            />
            <Pager
              label={t('queue.pages')}
              {...pagination(alerts.length >= ALERTS_PER_PAGE ? alerts.at(-1)?.id : null)}
            />
          </>
        )}
      </Listing>
      {closing && <AlertDialog alert={closing} onClose={() => setClosing(null)} onClosed={expectRemoval} />}
    </Box>
  );
}

/** The first action button of each alert. */
const actionsIn = (queue: HTMLElement) =>
  [...queue.querySelectorAll('tbody tr')].flatMap((row) => row.querySelector('button') ?? []);

function useColumns(
  onResolve: (alert: AlertView) => void,
  showing: (alert: AlertView) => (() => void) | null,
): Column<AlertView>[] {
  const { t } = useTranslation();
  const { dateTime, duration, number } = useFormat();
  const waited = (alert: AlertView) => {
    const seconds = (Date.now() - Date.parse(alertFacts(alert).since)) / 1000;
    if (seconds < 60) return t('queue.justNow');
    if (seconds < DAYS_FROM_SECONDS) return duration(seconds);
    return number(Math.floor(seconds / DAY_SECONDS), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  };
  return [
    { key: 'what', header: t('queue.what'), primary: true, cell: (alert) => <What alert={alert} /> },
    {
      key: 'since',
      header: t('queue.since'),
      cell: (alert) => (
        <>
          <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {waited(alert)}
          </Box>
          <Box textStyle="caption" color="fg.muted">
            <Box as="span" whiteSpace="nowrap">
              {dateTime(alertFacts(alert).since)}
            </Box>
            {' · '}
            {alert.assignedTo
              ? `${t('queue.who')}: ${alert.assignedTo}`
              : alert.acknowledgedBy
                ? t('queue.seenBy', { name: alert.acknowledgedBy })
                : t('queue.unassigned')}
          </Box>
        </>
      ),
    },
    {
      key: 'actions',
      header: t('queue.actions'),
      align: 'end',
      cell: (alert) => <Actions alert={alert} onResolve={() => onResolve(alert)} onShow={showing(alert)} />,
    },
  ];
}

/** The page where an alert can be resolved, besides the page of its ride. */
function placeToAct(
  alert: AlertView,
  mayOpenPeople: boolean,
  mayOpenMoney: boolean,
): {
  href: string;
  text:
    | 'queue.review'
    | 'queue.reviewDocuments'
    | 'queue.readReview'
    | 'queue.evidence'
    | 'queue.openPayouts'
    | 'queue.openMoney';
} | null {
  const { stars, driverId, disputeId } = alertFacts(alert);
  if (mayOpenPeople && alert.kind === 'application_waiting' && driverId !== null)
    return { href: `/admin/drivers/${driverId}`, text: 'queue.review' };
  if (mayOpenPeople && alert.kind === 'documents_expiring' && driverId !== null)
    return { href: `/admin/drivers/${driverId}`, text: 'queue.reviewDocuments' };
  if (alert.kind === 'low_rating') return { href: `/admin?tab=reviews&stars=${stars ?? 1}`, text: 'queue.readReview' };
  if (mayOpenMoney && alert.kind === 'dispute_open' && disputeId !== null)
    return { href: disputeHref(disputeId), text: 'queue.evidence' };
  if (!mayOpenMoney || !MONEY_ALERT_KINDS.includes(alert.kind)) return null;
  return (alert.kind === 'payout_failed' || alert.kind === 'payout_stuck') && driverId !== null
    ? { href: `/admin/money?tab=payouts&driver=${driverId}`, text: 'queue.openPayouts' }
    : { href: '/admin/money?tab=alerts', text: 'queue.openMoney' };
}

/** Two lines: what happened to whom, then other details for the operator. */
function What({ alert }: { alert: AlertView }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { name, phone, place, position, stars, document, expiresOn } = alertFacts(alert);
  // Looks up an address, because coordinates do not tell where to send help.
  const { currentData: near } = useReverseGeocodeQuery(
    { at: position ? `${position.lat},${position.lng}` : '' },
    { skip: !position },
  );
  const { money } = useFormat();
  const detailsOf = useAlertDetails();
  const toAct = placeToAct(alert, usePermission('people.view'), usePermission('money.view'));
  const kind = t(`money.kinds.${alert.kind}`);
  const facts = [
    near ? t('queue.near', { place: [near.name, near.address].filter(Boolean).join(', '), position: place }) : place,
    document && t(`documents.groups.${document}`),
    expiresOn && t('documents.validThrough', { date: date(`${expiresOn}T17:00:00Z`) }),
    stars !== null && t('queue.stars', { count: stars }),
    alert.difference && money(alert.difference.replace('-', '')),
    ...detailsOf(alert),
    alert.note && `${t('money.note')}: ${alert.note}`,
  ].filter(Boolean);
  return (
    <Box>
      <Flex gap="2" wrap="wrap" align="baseline">
        {isEmergency(alert.kind) ? <Badge tone="danger">{kind}</Badge> : <span>{kind}</span>}
        {alert.rideId && (
          <Box as="span" whiteSpace="nowrap">
            <TextLink href={`/admin/rides/${alert.rideId}`}>{rideNumber(alert.rideId)}</TextLink>
          </Box>
        )}
        {toAct && <TextLink href={toAct.href}>{t(toAct.text)}</TextLink>}
      </Flex>
      {/* Inline text, so that it wraps instead of starting new lines. */}
      <Box textStyle="caption" color="fg.muted" fontWeight="normal">
        {alert.driverId ? <AlertDriver alert={alert} /> : name}{' '}
        {phone && (
          <Box as="span" whiteSpace="nowrap">
            <TextLink href={`tel:+1${phone}`} aria-label={t('rideActions.call', { name: name ?? formatPhone(phone) })}>
              {formatPhone(phone)}
            </TextLink>
          </Box>
        )}{' '}
        {(alert.driverId || name || phone) && facts.length > 0 && '· '}
        {facts.join(' · ')}
      </Box>
    </Box>
  );
}

interface ActionsProps {
  alert: AlertView;
  onResolve: () => void;
  onShow: (() => void) | null;
}

const icon = { size: 18, 'aria-hidden': true } as const;

function Actions({ alert, onResolve, onShow }: ActionsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const mayAct = usePermission('alerts.act');
  const [change, { isLoading }] = useChangeAlertMutation();
  const ownId = useOwnId();
  const taking: AlertChange = { assign: 'me', ...(alert.assignedToId ? { from: alert.assignedToId } : {}) };
  const takeLabel = alert.assignedToId ? t('queue.takeOver', { name: alert.assignedTo }) : t('queue.take');
  const about = `${t(`money.kinds.${alert.kind}`)} ${alert.rideId ? rideNumber(alert.rideId) : alert.id}`;
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const send = async (alertChange: AlertChange) => {
    // The pressed button is disabled meanwhile, and may disappear.
    expectRemoval();
    const { error } = await change({ alertId: alert.id, alertChange });
    if (!error) return;
    // The answer refreshes the queue; the button then shows from whom the alert would be taken over.
    const holder = isRefused(error, 'alert_taken') && problemOf(error)?.extra?.['assignedTo'];
    const title = holder ? t('queue.takenMeanwhile', { name: holder }) : problemText(error, t('queue.failed'));
    toast({ tone: 'error', title });
  };
  const action = (label: string, symbol: ReactNode, run: () => void) => (
    <IconButton label={`${label}: ${about}`} title={label} icon={symbol} disabled={isLoading} onClick={run} />
  );
  return (
    <Flex ref={place} tabIndex={-1} outline="none" role="group" aria-label={about} justify="flex-end">
      {onShow && action(t('queue.showOnMap'), <MapPin {...icon} />, onShow)}
      {mayAct &&
        !alert.acknowledgedAt &&
        action(t('queue.acknowledge'), <Eye {...icon} />, () => void send({ acknowledge: true }))}
      {mayAct &&
        (alert.assignedToId && alert.assignedToId === ownId
          ? action(t('queue.handBack'), <UserMinus {...icon} />, () => void send({ assign: 'nobody' }))
          : action(takeLabel, <UserPlus {...icon} />, () => void send(taking)))}
      {mayAct && action(t('queue.resolve'), <Check {...icon} />, onResolve)}
    </Flex>
  );
}
