import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VEHICLE_CLASSES } from '@groupride/contracts';
import { useChangeVehicleMutation, type DriverView } from '@groupride/web-api-client';
import { Box, InlineAlert, SelectField, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useVehicleClasses } from '../../../shared/use-vehicle-classes';

/**
 * Lets a driver choose the class of their vehicle among those with its number of seats. Changes are saved immediately.
 */
export function VehicleClassSetting({ driver }: { driver: DriverView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { nameOf, ofSeats } = useVehicleClasses();
  const [change, { isLoading, isSuccess, error }] = useChangeVehicleMutation();
  const [chosen, setChosen] = useState(driver.vehicleClass);
  const save = async (value: string) => {
    const vehicleClass = VEHICLE_CLASSES.find((each) => each === value);
    if (!vehicleClass) return;
    setChosen(vehicleClass);
    const answer = await change({ driverId: driver.id, vehicleChange: { vehicleClass } });
    if (answer.error) setChosen(driver.vehicleClass);
  };
  // The current class stays in the list even if operations have since disabled it.
  const classes = VEHICLE_CLASSES.filter(
    (each) => each === driver.vehicleClass || ofSeats(driver.seats).includes(each),
  );
  return (
    <Stack gap="1.5">
      <SelectField
        label={t('vehicle.class')}
        hint={t('vehicle.classHint')}
        options={classes.map((each) => ({ value: each, label: nameOf(each) }))}
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
