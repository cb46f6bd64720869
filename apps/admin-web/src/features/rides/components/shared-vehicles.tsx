import { useTranslation } from 'react-i18next';
import { INSERTION_OBSTACLES, rideNumber, type InsertionObstacle } from '@groupride/contracts';
import type { DispatchDecisionView } from '@groupride/web-api-client';
import { Badge, Box, DataTable, useFormat, type Column } from '@groupride/web-ui';

type Vehicle = DispatchDecisionView['sharedVehicles'][number];

/** Vehicles with other groups that a group could have joined, and the reasons against them. */
export function SharedVehicles({ decision }: { decision: DispatchDecisionView }) {
  const { t } = useTranslation();
  const { duration } = useFormat();
  const { sharedVehicles } = decision;
  if (sharedVehicles.length === 0) return null;
  const columns: Column<Vehicle>[] = [
    { key: 'driver', header: t('dispatch.driver'), primary: true, cell: ({ driverName }) => driverName },
    {
      key: 'rides',
      header: t('dispatch.shared.rides'),
      cell: ({ rides }) => rides.map(({ rideId }) => rideNumber(rideId)).join(', '),
    },
    {
      key: 'away',
      header: t('dispatch.away'),
      align: 'end',
      cell: ({ minutes }) => (typeof minutes === 'number' ? t('rideActions.minutes', { count: minutes }) : '–'),
    },
    {
      key: 'added',
      header: t('dispatch.shared.added'),
      align: 'end',
      cell: ({ addedSeconds }) => (typeof addedSeconds === 'number' ? duration(addedSeconds) : '–'),
    },
    {
      key: 'result',
      header: t('dispatch.result'),
      cell: ({ result }) =>
        result === 'joined' ? (
          <Badge tone="success">{t('dispatch.shared.joined')}</Badge>
        ) : (
          t(isObstacle(result) ? `dispatch.shared.${result}` : `dispatch.results.${result}`)
        ),
    },
  ];
  return (
    <Box>
      <Box as="h3" textStyle="strong" mb="1">
        {t('dispatch.shared.title')}
      </Box>
      <DataTable
        dense
        caption={t('dispatch.shared.title')}
        columns={columns}
        rows={sharedVehicles}
        rowKey={({ driverId }) => String(driverId)}
        empty={null}
      />
    </Box>
  );
}

const isObstacle = (result: Vehicle['result']): result is InsertionObstacle =>
  INSERTION_OBSTACLES.some((obstacle) => obstacle === result);
