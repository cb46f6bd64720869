import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classesOfSeats, VEHICLE_CLASSES } from '@groupride/contracts';
import type { DriverView } from '@groupride/web-api-client';
import { Box, InlineAlert, SelectField, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useChangeVehicleMutation } from '../api';

/** Lets a driver choose the class of their vehicle, among those that can have its seats. Saved at once. */
export function VehicleClassSetting({ driver }: { driver: DriverView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading, isSuccess, error }] = useChangeVehicleMutation();
  const [chosen, setChosen] = useState(driver.vehicleClass);
  const save = async (value: string) => {
    const vehicleClass = VEHICLE_CLASSES.find((each) => each === value);
    if (!vehicleClass) return;
    setChosen(vehicleClass);
    const answer = await change({ driverId: driver.id, vehicleChange: { vehicleClass } });
    if (answer.error) setChosen(driver.vehicleClass);
  };
  return (
    <Stack gap="1.5">
      <SelectField
        label={t('vehicle.class')}
        hint={t('vehicle.classHint')}
        options={classesOfSeats(driver.seats).map((each) => ({ value: each, label: t(`vehicle.classes.${each}`) }))}
        value={chosen}
        disabled={isLoading}
        onChange={(event) => void save(event.target.value)}
      />
      <Box role="status" textStyle="caption" color="fg.muted">
        {isSuccess && t('vehicle.saved')}
      </Box>
      {error && <InlineAlert tone="error">{problemText(error, t('vehicle.failed'))}</InlineAlert>}
    </Stack>
  );
}
