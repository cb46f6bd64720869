import { useTranslation } from 'react-i18next';
import { Box, DataTable, useFormat } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { isPercent, type PriceDifference, type PriceField } from '../price-form';

/** Formats a value of the form. */
export function usePriceText(): (field: PriceField, value: string) => string {
  const { money, number } = useFormat();
  return (field, value) => {
    if (field === 'basePerPerson') return money(value);
    const text = number(Number(value), { maximumFractionDigits: 2 });
    return isPercent(field) ? `${text}%` : text;
  };
}

/** The differences between two versions of the prices, or a note that there are none. */
export function PriceDifferences({ caption, differences }: { caption: string; differences: PriceDifference[] }) {
  const { t } = useTranslation();
  const nameOf = useRideTypeNames();
  const textOf = usePriceText();
  if (differences.length === 0)
    return (
      <Box textStyle="small" color="fg.muted">
        {t('prices.same')}
      </Box>
    );
  return (
    <DataTable
      dense
      caption={caption}
      rows={differences}
      rowKey={({ rideType, field }) => `${rideType}.${field}`}
      empty={null}
      columns={[
        { key: 'type', header: t('prices.rideType'), primary: true, cell: ({ rideType }) => nameOf(rideType) },
        { key: 'field', header: t('prices.what'), cell: ({ field }) => t(`prices.fields.${field}`) },
        { key: 'before', header: t('prices.before'), align: 'end', cell: ({ field, before }) => textOf(field, before) },
        {
          key: 'after',
          header: t('prices.after'),
          align: 'end',
          cell: ({ field, after }) => (
            <Box as="strong" color="brand.fg">
              {textOf(field, after)}
            </Box>
          ),
        },
      ]}
    />
  );
}
