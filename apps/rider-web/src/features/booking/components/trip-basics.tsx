import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideTypeView } from '@groupride/web-api-client';
import { Flex, Stepper } from '@groupride/web-ui';
import type { BookingDraft } from '../slice';
import { ScheduleFields, type ScheduleFieldsProps } from './schedule-fields';

export interface TripBasicsProps {
  draft: BookingDraft;
  /** The ride type, which limits the group size; undefined while the types load. */
  type: RideTypeView | undefined;
  onChange: (change: Parameters<ScheduleFieldsProps['onChange']>[0] | { groupSize: number }) => void;
  focusDate: boolean;
  asked: number;
}

/** Lets the rider choose the time and the group size. */
export function TripBasics({ draft, type, onChange, focusDate, asked }: TripBasicsProps) {
  const { t } = useTranslation();
  return (
    <ScheduleFields
      draft={draft}
      onChange={onChange}
      focusDate={focusDate}
      asked={asked}
      beside={
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
      }
    />
  );
}
