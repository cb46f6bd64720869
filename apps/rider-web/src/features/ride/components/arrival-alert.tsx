import { BellOff, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Box, Button, FloatingAlert, LinkButton } from '@groupride/web-ui';
import { useGetVerificationQuery } from '../api';
import { isMuted, setMuted } from '../arrival-signal';
import { useRideDriver } from '../hooks/use-ride-driver';
import { CodeDigits } from './code-digits';

const onDark = { variant: 'ghost', color: 'fg.inverted', _hover: { bg: 'whiteAlpha.200' } } as const;

/** Announces on any page that the driver has arrived, with the car and the boarding code. */
export function ArrivalAlert({ ride, onClose }: { ride: RideView; onClose: () => void }) {
  const { t } = useTranslation();
  const driver = useRideDriver(ride);
  const { data: code } = useGetVerificationQuery({ rideId: ride.id });
  const [muted, changeMuted] = useState(isMuted);
  const mute = () => {
    setMuted(true);
    changeMuted(true);
  };
  return (
    <FloatingAlert
      icon={<MapPin size={20} aria-hidden />}
      title={t('arrival.title')}
      detail={
        driver ? (
          <>
            {driver.name} · {driver.vehicle} ·{' '}
            <Box as="span" whiteSpace="nowrap">
              {driver.licensePlate}
            </Box>
          </>
        ) : (
          ride.pickupLocation
        )
      }
      actions={
        <>
          <LinkButton size="sm" variant="secondary" href={`/ride/${ride.id}`} onClick={onClose}>
            {t('arrival.open')}
          </LinkButton>
          <Button size="sm" {...onDark} onClick={onClose}>
            {t('banner.dismiss')}
          </Button>
          {!muted && (
            <Button size="sm" {...onDark} icon={<BellOff size={16} aria-hidden />} onClick={mute}>
              {t('arrival.mute')}
            </Button>
          )}
        </>
      }
    >
      {code && !code.verified && (
        <Box mt="3">
          <CodeDigits code={code.code} size="alert" />
        </Box>
      )}
    </FloatingAlert>
  );
}
