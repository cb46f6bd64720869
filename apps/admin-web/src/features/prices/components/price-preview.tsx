import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { PricePreview as Preview } from '@groupride/web-api-client';
import { Box, DataTable, Money, Stack, TextLink, useFormat } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';

/** What last week's rides would have cost. */
export function PricePreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nameOf = useRideTypeNames();
  const { rides, changed, before, after, largest } = preview;
  const difference = Math.round((Number(after) - Number(before)) * 100) / 100;
  const sign = difference > 0 ? '+' : '';
  return (
    <Stack gap="3" role="status">
      <Box textStyle="strong">
        {rides === 0
          ? t('prices.noRides')
          : t('prices.lastWeek', {
              count: rides,
              changed,
              before: money(before),
              after: money(after),
              difference: `${sign}${money(difference.toFixed(2))}`,
            })}
      </Box>
      {largest.length > 0 && (
        <DataTable
          dense
          caption={t('prices.largest')}
          rows={largest}
          rowKey={({ rideId }) => rideId}
          empty={null}
          columns={[
            {
              key: 'ride',
              header: t('prices.ride'),
              primary: true,
              cell: ({ rideId }) => <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>,
            },
            { key: 'type', header: t('prices.rideType'), cell: ({ rideType }) => nameOf(rideType) },
            { key: 'group', header: t('prices.people'), align: 'end', cell: ({ groupSize }) => groupSize },
            { key: 'before', header: t('prices.before'), align: 'end', cell: (ride) => <Money amount={ride.before} /> },
            { key: 'after', header: t('prices.after'), align: 'end', cell: (ride) => <Money amount={ride.after} /> },
          ]}
        />
      )}
    </Stack>
  );
}
