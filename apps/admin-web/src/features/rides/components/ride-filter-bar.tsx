import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RIDE_ORDERS, RIDE_TYPES } from '@groupride/contracts';
import { Box, Button, Flex, SelectField } from '@groupride/web-ui';
import { RemovableFilter, useDaysText } from '../../../shared/components/removable-filter';
import { SearchText } from '../../../shared/lists/search-text';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { isFiltered, type FilterChange, type RideFilters } from '../ride-filters';
import { StatusFilter } from './status-filter';

const NO_FILTERS: FilterChange = {
  q: undefined,
  status: undefined,
  rideType: undefined,
  riderId: undefined,
  driverId: undefined,
  dated: undefined,
  from: undefined,
  to: undefined,
};

interface RideFilterBarProps {
  filters: RideFilters;
  /** Names of the filtered person and driver; null if unknown. */
  names: { rider: string | null; driver: string | null };
  onChange: (change: FilterChange) => void;
}

/** Lets the operator filter the rides in the table. */
export function RideFilterBar({ filters, names, onChange }: RideFilterBarProps) {
  const { t } = useTranslation();
  const search = useCallback((q: string | undefined) => onChange({ q }), [onChange]);
  const daysText = useDaysText();
  const typeName = useRideTypeNames();
  const people = [
    { key: 'riderId', id: filters.riderId, text: 'rideFilters.ofRider', name: names.rider },
    { key: 'driverId', id: filters.driverId, text: 'rideFilters.ofDriver', name: names.driver },
  ] as const;
  return (
    <Box as="section" aria-label={t('rideFilters.label')} mb="4">
      <Flex gap="3" wrap="wrap" align="end">
        <SearchText
          label={t('rideFilters.search')}
          placeholder={t('rideFilters.searchHint')}
          value={filters.q ?? ''}
          onChange={search}
        />
        <StatusFilter value={filters.status} onChange={(status) => onChange({ status })} />
        <Box w={{ base: 'full', md: '12rem' }}>
          <SelectField
            label={t('rideFilters.type')}
            labelHidden
            value={filters.rideType ?? ''}
            onChange={({ target }) => onChange({ rideType: RIDE_TYPES.find((one) => one === target.value) })}
            options={[
              { value: '', label: t('rideFilters.allTypes') },
              ...RIDE_TYPES.map((one) => ({ value: one, label: typeName(one) })),
            ]}
          />
        </Box>
        <Box w={{ base: 'full', md: '11rem' }}>
          <SelectField
            label={t('rideFilters.order')}
            labelHidden
            value={filters.order ?? 'newest'}
            onChange={({ target }) => onChange({ order: RIDE_ORDERS.slice(1).find((one) => one === target.value) })}
            options={RIDE_ORDERS.map((one) => ({ value: one, label: t(`rideFilters.orders.${one}`) }))}
          />
        </Box>
        {isFiltered(filters) && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
            {t('rideFilters.clear')}
          </Button>
        )}
      </Flex>
      <Flex gap="2" wrap="wrap" mt="3" _empty={{ display: 'none' }}>
        {people.map(({ key, id, text, name }) => {
          if (id === undefined) return null;
          return (
            <RemovableFilter
              key={key}
              text={t(text, { who: name ?? id })}
              onRemove={() => onChange({ [key]: undefined })}
            />
          );
        })}
        {(filters.from ?? filters.to) !== undefined && (
          <RemovableFilter
            text={t(`rideFilters.dated.${filters.dated ?? 'requested'}`, { days: daysText(filters) })}
            onRemove={() => onChange({ dated: undefined, from: undefined, to: undefined })}
          />
        )}
      </Flex>
    </Box>
  );
}
