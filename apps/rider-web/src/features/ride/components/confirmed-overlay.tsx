import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AutoCloseOverlay, Box, Button, Card, Flex, Money, Stack, chakra, useFormat } from '@groupride/web-ui';
import { AddToCalendar } from '../../../shared/add-to-calendar';
import { RouteLine } from '../../../shared/route-line';
import { useRideTexts } from '../../../shared/ride-texts';
import { OwnAmounts } from '../../../shared/own-amounts';
import { friendsMayPay, isPaidByAccount } from '../../../shared/ride-texts';
import { useGetRideQuery, useGetTrackQuery } from '../api';
import { useRideDriver } from '../hooks/use-ride-driver';
import { LazyTripLinkSheet } from './share-trip';

const SECONDS = 15;

/** Shows the booked ride over the whole page. It closes after 15 seconds unless somebody uses it. */
export function ConfirmedOverlay({ rideId, onClose }: { rideId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const words = useRideTexts();
  const { bookedTime, dateTime } = useFormat();
  const [sharing, setSharing] = useState(false);
  const { data: ride } = useGetRideQuery({ rideId });
  const driver = useRideDriver(ride);
  const { data: track } = useGetTrackQuery({ rideId }, { skip: ride?.status !== 'en_route' });
  if (!ride) return null;

  const eta = track?.etaMinutes ? t('live.minutes', { count: track.etaMinutes }) : null;
  const booked = bookedTime(ride);
  const byAccount = isPaidByAccount(ride);
  const pendingSchedule = ride.status === 'pending' && ride.scheduledAt ? ride.scheduledAt : null;
  const title = pendingSchedule
    ? t('confirmed.booked', { time: dateTime(pendingSchedule) })
    : ride.status === 'pending'
      ? t('confirmed.requested')
      : ride.driverId && ride.status !== 'cancelled'
        ? t('confirmed.title')
        : words.title(ride.status);
  const next = [
    t(friendsMayPay(ride) ? 'confirmed.next1' : 'confirmed.nextJoin'),
    t('confirmed.next2'),
    t('confirmed.next3'),
  ];
  return (
    <AutoCloseOverlay
      open
      onClose={onClose}
      seconds={SECONDS}
      title={title}
      description={pendingSchedule ? t('ride.pendingScheduled') : words.description(ride.status)}
      countdownText={(seconds) => t('confirmed.closing', { seconds })}
      stoppedText={t('confirmed.staysOpen')}
      closeNowLabel={t('confirmed.closeNow')}
      footer={
        <>
          <Button block onClick={() => void navigate(`/ride/${rideId}`)}>
            {t('confirmed.trackLive')}
          </Button>
          <Button block variant="secondary" onClick={() => setSharing(true)}>
            {t('confirmed.share')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Card>
          <RouteLine
            pickupLabel={t('ride.pickup')}
            destinationLabel={t('ride.destination')}
            pickup={ride.pickupLocation}
            destination={ride.dropoffLocation}
          />
        </Card>
        <Card>
          <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" textStyle="small">
            <chakra.dt color="fg.muted">{t('confirmed.driver')}</chakra.dt>
            <chakra.dd textAlign="end">
              {driver
                ? `${driver.name}, ${driver.vehicle}`
                : pendingSchedule
                  ? t('confirmed.noDriverYet')
                  : words.live(ride.status)}
            </chakra.dd>
            {eta && (
              <>
                <chakra.dt color="fg.muted">{t('confirmed.eta')}</chakra.dt>
                <chakra.dd textAlign="end">{eta}</chakra.dd>
              </>
            )}
            {booked && (
              <>
                <chakra.dt color="fg.muted">{t('ride.bookedTime')}</chakra.dt>
                <chakra.dd textAlign="end">{booked}</chakra.dd>
              </>
            )}
            <chakra.dt color="fg.muted">{t('ride.groupSize')}</chakra.dt>
            <chakra.dd textAlign="end">{t('ride.passengers', { count: ride.groupSize })}</chakra.dd>
            <chakra.dt color="fg.muted">{t(byAccount ? 'ride.payment' : 'ride.totalCost')}</chakra.dt>
            <chakra.dd textAlign="end">
              {byAccount ? t('accountRide.paid') : <Money amount={ride.totalCost} />}
            </chakra.dd>
          </chakra.dl>
          <Box mt="2">
            <OwnAmounts ride={ride} />
          </Box>
        </Card>
        <AddToCalendar ride={ride} />
        <Box>
          <chakra.h3 textStyle="label" mb="2">
            {t('confirmed.next')}
          </chakra.h3>
          <Stack as="ul" gap="2" listStyleType="none">
            {next.map((text) => (
              <Flex as="li" key={text} gap="2.5" textStyle="small" color="fg.muted">
                <Box color="brand.fg" pt="0.5">
                  <Check size={16} aria-hidden />
                </Box>
                {text}
              </Flex>
            ))}
          </Stack>
        </Box>
      </Stack>
      <LazyTripLinkSheet open={sharing} onClose={() => setSharing(false)} rideId={rideId} />
    </AutoCloseOverlay>
  );
}
