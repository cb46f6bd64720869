import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminRideRow } from '@groupride/web-api-client';
import { Button, toast } from '@groupride/web-ui';
import { downloadCsv, makeCsv, type CsvColumn } from '../../../shared/csv';
import { rideNumber } from '../../../shared/ride-number';

/** Saves the rides that the table shows as a CSV file. */
export function ExportButton({ rides }: { rides: readonly AdminRideRow[] | undefined }) {
  const { t } = useTranslation();
  const columns: CsvColumn<AdminRideRow>[] = [
    { header: t('rides.id'), value: (ride) => rideNumber(ride.id) },
    { header: t('rides.status'), value: (ride) => t(`status.${ride.status}`) },
    { header: t('rides.rider'), value: (ride) => ride.riderName },
    { header: t('rides.pickup'), value: (ride) => ride.pickupLocation },
    { header: t('rides.dropoff'), value: (ride) => ride.dropoffLocation },
    { header: t('rides.type'), value: (ride) => ride.rideType },
    { header: t('rides.group'), value: (ride) => ride.groupSize },
    { header: t('rides.total'), value: (ride) => ride.totalCost },
    { header: t('rides.perPerson'), value: (ride) => ride.costPerPerson },
    { header: t('rides.driver'), value: (ride) => ride.driverName },
    { header: t('rides.created'), value: (ride) => ride.createdAt },
  ];
  const save = (rows: readonly AdminRideRow[]) => {
    downloadCsv(`rides-${new Date().toISOString().slice(0, 10)}.csv`, makeCsv(rows, columns));
    toast({ tone: 'success', title: t('dashboard.exported', { count: rows.length }) });
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Download size={18} aria-hidden />}
      disabled={!rides || rides.length === 0}
      onClick={() => rides && save(rides)}
    >
      {t('dashboard.export')}
    </Button>
  );
}
