import { CalendarClock, Phone, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  HStack,
  LinkButton,
  Stack,
  TextButton,
  chakra,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { RouteStops } from '../../../shared/components/route-stops';
import { useMinuteClock } from '../hooks/use-minute-clock';
import { useRideRoom } from '../hooks/use-ride-room';
import { useTripSteps } from '../hooks/use-trip-steps';
import { earliestDeparture, isAboutToStart, maySetOut, minutesUntilStart } from '../start-times';
import { ConfirmRide } from './confirm-ride';
import { PaymentBadge } from './payment-badge';
import { ReleaseDialog } from './release-dialog';
import { RidePay } from './ride-pay';
import { RunStops } from './run-stops';

export interface UpcomingRidesProps {
  rides: readonly RideView[];
  /** Whether another ride is in progress, so that the driver cannot set out for these. */
  driving: boolean;
  chat: (rideId: number) => ReactNode;
  onEnding: (rideId: number | null) => void;
}

/** Every scheduled ride that the driver has accepted, in order of their start. */
export function UpcomingRides({ rides, driving, chat, onEnding }: UpcomingRidesProps) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  if (rides.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={t('upcoming.title')}>
      <chakra.h2 textStyle="title">{t('upcoming.count', { count: rides.length })}</chakra.h2>
      {rides.map((ride) => (
        <UpcomingRide key={ride.id} ride={ride} now={now} driving={driving} chat={chat(ride.id)} onEnding={onEnding} />
      ))}
    </Stack>
  );
}

function UpcomingRide({
  ride,
  now,
  driving,
  chat,
  onEnding,
}: {
  ride: RideView;
  now: number;
  driving: boolean;
  chat: ReactNode;
  onEnding: (rideId: number | null) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  useRideRoom(ride);
  const steps = useTripSteps(ride, { onEnding });
  const [releasing, setReleasing] = useState(false);
  const minutes = minutesUntilStart(ride, now);
  const when = ride.scheduledAt ? format.dateTime(ride.scheduledAt) : '';
  const booked = format.bookedTime(ride);
  return (
    <Card
      tone={isAboutToStart(ride, now) ? 'live' : 'plain'}
      title={when}
      aria-label={t('upcoming.label', { number: rideNumber(ride.id), when })}
      action={<Badge>{rideNumber(ride.id)}</Badge>}
    >
      <Stack gap="3">
        {minutes !== null && isAboutToStart(ride, now) && (
          <Box textStyle="label" color="warning.fg">
            {minutes > 0 ? t('upcoming.startsIn', { count: minutes }) : t('upcoming.started')}
          </Box>
        )}
        <ConfirmRide ride={ride} />
        {booked && (
          <Flex align="center" gap="1.5" textStyle="label" color="info.fg">
            <CalendarClock size={16} aria-hidden />
            {t('trip.booked', { time: booked })}
          </Flex>
        )}
        {ride.run && <RunStops run={ride.run} />}
        <RouteStops
          from={{ label: t('trip.pickup'), name: ride.pickupLocation, address: ride.pickupAddress }}
          to={{ label: t('trip.destination'), name: ride.dropoffLocation, address: ride.dropoffAddress }}
        />
        <HStack gap="1.5" flexWrap="wrap">
          <Badge>{ride.riderName ?? t('trip.unknownRider')}</Badge>
          <Badge icon={<Users size={14} aria-hidden />}>{t('trip.group', { count: ride.groupSize })}</Badge>
          <PaymentBadge ride={ride} />
        </HStack>
        <RidePay ride={ride} />
        <Flex gap="2" wrap="wrap">
          {ride.riderPhone && (
            <LinkButton
              href={`tel:${ride.riderPhone}`}
              variant="secondary"
              size="sm"
              icon={<Phone size={18} aria-hidden />}
            >
              {t('trip.callRider')}
            </LinkButton>
          )}
          {chat}
        </Flex>
        {!driving && maySetOut(ride, now) && (
          <Button
            block
            size="lg"
            busy={steps.running === 'set_out'}
            busyLabel={t('trip.settingOut')}
            onClick={() => void steps.setOut()}
          >
            {t('trip.setOut')}
          </Button>
        )}
        {ride.scheduledAt && !maySetOut(ride, now) && (
          <Box textStyle="small" color="fg.muted">
            {t('upcoming.earliest', { when: format.dateTime(earliestDeparture(ride.scheduledAt)) })}
          </Box>
        )}
        <TextButton
          alignSelf="center"
          color="danger.fg"
          aria-label={t('upcoming.release', { number: rideNumber(ride.id) })}
          onClick={() => setReleasing(true)}
        >
          {t('trip.release')}
        </TextButton>
      </Stack>
      <ReleaseDialog
        ride={ride}
        open={releasing}
        onClose={() => setReleasing(false)}
        busy={steps.running === 'release'}
        onConfirm={async (reason) => {
          if (!(await steps.release(reason))) return;
          setReleasing(false);
          toast({ tone: 'info', title: t('trip.released') });
        }}
      />
    </Card>
  );
}
