import { useForm, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classesOfSeats, classOfSeats, VEHICLE_CLASSES, type VehicleClass } from '@groupride/contracts';
import { problemOf } from '@groupride/web-api-client';
import { Button, InlineAlert, SelectField, Stack, Stepper, TextField, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useApplyAsDriverMutation } from '../api';

interface ApplicationFields {
  vehicle: string;
  licensePlate: string;
  seats: number;
  /** Null until the driver chooses one: the class then follows from the seats. */
  vehicleClass: VehicleClass | null;
}

const MIN_SEATS = 2;
const MAX_SEATS = 60;

/** Asks about the vehicle; who applies is the person signed in. */
export function ApplicationForm({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [apply, { isLoading, error }] = useApplyAsDriverMutation();
  const { register, control, handleSubmit, formState } = useForm<ApplicationFields>({
    defaultValues: { vehicle: '', licensePlate: '', seats: 6, vehicleClass: null },
  });
  const { field: seats } = useController({ control, name: 'seats' });
  const { field: vehicleClass } = useController({ control, name: 'vehicleClass' });
  const classes = classesOfSeats(seats.value);
  const chosen = classes.find((each) => each === vehicleClass.value) ?? classOfSeats(seats.value);

  const submit = handleSubmit(async ({ vehicle, licensePlate, seats: count }) => {
    const answer = await apply({
      driverApplication: {
        vehicle: vehicle.trim(),
        licensePlate: licensePlate.trim().toUpperCase(),
        seats: count,
        vehicleClass: chosen,
      },
    });
    if (!answer.error || problemOf(answer.error)?.code === 'application_exists') onApplied();
  });

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <TextField
          label={t('onboarding.vehicle')}
          hint={t('onboarding.vehicleHint')}
          autoComplete="off"
          maxLength={100}
          error={formState.errors.vehicle?.message}
          {...register('vehicle', { validate: (value) => value.trim() !== '' || t('onboarding.vehicleRequired') })}
        />
        <TextField
          label={t('onboarding.plate')}
          autoComplete="off"
          autoCapitalize="characters"
          css={{ textTransform: 'uppercase' }}
          error={formState.errors.licensePlate?.message}
          {...register('licensePlate', {
            validate: (value) =>
              value.trim() === ''
                ? t('onboarding.plateRequired')
                : value.trim().length <= 12 || t('onboarding.plateLong'),
          })}
        />
        <Stepper
          label={t('onboarding.seats')}
          hint={t('onboarding.seatsHint')}
          value={seats.value}
          min={MIN_SEATS}
          max={MAX_SEATS}
          onChange={seats.onChange}
          decreaseLabel={t('onboarding.fewer')}
          increaseLabel={t('onboarding.more')}
        />
        <SelectField
          label={t('vehicle.class')}
          hint={t('vehicle.classHint')}
          options={classes.map((each) => ({ value: each, label: t(`vehicle.classes.${each}`) }))}
          value={chosen}
          onChange={(event) =>
            vehicleClass.onChange(VEHICLE_CLASSES.find((each) => each === event.target.value) ?? null)
          }
        />
        {error && <InlineAlert tone="error">{problemText(error, t('onboarding.failed'))}</InlineAlert>}
        <Button type="submit" block size="lg" busy={isLoading} busyLabel={t('onboarding.sending')}>
          {t('onboarding.submit')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
