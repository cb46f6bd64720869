import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@groupride/contracts';
import type { AdminDriverRow } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  LiveDot,
  Money,
  SelectField,
  TextLink,
  type Column,
  type Tone,
  formatPhone,
  Stack,
} from '@groupride/web-ui';
import { RoleNote, useMay } from '../../../shared/permissions';
import { Listing } from '../../../shared/components/listing';
import { rideNumber } from '../../../shared/ride-number';
import { useListDriversQuery } from '../api';
import { actionsFor, needsReason, type ApplicationAction } from '../application-actions';
import { DriverDocumentsDialog } from './driver-documents-dialog';
import { ApplicationStatusDialog } from './application-status-dialog';

const DRIVERS_POLL = 10_000;
const TONES: Record<ApplicationStatus, Tone> = {
  applied: 'warning',
  approved: 'success',
  rejected: 'neutral',
  suspended: 'danger',
};

export interface DriversTableProps {
  /** Only this one. */
  only?: number | undefined;
  /** Shows all again. */
  onAll?: () => void;
}

/** All drivers with application status, presence, earnings and actions. */
export function DriversTable({ only, onAll }: DriversTableProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListDriversQuery(undefined, { pollingInterval: DRIVERS_POLL });
  const [applicationStatus, setApplicationStatus] = useState<ApplicationStatus | ''>('');
  const [asked, setAsked] = useState<{ driver: AdminDriverRow; action: ApplicationAction } | null>(null);
  const [reviewed, setReviewed] = useState<AdminDriverRow | null>(null);
  const columns = useDriverColumns((driver, action) => setAsked({ driver, action }), setReviewed);
  const shown = (drivers: readonly AdminDriverRow[]) =>
    drivers
      .filter(
        ({ id, applicationStatus: its }) =>
          (only === undefined || id === only) && (applicationStatus === '' || its === applicationStatus),
      )
      .sort(
        (a, b) => Number(b.applicationStatus === 'applied') - Number(a.applicationStatus === 'applied') || a.id - b.id,
      );
  return (
    <Listing what="drivers" asked={{ data, error, isFetching, refetch }}>
      {(drivers) => (
        <>
          <Flex mb="4" gap="3" align="center" wrap="wrap">
            {only === undefined ? (
              <Box w={{ base: 'full', md: '2xs' }}>
                <SelectField
                  label={t('drivers.filter')}
                  labelHidden
                  value={applicationStatus}
                  onChange={(event) =>
                    setApplicationStatus(APPLICATION_STATUSES.find((one) => one === event.target.value) ?? '')
                  }
                  options={[
                    { value: '', label: t('drivers.all') },
                    ...APPLICATION_STATUSES.map((one) => ({ value: one, label: t(`applicationStatus.${one}`) })),
                  ]}
                />
              </Box>
            ) : (
              <Button size="sm" variant="secondary" onClick={onAll}>
                {t('drivers.showAll')}
              </Button>
            )}
          </Flex>
          <Box mb="4" _empty={{ display: 'none' }}>
            <RoleNote permission="drivers.review" />
          </Box>
          <DataTable
            caption={t('drivers.caption')}
            columns={columns}
            rows={shown(drivers)}
            rowKey={(driver) => driver.id}
            empty={
              <EmptyState
                icon={<UserRoundX size={26} aria-hidden />}
                title={applicationStatus === '' && only === undefined ? t('drivers.empty') : t('drivers.emptyFiltered')}
                detail={applicationStatus === '' && only === undefined ? t('drivers.emptyText') : undefined}
              />
            }
          />
          {asked && (
            <ApplicationStatusDialog driver={asked.driver} action={asked.action} onClose={() => setAsked(null)} />
          )}
          {reviewed && <DriverDocumentsDialog driver={reviewed} onClose={() => setReviewed(null)} />}
        </>
      )}
    </Listing>
  );
}

