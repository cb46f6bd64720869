import { useTranslation } from 'react-i18next';
import { carryOver, type RateValue } from '@groupride/contracts';
import type { PriceVersionView, RideTypeRates } from '@groupride/web-api-client';
import { Box, InlineAlert, Stack, useFormat } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { plannedAfter, readableValue } from '../price-form';
import { usePriceText } from './price-differences';

interface CarryOverNoteProps {
  versions: readonly PriceVersionView[];
  before: readonly RideTypeRates[];
  after: readonly RideTypeRates[];
  /** When the change takes effect; null means now. */
  start: Date | null;
}

/**
 * Shows before saving which planned versions get the change, and which of their values stay. Renders nothing if none is
 * affected.
 */
export function CarryOverNote({ versions, before, after, start }: CarryOverNoteProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const nameOf = useRideTypeNames();
  const textOf = usePriceText();
  const planned = plannedAfter(versions, start);
  const concerned = carryOver(before, after, planned).filter(
    ({ carried, kept }) => carried.length > 0 || kept.length > 0,
  );
  if (concerned.length === 0) return null;
  const listed = (key: 'prices.carry.change' | 'prices.carry.value', values: readonly RateValue[]) =>
    values
      .map(({ rideType, field, before: from, after: to }) =>
        t(key, {
          type: nameOf(rideType),
          field: t(`prices.fields.${field}`),
          before: textOf(field, readableValue(field, from)),
          after: textOf(field, readableValue(field, to)),
        }),
      )
      .join('; ');
  return (
    <InlineAlert tone="warning" title={t('prices.carry.title')}>
      <Stack gap="2">
        {concerned.some(({ carried }) => carried.length > 0) && <Box>{t('prices.carry.text')}</Box>}
        <Stack as="ul" gap="2" listStyleType="none">
          {concerned.map(({ id, carried, kept }) => (
            <li key={id}>
              <Box textStyle="strong">
                {t('prices.carry.version', {
                  id,
                  when: dateTime(planned.find((version) => version.id === id)!.validFrom),
                })}
              </Box>
              {carried.length > 0 && (
                <Box>{t('prices.carry.carried', { values: listed('prices.carry.change', carried) })}</Box>
              )}
              {kept.length > 0 && <Box>{t('prices.carry.kept', { values: listed('prices.carry.value', kept) })}</Box>}
            </li>
          ))}
        </Stack>
      </Stack>
    </InlineAlert>
  );
}
