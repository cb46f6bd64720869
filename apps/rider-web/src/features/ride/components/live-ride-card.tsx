import { ListChecks, Navigation, QrCode } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  LinkButton,
  ProgressTrack,
  Stack,
  StatusBadge,
  loadedWhenOpened,
  useFormat,
} from '@groupride/web-ui';
import { undecidedPledge } from '../../../shared/pledge/pledge-phase';
import { RIDE_PROGRESS, hasArrived, isOnTheRoad, useRideTexts } from '../../../shared/ride-texts';
import { PaymentNotice } from './payment-notice';
import { VerificationSheet } from './verification';

const LazyRideStatus = loadedWhenOpened(async () => (await import('./ride-status-dialog')).RideStatusDialog);

/** The current ride on the home screen. @param chat a link to its chat */
export function LiveRideCard({ ride, chat }: { ride: RideView; chat?: ReactNode }) {
  const { t } = useTranslation();
  const words = useRideTexts();
  const { dateTime } = useFormat();
  const [open, setOpen] = useState(false);
  const [statusOpen, setStatusOpen] = useState(false);
  const live = isOnTheRoad(ride.status);
  const here = hasArrived(ride);
  const badge = words.badgeOf(ride);
  const line = undecidedPledge(ride) ? words.titleOf(ride) : words.liveOf(ride);
  return (
    <Card
      tone={live ? 'live' : 'brand'}
      title={t('live.yourRide')}
      action={<StatusBadge status={ride.status} label={badge} />}
    >
      <Stack gap="4">
        <Box>
          <Box textStyle="strong" aria-live="polite">
            {line !== badge && line}
          </Box>
          <Box textStyle="small" color="fg.muted">
            {ride.pickupLocation} → {ride.dropoffLocation}
            {ride.scheduledAt && ` · ${dateTime(ride.scheduledAt)}`}
          </Box>
        </Box>
        <ProgressTrack value={RIDE_PROGRESS[ride.status]} label={t('ride.progress')} tone={live ? 'live' : 'brand'} />
        {ride.status === 'awaiting_payment' && <PaymentNotice ride={ride} members={undefined} />}
        <Stack gap="2">
          {live && (
            <LinkButton
              block
              variant={here ? 'secondary' : 'primary'}
              href={`/rider-track?rideId=${ride.id}`}
              icon={<Navigation size={18} aria-hidden />}
            >
              {t('live.track')}
            </LinkButton>
          )}
          {(ride.status === 'confirmed' || ride.status === 'en_route') && (
            <Button
              variant={here ? 'primary' : 'secondary'}
              block
              onClick={() => setOpen(true)}
              icon={<QrCode size={18} aria-hidden />}
            >
              {t('verification.showQr')}
            </Button>
          )}
          {ride.status !== 'awaiting_payment' && (
            <Button
              variant="secondary"
              block
              onClick={() => setStatusOpen(true)}
              icon={<ListChecks size={18} aria-hidden />}
            >
              {t('ride.title')}
            </Button>
          )}
          <LinkButton variant="secondary" block href={`/ride/${ride.id}`}>
            {t('live.details')}
          </LinkButton>
        </Stack>
      </Stack>
      <LazyRideStatus open={statusOpen} onClose={() => setStatusOpen(false)} ride={ride} chat={chat} />
      <VerificationSheet rideId={ride.id} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
