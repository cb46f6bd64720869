import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideTypeView } from '@groupride/web-api-client';
import { Box, Flex, Stepper } from '@groupride/web-ui';
import type { BookingDraft } from '../slice';
import { ScheduleFields, type ScheduleFieldsProps } from './schedule-fields';

export interface TripBasicsProps {
  draft: BookingDraft;
  /** The ride type, which limits the group size; undefined while the types load. */
  type: RideTypeView | undefined;
  /** The types that can be chosen; undefined while they load. */
  types: readonly RideTypeView[] | undefined;
  onChange: (change: Parameters<ScheduleFieldsProps['onChange']>[0] | { groupSize: number }) => void;
  focusDate: boolean;
  asked: number;
}

/** Lets the rider choose the time and the group size. */
export function TripBasics({ draft, type, types, onChange, focusDate, asked }: TripBasicsProps) {
  const { t } = useTranslation();
  const isFull = type !== undefined && draft.groupSize >= type.maxGroupSize;
  const hasLarger = types?.some(({ maxGroupSize }) => maxGroupSize > draft.groupSize) ?? false;
  return (
    <ScheduleFields
      draft={draft}
      onChange={onChange}
      focusDate={focusDate}
      asked={asked}
      beside={
        <>
          <Stepper
            label={t('booking.groupSize')}
            labelHidden
            value={draft.groupSize}
            min={type?.minGroupSize ?? 2}
            max={type?.maxGroupSize ?? 6}
            onChange={(groupSize) => onChange({ groupSize })}
            format={(count) => (
              <Flex as="span" align="center" justify="center" gap="1">
                <Users size={16} aria-hidden /> {count}
              </Flex>
            )}
            decreaseLabel={t('booking.fewerPeople')}
            increaseLabel={t('booking.morePeople')}
          />
          <Box aria-live="polite" flexBasis="full" textStyle="caption" color="fg.muted" _empty={{ display: 'none' }}>
            {isFull &&
              hasLarger &&
              t('booking.fullType', { type: t(`rideTypes.${type.id}.name`), count: type.maxGroupSize })}
          </Box>
        </>
      }
    />
  );
}