function useDriverColumns(
  onAction: (driver: AdminDriverRow, action: ApplicationAction) => void,
  onDocuments: (driver: AdminDriverRow) => void,
): Column<AdminDriverRow>[] {
  const { t } = useTranslation();
  const [mayRead, mayReview, mayOpenMoney] = [useMay('people.view'), useMay('drivers.review'), useMay('money.view')];
  const columns: Column<AdminDriverRow>[] = [
    {
      key: 'name',
      header: t('drivers.name'),
      primary: true,
      sortValue: (driver) => driver.name,
      cell: (driver) => (
        <Box>
          <Box>{driver.name}</Box>
          {driver.phone && (
            <Box textStyle="caption" color="fg.subtle" fontWeight="normal" whiteSpace="nowrap">
              {formatPhone(driver.phone)}
            </Box>
          )}
        </Box>
      ),
    },
    {
      key: 'applicationStatus',
      header: t('drivers.applicationStatus'),
      sortValue: (driver) => driver.applicationStatus,
      cell: (driver) => (
        <Stack gap="1" align="flex-start">
          <Badge tone={TONES[driver.applicationStatus]}>{t(`applicationStatus.${driver.applicationStatus}`)}</Badge>
          {driver.documentsInReview > 0 && (
            <Badge tone="warning">{t('documents.inReview', { count: driver.documentsInReview })}</Badge>
          )}
        </Stack>
      ),
    },
    {
      key: 'presence',
      header: t('drivers.presence'),
      sortValue: (driver) => Number(driver.isOnline),
      cell: (driver) => <DriverPresence driver={driver} />,
    },
    {
      key: 'vehicle',
      header: t('drivers.vehicle'),
      cell: (driver) => (
        <Box>
          {driver.vehicle}
          <Box textStyle="caption" color="fg.subtle">
            {driver.licensePlate} · {t(`drivers.classes.${driver.vehicleClass}`)} ·{' '}
            {t('drivers.seats', { count: driver.seats })}
          </Box>
        </Box>
      ),
    },
    {
      key: 'rating',
      header: t('drivers.rating'),
      align: 'end',
      sortValue: (driver) => Number(driver.rating),
      cell: (driver) => driver.rating,
    },
    {
      key: 'trips',
      header: t('drivers.trips'),
      align: 'end',
      sortValue: (driver) => driver.totalTrips,
      cell: (driver) => driver.totalTrips,
    },
    {
      key: 'earnings',
      header: t('drivers.earnings'),
      align: 'end',
      sortValue: (driver) => Number(driver.earnings),
      cell: (driver) => (
        <>
          <Money amount={driver.earnings} />
          {mayOpenMoney && (
            <Box textStyle="caption">
              <TextLink href={`/admin/money?tab=payouts&driver=${driver.id}`}>{t('payouts.title')}</TextLink>
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('drivers.actions'),
      align: 'end',
      cell: (driver) => (
        <Flex gap="1" justify="flex-end" align="center" wrap="wrap">
          {mayRead && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t('documents.open')}: ${driver.name}`}
              onClick={() => onDocuments(driver)}
            >
              {t('documents.open')}
            </Button>
          )}
          {(mayReview ? actionsFor(driver.applicationStatus) : []).map((action) => (
            <Button
              key={action}
              size="sm"
              variant={needsReason(action) ? 'dangerGhost' : 'soft'}
              aria-label={`${t(`drivers.${action}`)}: ${driver.name}`}
              onClick={() => onAction(driver, action)}
            >
              {t(`drivers.${action}`)}
            </Button>
          ))}
        </Flex>
      ),
    },
  ];
  return mayRead || mayReview ? columns : columns.filter(({ key }) => key !== 'actions');
}

function DriverPresence({ driver }: { driver: AdminDriverRow }) {
  const { t } = useTranslation();
  if (driver.activeRideId) {
    return (
      <TextLink href={`/admin/rides/${driver.activeRideId}`}>
        {t('drivers.onRide', { number: rideNumber(driver.activeRideId) })}
      </TextLink>
    );
  }
  return driver.isOnline ? (
    <Badge tone="live" icon={<LiveDot />}>
      {t('drivers.online')}
    </Badge>
  ) : (
    <Badge>{t('drivers.offline')}</Badge>
  );
}
