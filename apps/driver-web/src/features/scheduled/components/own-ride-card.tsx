import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { Badge, Box, Card, LinkButton, Stack, useFormat } from '@groupride/web-ui';
import { RouteStops } from '../../../shared/components/route-stops';

/** A scheduled ride of the driver, with a link to the page where it is confirmed, driven or given back. */
export function OwnRideCard({ ride, confirmBy }: { ride: RideView; confirmBy: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const number = rideNumber(ride.id);
  const when = ride.scheduledAt ? format.dateTime(ride.scheduledAt) : '';
  return (
    <Card title={when} aria-label={t('scheduled.label', { number, when })} action={<Badge>{number}</Badge>}>
      <Stack gap="3">
        {confirmBy && (
          <Box textStyle="label" color="warning.fg">
            {t('scheduled.confirmBy', { time: format.when(confirmBy) })}
          </Box>
        )}
        <RouteStops
          from={{ label: t('scheduled.pickup'), name: ride.pickupLocation, address: ride.pickupAddress }}
          to={{ label: t('scheduled.destination'), name: ride.dropoffLocation, address: ride.dropoffAddress }}
        />
        {/* The first ride of a trip with several groups shows the pay for all of them. */}
        {(ride.run ?? ride.driverPay) && (
          <Box textStyle="strong">
            {t('scheduled.youEarn', { amount: `$${(ride.run ?? ride.driverPay)!.earnings}` })}
          </Box>
        )}
        <LinkButton href="/driver" variant="secondary" block aria-label={t('scheduled.openYoursLabel', { number })}>
          {t('scheduled.openYours')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
