import { ReceiptText } from 'lucide-react';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BUSINESS_CHARGE_STATES, rideNumber } from '@groupride/contracts';
import type { AdminBusinessAccountView, BusinessChargeView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  Money,
  Stack,
  TextButton,
  TextLink,
  useFormat,
  type Column,
} from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { Pager } from '../../../shared/components/pager';
import { RemovableFilter } from '../../../shared/components/removable-filter';
import { ListFilter } from '../../../shared/lists/list-filter';
import { useListAddress } from '../../../shared/lists/use-list-address';
import { usePermission } from '../../../shared/permissions';
import { usePages } from '../../../shared/use-pages';
import { useListBusinessChargesQuery } from '../api';
import { creditableOf } from '../creditable';
import { CHARGE_TONES } from '../tones';
import { useRecordedCredits } from '../use-credit-charge';

const CreditDialog = lazy(() => import('./credit-dialog'));

const PAGE_SIZE = 50;
const KEYS = ['state', 'center', 'event'] as const;

/** The charges of an account's rides, newest first. The URL holds the filters. */
export function ChargesTable({ account }: { account: AdminBusinessAccountView }) {
  const { t } = useTranslation();
  const { get, change, filters } = useListAddress(KEYS);
  const state = BUSINESS_CHARGE_STATES.find((one) => one === get('state'));
  const codes = account.costCenters.map(({ code }) => code);
  const costCenter = codes.find((code) => code === get('center'));
  const eventId = Number.parseInt(get('event') ?? '', 10) || undefined;
  const { start: cursor, pagination } = usePages<string>(filters);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListBusinessChargesQuery(
    {
      accountId: account.id,
      limit: PAGE_SIZE,
      ...(state ? { state } : {}),
      ...(costCenter ? { costCenter } : {}),
      ...(eventId ? { eventId } : {}),
      ...(cursor ? { cursor } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const mayCredit = usePermission('money.manage');
  const [crediting, setCrediting] = useState<BusinessChargeView | null>(null);
  // Its credits as loaded now, which show a credit whose answer was lost.
  const shown = data?.charges.find(({ id }) => id === crediting?.id) ?? crediting;
  const forgetRecorded = useRecordedCredits();
  useEffect(() => forgetRecorded(data?.charges ?? []));
  const columns = useChargeColumns((id) => change({ event: String(id) }), mayCredit ? setCrediting : null);
  const eventName = data?.charges.find((charge) => charge.eventId === eventId)?.eventName;
  const filtered = Boolean(state ?? costCenter ?? eventId);
  return (
    <Stack gap="3">
      <Flex as="section" aria-label={t('business.filters')} gap="3" wrap="wrap" align="center">
        <ListFilter
          label={t('business.charges.state')}
          all={t('business.charges.allStates')}
          values={BUSINESS_CHARGE_STATES}
          textOf={(one) => t(`business.charges.states.${one}`)}
          value={state}
          onChange={(chosen) => change({ state: chosen })}
        />
        {codes.length > 0 && (
          <ListFilter
            label={t('business.charges.costCenter')}
            all={t('business.charges.allCenters')}
            values={codes}
            textOf={(code) => code}
            value={costCenter}
            onChange={(chosen) => change({ center: chosen })}
          />
        )}
        {eventId && (
          <RemovableFilter
            text={eventName ?? t('business.charges.eventNumber', { id: eventId })}
            onRemove={() => change({ event: undefined })}
          />
        )}
      </Flex>
      <Listing what="businessCharges" asked={{ data, error, isFetching, refetch }}>
        {({ charges, nextCursor }) => (
          <>
            <DataTable
              dense
              caption={t('business.tabs.charges')}
              columns={columns}
              rows={charges}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  icon={<ReceiptText size={26} aria-hidden />}
                  title={t(filtered ? 'business.charges.emptyFiltered' : 'business.charges.empty')}
                  detail={t(filtered ? 'business.charges.emptyFilteredText' : 'business.charges.emptyText')}
                />
              }
            />
            <Pager label={t('business.charges.pages')} {...pagination(nextCursor)} />
          </>
        )}
      </Listing>
      <Suspense>{shown && <CreditDialog charge={shown} onClose={() => setCrediting(null)} />}</Suspense>
    </Stack>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Box textStyle="caption" color="fg.muted" fontWeight="normal">
      {children}
    </Box>
  );
}

function useChargeColumns(
  onEvent: (eventId: number) => void,
  onCredit: ((charge: BusinessChargeView) => void) | null,
): Column<BusinessChargeView>[] {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  return [
    {
      key: 'ride',
      header: t('business.charges.ride'),
      primary: true,
      cell: ({ rideId, rideStatus }) => (
        <>
          <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>
          <Note>{t(`status.${rideStatus}`)}</Note>
        </>
      ),
    },
    {
      key: 'trip',
      header: t('business.charges.trip'),
      cell: ({ passengerName, pickupLocation, dropoffLocation }) => (
        <Box maxW={{ md: '18rem' }} overflowWrap="anywhere">
          {passengerName ?? t('app.none')}
          <Note>{`${pickupLocation} → ${dropoffLocation}`}</Note>
        </Box>
      ),
    },
    {
      key: 'center',
      header: t('business.charges.costCenter'),
      cell: ({ costCenter, reference }) => (
        <Box maxW={{ md: '12rem' }} overflowWrap="anywhere">
          {costCenter ?? t('app.none')}
          {reference && <Note>{reference}</Note>}
        </Box>
      ),
    },
    {
      key: 'event',
      header: t('business.charges.event'),
      cell: ({ eventId, eventName }) =>
        eventId ? (
          <TextButton
            aria-label={t('business.charges.onlyEvent', { name: eventName ?? eventId })}
            onClick={() => onEvent(eventId)}
          >
            {eventName ?? t('business.charges.eventNumber', { id: eventId })}
          </TextButton>
        ) : (
          t('app.none')
        ),
    },
    {
      key: 'state',
      header: t('business.charges.state'),
      cell: ({ state, kind }) => (
        <>
          <Badge tone={CHARGE_TONES[state]}>{t(`business.charges.states.${state}`)}</Badge>
          {kind && kind !== 'fare' && <Note>{t(`business.kinds.${kind}`)}</Note>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('business.amount'),
      align: 'end',
      cell: ({ amount, discount, credits }) => (
        <>
          <Money amount={amount} />
          {Number(discount) > 0 && <Note>{t('business.charges.discount', { amount: money(discount) })}</Note>}
          {credits.map(({ id, amount: part, reason }) => (
            <Box key={id} ms={{ md: 'auto' }} maxW={{ md: '14rem' }} overflowWrap="anywhere" whiteSpace="normal">
              <Note>{t('business.charges.credited', { amount: money(part), reason })}</Note>
            </Box>
          ))}
        </>
      ),
    },
    {
      key: 'invoice',
      header: t('business.charges.invoice'),
      cell: ({ invoiceId, invoiceNumber }) =>
        invoiceId ? (
          <TextLink href={`/admin/business/invoices/${invoiceId}`}>{invoiceNumber ?? invoiceId}</TextLink>
        ) : (
          t('app.none')
        ),
    },
    {
      key: 'booked',
      header: t('business.charges.booked'),
      align: 'end',
      cell: ({ bookedAt }) => <Box whiteSpace={{ md: 'nowrap' }}>{dateTime(bookedAt)}</Box>,
    },
    ...(onCredit
      ? [
          {
            key: 'actions',
            header: t('business.actions'),
            align: 'end' as const,
            cell: (charge: BusinessChargeView) =>
              Number(creditableOf(charge)) > 0 ? (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('business.charges.creditOf', { ride: rideNumber(charge.rideId) })}
                  onClick={() => onCredit(charge)}
                >
                  {t('business.charges.credit')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
