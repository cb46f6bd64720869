import { useTranslation } from 'react-i18next';
import { isRideTypeOffered, MAX_GROUP_SIZE, MIN_GROUP_SIZE, VEHICLE_CLASSES } from '@groupride/contracts';
import type { RideTypeVehicles, VehicleClassesSetting } from '@groupride/web-api-client';
import { Badge, Box, Flex, Grid, InlineAlert, SelectField, Stack } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { useVehicleClassNames } from '../../../shared/use-vehicle-class-names';
import { problemOfRideType, serviceOf, SERVICES, withService } from '../vehicle-classes-form';
import { NumberField } from './number-field';

interface RideTypeVehiclesFieldsProps {
  rules: VehicleClassesSetting;
  rule: RideTypeVehicles;
  disabled: boolean;
  onChange: (rule: RideTypeVehicles) => void;
}

/** Fields of a ride type: its largest group, and how each vehicle class serves it. */
export function RideTypeVehiclesFields({ rules, rule, disabled, onChange }: RideTypeVehiclesFieldsProps) {
  const { t } = useTranslation();
  const name = useRideTypeNames()(rule.rideType);
  const classOf = useVehicleClassNames();
  const problem = problemOfRideType(rules, rule);
  const most = MAX_GROUP_SIZE[rule.rideType];
  const isOffered = isRideTypeOffered(rules, rule.rideType);
  return (
    <Stack role="group" aria-label={name} gap="3" borderWidth="1px" borderColor="border" borderRadius="lg" p="4">
      <Flex gap="2" align="center" wrap="wrap" textStyle="strong">
        {name}
        {!isOffered && <Badge tone="warning">{t('vehicleClasses.notOffered')}</Badge>}
      </Flex>
      {!isOffered && rule.suitable.length > 0 && (
        <Box textStyle="small" color="fg.muted">
          {t('vehicleClasses.notOfferedText')}
        </Box>
      )}
      <Grid
        templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)', xl: 'repeat(7, 1fr)' }}
        gap="3"
        alignItems="start"
      >
        <NumberField
          label={t('vehicleClasses.largestGroup')}
          hint={t('vehicleClasses.largestHint', { max: most })}
          error={
            problem === 'too_few_seats' ? t('vehicleClasses.tooFewSeats', { count: rule.largestGroup }) : undefined
          }
          value={rule.largestGroup}
          min={MIN_GROUP_SIZE}
          max={most}
          disabled={disabled}
          onChange={(largestGroup) => onChange({ ...rule, largestGroup })}
        />
        {VEHICLE_CLASSES.map((vehicleClass) => (
          <SelectField
            key={vehicleClass}
            label={classOf(vehicleClass)}
            options={SERVICES.map((service) => ({ value: service, label: t(`vehicleClasses.${service}`) }))}
            value={serviceOf(rule, vehicleClass)}
            disabled={disabled}
            onChange={({ target }) => {
              const service = SERVICES.find((each) => each === target.value);
              if (service) onChange(withService(rule, vehicleClass, service));
            }}
          />
        ))}
      </Grid>
      {problem === 'no_class' && <InlineAlert tone="error">{t('vehicleClasses.chooseClass')}</InlineAlert>}
    </Stack>
  );
}
