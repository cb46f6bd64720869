import { rideNumber, type RideStatus, type SuspendedRideChoice } from '@groupride/contracts';
import { useTranslation } from 'react-i18next';
import { Box, InlineAlert, SegmentedControl, Stack } from '@groupride/web-ui';

export interface ActiveRideChoiceProps {
  ride: { id: number; status: RideStatus };
  value: SuspendedRideChoice | null;
  /** Whether a required choice is missing. */
  missing: boolean;
  onChange: (choice: SuspendedRideChoice) => void;
}

/** Asks what happens to the current ride of a driver who is being suspended. */
export function ActiveRideChoice({ ride, value, missing, onChange }: ActiveRideChoiceProps) {
  const { t } = useTranslation();
  const started = ride.status === 'in_progress';
  return (
    <Stack gap="2">
      <Box textStyle="label">{t('drivers.rideUnderWay', { number: rideNumber(ride.id) })}</Box>
      <SegmentedControl<SuspendedRideChoice | ''>
        label={t('drivers.rideUnderWay', { number: rideNumber(ride.id) })}
        value={value ?? ''}
        options={[
          { value: 'finish', label: t('drivers.letFinish') },
          { value: 'hand_over', label: t('drivers.handOver'), disabled: started },
        ]}
        onChange={(choice) => choice && onChange(choice)}
      />
      <Box textStyle="caption" color="fg.muted" minH="9">
        {started
          ? t('drivers.startedHint')
          : value === 'hand_over'
            ? t('drivers.handOverHint')
            : t('drivers.finishHint')}
      </Box>
      {missing && <InlineAlert tone="error">{t('drivers.rideRequired')}</InlineAlert>}
    </Stack>
  );
}
