import { useTranslation } from 'react-i18next';
import type { DriverOrder } from '@groupride/contracts';
import type { AdminDriverRow } from '@groupride/web-api-client';
import { Badge, Box, Money, formatPhone, useFormat } from '@groupride/web-ui';
import type { DenseColumn } from '../../../shared/lists/dense-table';
import { ApplicationBadge, DriverPresence } from './driver-state';

/** Columns of the list of drivers. */
export function useDriverColumns(): DenseColumn<AdminDriverRow, DriverOrder>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    {
      key: 'name',
      header: t('drivers.name'),
      maxW: '12rem',
      orders: { ascending: 'name', descending: 'name_descending' },
      cell: ({ name }) => name,
    },
    {
      key: 'applicationStatus',
      header: t('rides.status'),
      cell: ({ applicationStatus }) => <ApplicationBadge status={applicationStatus} />,
    },
    { key: 'presence', header: t('drivers.presence'), cell: (driver) => <DriverPresence driver={driver} /> },
    {
      key: 'phone',
      header: t('drivers.phone'),
      cell: ({ phone }) => (phone ? formatPhone(phone) : t('app.none')),
    },
    {
      key: 'vehicle',
      header: t('drivers.vehicle'),
      maxW: { base: '11rem', '2xl': '16rem' },
      hideOnTablet: true,
      cell: ({ vehicle, licensePlate }) => (
        <>
          {licensePlate}
          <Box as="span" color="fg.subtle">{` · ${vehicle}`}</Box>
        </>
      ),
    },
    {
      key: 'documents',
      header: t('drivers.documentsUntil'),
      cell: ({ documentsInReview, documentsExpireOn }) =>
        documentsInReview > 0 ? (
          <Badge tone="warning">{t('documents.inReview', { count: documentsInReview })}</Badge>
        ) : documentsExpireOn ? (
          // 17:00 UTC is the same calendar day in every American time zone.
          date(`${documentsExpireOn}T17:00:00Z`)
        ) : (
          t('app.none')
        ),
    },
    {
      key: 'rating',
      header: t('drivers.rating'),
      align: 'end',
      orders: { ascending: 'rating', descending: 'rating_descending' },
      cell: ({ rating, isNew }) => (isNew ? t('drivers.isNew') : rating),
    },
    {
      key: 'trips',
      header: t('drivers.trips'),
      align: 'end',
      orders: { ascending: 'trips', descending: 'trips_descending' },
      cell: ({ totalTrips }) => totalTrips,
    },
    {
      key: 'earnings',
      header: t('drivers.earnings'),
      hideOnTablet: true,
      align: 'end',
      cell: ({ earnings }) => <Money amount={earnings} />,
    },
  ];
}
