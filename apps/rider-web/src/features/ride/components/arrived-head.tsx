import { BadgeCheck, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import { distanceMeters } from '@groupride/geo';
import { serverNow, type RideView } from '@groupride/web-api-client';
import { Box, Button, Flex, LARGE_TEXT, Stack, chakra, useNow } from '@groupride/web-ui';
import { useGetVerificationQuery } from '../api';
import type { LivePosition } from '../live-position';
import { useRideDriver } from '../hooks/use-ride-driver';
import { CodeDigits } from './code-digits';
import { CodeNotLoaded } from './code-not-loaded';
import { Plate } from './plate';
import { VerificationSheet } from './verification';

/** Shows the boarding code while the driver is at the pickup, or that the car has left without this passenger. */
export function ArrivedHead({ ride, position }: { ride: RideView; position: LivePosition | null }) {
  const { t } = useTranslation();
  const [qr, setQr] = useState(false);
  const driver = useRideDriver(ride);
  const asked = useGetVerificationQuery({ rideId: ride.id });
  const { data: code } = asked;
  const hasLeft = code?.verified === false && position !== null && isAwaySince(ride, position);
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="flex-start" gap="3" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <Box aria-live="assertive">
          <chakra.h2 textStyle="title">{t(hasLeft ? 'arrival.leftTitle' : 'arrival.title')}</chakra.h2>
          <Box textStyle="small" color="fg.muted">
            {hasLeft ? (
              t('arrival.left')
            ) : (
              <>
                {t('ride.arrived')} {ride.arrivedAt && <Waiting since={ride.arrivedAt} />}
              </>
            )}
          </Box>
        </Box>
        {driver && <Plate car={driver.vehicle} plate={driver.licensePlate} />}
      </Flex>
      {!code && <CodeNotLoaded asked={asked} />}
      {code?.verified ? (
        <Flex gap="3" align="center" color="brand.fg" textStyle="label">
          <BadgeCheck size={20} aria-hidden />
          {t('verification.done')}
        </Flex>
      ) : (
        code && (
          <>
            <Box textStyle="label" textAlign="center">
              {t('arrival.showCode')}
            </Box>
            <CodeDigits code={code.code} size="hero" />
            <Button block onClick={() => setQr(true)} icon={<QrCode size={18} aria-hidden />}>
              {t('verification.showQr')}
            </Button>
          </>
        )
      )}
      <VerificationSheet rideId={ride.id} open={qr} onClose={() => setQr(false)} />
    </Stack>
  );
}

/**
 * Whether the car has left the pickup. Older positions do not count, since the arrival event may precede the car's
 * position there.
 */
const isAwaySince = ({ arrivedAt, pickup }: RideView, position: LivePosition): boolean =>
  Date.parse(position.timestamp) > Date.parse(arrivedAt ?? '') &&
  distanceMeters(position, pickup) > PICKUP_RADIUS_METERS;

/** How long the driver has been waiting. */
function Waiting({ since }: { since: string }) {
  const { t } = useTranslation();
  const now = useNow(1000, serverNow);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <chakra.span role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
      {t('arrival.waiting', { clock })}
    </chakra.span>
  );
}
