import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MIN_VEHICLE_YEAR, newestVehicleYear, VEHICLE_COLORS, VEHICLE_MODELS } from '@groupride/contracts';
import { SelectField, TwoColumns, Stack, Stepper, TextField } from '@groupride/web-ui';
import { useVehicleClasses } from '../../../../shared/use-vehicle-classes';
import type { ApplicationFields } from '../../application-fields';
import { useErrorText } from '../../use-error-text';
import { FieldGroup } from '../field-group';
import { ListOrOther } from '../list-or-other';

const MIN_SEATS = 2;
const MAX_SEATS = 60;
const MAKES = Object.keys(VEHICLE_MODELS);

/** @param today YYYY-MM-DD */
function yearsUntil(today: string): string[] {
  const newest = newestVehicleYear(today);
  return Array.from({ length: newest - MIN_VEHICLE_YEAR + 1 }, (_, index) => String(newest - index));
}

/** Asks for the vehicle and its insurance. */
export function VehicleStep({ form, today }: { form: UseFormReturn<ApplicationFields>; today: string }) {
  const { t } = useTranslation();
  const { register, control, setValue } = form;
  const error = useErrorText(control);
  const make = useWatch({ control, name: 'vehicleMake' });
  const { field: seats } = useController({ control, name: 'seats' });
  const { field: vehicleClass } = useController({ control, name: 'vehicleClass' });
  const { nameOf, ofSeats, likely } = useVehicleClasses();
  const classes = ofSeats(seats.value);
  const changeSeats = (count: number) => {
    seats.onChange(count);
    // Resets a class that does not allow this number of seats.
    if (!ofSeats(count).some((each) => each === vehicleClass.value)) vehicleClass.onChange('');
  };
  return (
    <Stack gap="6">
      <FieldGroup title={t('onboarding.vehicle.vehicle')}>
        <ListOrOther
          control={control}
          name="vehicleMake"
          label={t('onboarding.fields.vehicleMake')}
          otherLabel={t('onboarding.fields.otherMake')}
          list={MAKES}
          error={error('vehicleMake')}
          onPick={() => setValue('vehicleModel', '')}
        />
        <ListOrOther
          key={MAKES.includes(make) ? make : ''}
          control={control}
          name="vehicleModel"
          label={t('onboarding.fields.vehicleModel')}
          otherLabel={t('onboarding.fields.otherModel')}
          list={VEHICLE_MODELS[make] ?? []}
          error={error('vehicleModel')}
        />
        <TwoColumns gap="4">
          <SelectField
            label={t('onboarding.fields.vehicleYear')}
            hint={t('onboarding.hints.vehicleYear', { year: MIN_VEHICLE_YEAR })}
            placeholder={t('onboarding.choose')}
            options={yearsUntil(today).map((year) => ({ value: year, label: year }))}
            error={error('vehicleYear')}
            {...register('vehicleYear')}
          />
          <SelectField
            label={t('onboarding.fields.vehicleColor')}
            placeholder={t('onboarding.choose')}
            options={VEHICLE_COLORS.map((color) => ({ value: color, label: t(`onboarding.colors.${color}`) }))}
            error={error('vehicleColor')}
            {...register('vehicleColor')}
          />
        </TwoColumns>
        <TextField
          label={t('onboarding.fields.licensePlate')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          css={{ textTransform: 'uppercase' }}
          error={error('licensePlate')}
          {...register('licensePlate')}
        />
        <Stepper
          label={t('onboarding.fields.seats')}
          hint={t('onboarding.hints.seats')}
          value={seats.value}
          min={MIN_SEATS}
          max={MAX_SEATS}
          onChange={changeSeats}
          decreaseLabel={t('onboarding.fewer')}
          increaseLabel={t('onboarding.more')}
        />
        <SelectField
          label={t('vehicle.class')}
          hint={t('vehicle.classHint')}
          options={classes.map((each) => ({ value: each, label: nameOf(each) }))}
          value={classes.find((each) => each === vehicleClass.value) ?? likely(seats.value) ?? ''}
          onChange={(event) => vehicleClass.onChange(event.target.value)}
        />
      </FieldGroup>
      <FieldGroup title={t('onboarding.vehicle.insurance')}>
        <TextField
          label={t('onboarding.fields.insuranceProvider')}
          autoComplete="off"
          maxLength={80}
          error={error('insuranceProvider')}
          {...register('insuranceProvider')}
        />
        <TextField
          label={t('onboarding.fields.insurancePolicy')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          error={error('insurancePolicy')}
          {...register('insurancePolicy')}
        />
      </FieldGroup>
    </Stack>
  );
}
