import { useTranslation } from 'react-i18next';
import { MIN_GROUP_SIZE, MOST_CLASS_SEATS } from '@groupride/contracts';
import { Box, InlineAlert, Stack } from '@groupride/web-ui';
import { isAnythingOffered } from '../vehicle-classes-form';
import type { EditorProps } from './setting-panel';
import { NumberField } from './number-field';
import { RideTypeVehiclesFields } from './ride-type-vehicles-fields';
import { VehicleClassFields } from './vehicle-class-fields';

/** Edits the vehicle classes, their seats, and the ride types that they serve. */
export function VehicleClassesEditor({ value: { vehicleClasses: rules }, onChange, disabled }: EditorProps) {
  const { t } = useTranslation();
  if (!rules) return null;
  const change = (part: Partial<typeof rules>) => onChange({ vehicleClasses: { ...rules, ...part } });
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Box as="h3" textStyle="strong">
          {t('vehicleClasses.classes')}
        </Box>
        {rules.classes.map((rule, index) => (
          <VehicleClassFields
            key={rule.vehicleClass}
            rule={rule}
            disabled={disabled}
            onChange={(next) => change({ classes: rules.classes.with(index, next) })}
          />
        ))}
        {!isAnythingOffered(rules) && <InlineAlert tone="error">{t('vehicleClasses.nothingOffered')}</InlineAlert>}
      </Stack>
      <Stack gap="4">
        <Box as="h3" textStyle="strong">
          {t('vehicleClasses.rideTypes')}
        </Box>
        {rules.rideTypes.map((rule, index) => (
          <RideTypeVehiclesFields
            key={rule.rideType}
            rules={rules}
            rule={rule}
            disabled={disabled}
            onChange={(next) => change({ rideTypes: rules.rideTypes.with(index, next) })}
          />
        ))}
      </Stack>
      <Box maxW="24rem">
        <NumberField
          label={t('vehicleClasses.largerCoachFrom')}
          value={rules.largerCoachFrom}
          min={MIN_GROUP_SIZE}
          max={MOST_CLASS_SEATS}
          disabled={disabled}
          onChange={(largerCoachFrom) => change({ largerCoachFrom })}
        />
      </Box>
    </Stack>
  );
}
