import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { milesToMeters } from '@groupride/geo';
import { Card, useFormat } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';

/** The route, distance and group size of a ride. */
export function RideTrip({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const typeName = useRideTypeNames();
  const booked = format.bookedTime(ride);
  return (
    <Card title={t('ride.trip')}>
      <Facts
        items={[
          { label: t('ride.pickup'), value: ride.pickupLocation },
          { label: t('ride.dropoff'), value: ride.dropoffLocation },
          { label: t('ride.distance'), value: format.distance(milesToMeters(ride.distance)) },
          { label: t('ride.duration'), value: format.duration(ride.duration * 60) },
          { label: t('ride.type'), value: typeName(ride.rideType) },
          { label: t('ride.group'), value: t('ride.people', { count: ride.groupSize }) },
          ...(booked ? [{ label: t('ride.hourly'), value: booked }] : []),
        ]}
      />
    </Card>
  );
}
