import { useTranslation } from 'react-i18next';
import { RIDE_TYPES } from '@groupride/contracts';
import type { RoutePlanView } from '@groupride/web-api-client';
import { Box, Card, Grid, SelectField } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { useListRoutePlanDriversQuery } from '../api';
import type { VehicleChoice } from '../publish-form';

/** Leaves out GroupPool, in which groups are matched during the ride rather than planned. */
const PLANNED_RIDE_TYPES = RIDE_TYPES.filter((type) => type !== 'GroupPool');

export interface VehicleDriverFieldsProps {
  plan: RoutePlanView;
  choice: VehicleChoice;
  error: string | undefined;
  onChange: (choice: VehicleChoice) => void;
}

/** The ride type and driver of one vehicle. Only drivers who are free for its route are offered. */
export function VehicleDriverFields({ plan, choice, error, onChange }: VehicleDriverFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useRideTypeNames();
  const { vehicle, rideType, driverId } = choice;
  const { data, isFetching, isError } = useListRoutePlanDriversQuery(
    { planId: plan.id, vehicle, rideType },
    { refetchOnMountOrArgChange: true },
  );
  const drivers = isFetching ? [] : (data ?? []);
  const hint = isFetching ? 'loading' : isError ? 'driversFailed' : drivers.length === 0 ? 'noDrivers' : null;
  return (
    <Card title={plan.vehicles[vehicle]?.name ?? ''}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 2fr' }} gap="3" alignItems="start">
        <SelectField
          label={t('routePlans.publish.rideType')}
          value={rideType}
          onChange={({ target }) =>
            onChange({
              vehicle,
              driverId: '',
              rideType: PLANNED_RIDE_TYPES.find((one) => one === target.value) ?? rideType,
            })
          }
          options={PLANNED_RIDE_TYPES.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Box>
          <SelectField
            label={t('routePlans.publish.driver')}
            value={driverId}
            error={error}
            onChange={({ target }) => onChange({ ...choice, driverId: target.value })}
            options={[
              { value: '', label: t('routePlans.publish.choose') },
              ...drivers.map((each) => ({
                value: String(each.driverId),
                label: t('routePlans.publish.driverOption', { ...each, count: each.seats }),
              })),
            ]}
          />
          <Box role="status" textStyle="small" color="fg.muted" _empty={{ display: 'none' }}>
            {hint && t(`routePlans.publish.${hint}`)}
          </Box>
        </Box>
      </Grid>
    </Card>
  );
}
