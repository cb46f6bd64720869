import { useTranslation } from 'react-i18next';
import { CLASS_NAME_MAX_LENGTH, LEAST_CLASS_SEATS, MOST_CLASS_SEATS } from '@groupride/contracts';
import type { VehicleClassSetting } from '@groupride/web-api-client';
import { Box, Grid, Stack, SwitchField, TextField } from '@groupride/web-ui';
import { useVehicleClassNames } from '../../../shared/use-vehicle-class-names';
import { problemOfClass } from '../vehicle-classes-form';
import { NumberField } from './number-field';

const NAMES = [
  { field: 'nameEn', language: 'en' },
  { field: 'nameEs', language: 'es' },
] as const;

interface VehicleClassFieldsProps {
  rule: VehicleClassSetting;
  disabled: boolean;
  onChange: (rule: VehicleClassSetting) => void;
}

/** Fields of a vehicle class: whether it takes new rides, its seats and its names. */
export function VehicleClassFields({ rule, disabled, onChange }: VehicleClassFieldsProps) {
  const { t, i18n } = useTranslation();
  const name = useVehicleClassNames()(rule.vehicleClass);
  const problem = problemOfClass(rule);
  const seats = { min: LEAST_CLASS_SEATS, max: MOST_CLASS_SEATS, disabled };
  return (
    <Stack role="group" aria-label={name} gap="3" borderWidth="1px" borderColor="border" borderRadius="lg" p="4">
      <Box textStyle="strong">{name}</Box>
      <SwitchField
        label={t('vehicleClasses.offered')}
        checked={rule.offered}
        disabled={disabled}
        onChange={(offered) => onChange({ ...rule, offered })}
      />
      <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="3" alignItems="start">
        <NumberField
          {...seats}
          label={t('vehicleClasses.leastSeats')}
          value={rule.leastSeats}
          onChange={(leastSeats) => onChange({ ...rule, leastSeats })}
        />
        <NumberField
          {...seats}
          label={t('vehicleClasses.mostSeats')}
          error={problem === 'order' ? t('vehicleClasses.seatsOrder') : undefined}
          value={rule.mostSeats}
          onChange={(mostSeats) => onChange({ ...rule, mostSeats })}
        />
        {NAMES.map(({ field, language }) => (
          <TextField
            key={field}
            label={t(`vehicleClasses.${field}`)}
            // The texts of the other language are not loaded.
            placeholder={i18n.language === language ? t(`drivers.classes.${rule.vehicleClass}`) : undefined}
            error={problem === 'names' && !rule[field] ? t('vehicleClasses.namesTogether') : undefined}
            maxLength={CLASS_NAME_MAX_LENGTH}
            autoComplete="off"
            value={rule[field] ?? ''}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...rule, [field]: target.value || null })}
          />
        ))}
      </Grid>
    </Stack>
  );
}
