import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideTypeRates } from '@groupride/web-api-client';
import { Box, Button, Card, DataTable, Flex, Stack, type Column } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useListPriceVersionsQuery } from '../api';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { readable, type PriceField } from '../price-form';
import { usePriceText } from './price-differences';
import { PriceEditor } from './price-editor';
import { PriceHistory } from './price-history';

const SHOWN = ['basePerPerson', 'minimumSeats', 'includedMiles', 'perMileBp', 'serviceFeeBp', 'taxBp'] as const;

/** The current prices, an editor, and their history. */
export function PricesPanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListPriceVersionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [editing, setEditing] = useState(false);
  const mayChange = usePermission('money.manage');
  const nameOf = useRideTypeNames();
  const textOf = usePriceText();
  const columns: Column<RideTypeRates>[] = [
    { key: 'type', header: t('prices.rideType'), primary: true, cell: ({ rideType }) => nameOf(rideType) },
    ...SHOWN.map((field: PriceField) => ({
      key: field,
      header: t(`prices.fields.${field}`),
      align: 'end' as const,
      cell: (rates: RideTypeRates) => textOf(field, readable(field, rates)),
    })),
  ];
  return (
    <Listing what="rates" asked={{ data, error, isFetching, refetch }}>
      {({ newest, versions }) => {
        const current = versions.find((version) => version.current);
        return (
          <Stack gap="4">
            <Flex justify="space-between" gap="4" wrap="wrap" align="flex-start">
              <Box color="fg.muted" textStyle="small" maxW="42rem">
                {t('prices.text')}
              </Box>
              {mayChange && current && !editing && (
                <Button size="sm" onClick={() => setEditing(true)}>
                  {t('prices.change')}
                </Button>
              )}
            </Flex>
            <RoleNote permission="money.manage" />
            {editing && current && (
              <PriceEditor current={current} versions={versions} newest={newest} onClose={() => setEditing(false)} />
            )}
            {current && (
              <Card title={t('prices.inForce')}>
                <DataTable
                  dense
                  caption={t('prices.inForce')}
                  columns={columns}
                  rows={current.rates}
                  rowKey={({ rideType }) => rideType}
                  empty={null}
                />
              </Card>
            )}
            <PriceHistory versions={versions} newest={newest} />
          </Stack>
        );
      }}
    </Listing>
  );
}
