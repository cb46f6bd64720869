import { UserPlus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonIn } from '@groupride/contracts';
import { deviceTimeOf, serverNow, type RideView } from '@groupride/web-api-client';
import {
  Box,
  Button,
  Flex,
  LARGE_TEXT,
  LinkButton,
  ProgressTrack,
  Stack,
  StatusBadge,
  chakra,
  useCountdown,
  useFormat,
  useLanguage,
  useNow,
} from '@groupride/web-ui';
import { undecidedPledge } from '../../../shared/pledge/pledge-phase';
import { RIDE_PROGRESS, hasArrived, isOnTheRoad, useRideTexts, type Absence } from '../../../shared/ride-texts';
import type { LivePosition } from '../live-position';
import { useAbsence } from '../hooks/use-absence';
import { useRideDriver } from '../hooks/use-ride-driver';
import { ArrivedHead } from './arrived-head';
import { BookAgain } from './book-again';
import { Plate } from './plate';

const ARRIVAL_TICK_MS = 10_000;
/** The time is shown to the minute. */
const ARRIVAL_LATE_MS = 60_000;

export interface RideHeadProps {
  ride: RideView;
  position: LivePosition | null;
  /** Minutes until the car is at the pickup or destination, including other stops before that. */
  minutesLeft?: number | null;
  /** Invites friends; undefined for people who may not invite. */
  onShare?: () => void;
  /** Whether this is the tracker, which needs no link to itself. */
  tracking?: boolean;
}

/** The current state, one figure, and the main action: always visible in every state of the ride. */
export const RideHead = memo(function RideHead(props: RideHeadProps) {
  const { ride } = props;
  const absence = useAbsence(ride);
  const isLeftBehind = absence === 'leftBehind';
  if (hasArrived(ride) && ride.you !== 'driver') return <ArrivedHead ride={ride} position={props.position} />;
  return (
    <Stack gap="3">
      <Headline ride={ride} absence={absence} />
      {!isLeftBehind && <StopsBefore {...props} />}
      <Figure {...props} isLeftBehind={isLeftBehind} />
      <Action {...props} />
    </Stack>
  );
});

function Headline({ ride, absence }: { ride: RideView; absence: Absence | null }) {
  const { t } = useTranslation();
  const pledge = undecidedPledge(ride);
  const language = useLanguage();
  const words = useRideTexts();
  const live = isOnTheRoad(ride.status);
  const tone = live ? 'live' : ride.status === 'completed' ? 'success' : 'brand';
  return (
    <Box aria-live="polite">
      <Flex justify="space-between" align="center" columnGap="3" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <chakra.h2 textStyle="title">{words.titleOf(ride)}</chakra.h2>
        {/* For a pledge, the title and the card below already show the state. */}
        {!pledge && <StatusBadge status={ride.status} label={words.badgeOf(ride)} />}
      </Flex>
      <Box color="fg.muted" textStyle="small" mb="3">
        {ride.status === 'pending' && ride.scheduledAt
          ? t('ride.pendingScheduled')
          : pledge
            ? // The card below shows what is missing.
              null
            : words.descriptionOf(ride, absence)}
        {ride.status === 'cancelled' && ride.cancelReason ? ` ${reasonIn(ride.cancelReason, language)}` : ''}
      </Box>
      {ride.status !== 'cancelled' && !pledge && (
        <ProgressTrack value={RIDE_PROGRESS[ride.status]} label={t('ride.progress')} tone={tone} />
      )}
    </Box>
  );
}

/** Tells how many stops for other groups come first, without revealing who or where they are. */
function StopsBefore({ ride, minutesLeft = null }: RideHeadProps) {
  const { t } = useTranslation();
  const count = ride.stopsBefore ?? 0;
  return (
    <Box aria-live="polite" textStyle="label" color="info.fg" _empty={{ display: 'none' }}>
      {count > 0 && t(ride.status === 'in_progress' ? 'live.stopsBeforeDropoff' : 'live.stopsBefore', { count })}
      {count > 0 && ride.status !== 'in_progress' && minutesLeft !== null && (
        <> · {t('live.pickupIn', { count: minutesLeft })}</>
      )}
    </Box>
  );
}

/** The most prominent figure on the screen: minutes, a time or an amount. */
function Figure({ ride, position, isLeftBehind }: RideHeadProps & { isLeftBehind: boolean }) {
  const { t } = useTranslation();
  const { dateTime, distance } = useFormat();
  const driver = useRideDriver(ride);
  const plate = driver && <Plate car={driver.vehicle} plate={driver.licensePlate} />;
  switch (ride.status) {
    case 'awaiting_payment':
      return (
        <>
          {ride.scheduledAt && (
            <Box textStyle="heading">{t('ride.scheduledFor', { time: dateTime(ride.scheduledAt) })}</Box>
          )}
          {ride.payBefore && ride.you === 'organizer' && <TimeToPay until={deviceTimeOf(ride.payBefore)} />}
        </>
      );
    case 'pending':
    case 'confirmed':
      return (
        <Line side={plate}>
          {ride.scheduledAt && (
            <Box textStyle="heading">{t('ride.scheduledFor', { time: dateTime(ride.scheduledAt) })}</Box>
          )}
        </Line>
      );
    case 'en_route':
      return (
        <Line side={plate}>
          {position ? (
            <>
              <Number>{t('live.minutes', { count: position.etaMinutes ?? 1 })}</Number>
              {position.distanceMeters !== null && (
                <Box textStyle="small" color="fg.muted">
                  {t('live.away', { distance: distance(position.distanceMeters) })}
                </Box>
              )}
            </>
          ) : (
            !ride.stopsBefore && (
              <Box textStyle="small" color="fg.muted">
                {t('live.noPosition')}
              </Box>
            )
          )}
        </Line>
      );
    case 'in_progress':
      return (
        <Line side={plate}>
          {!isLeftBehind && position && <Arrival position={position} />}
          {!isLeftBehind && position && position.distanceMeters !== null && (
            <Box textStyle="small" color="fg.muted">
              {t('live.away', { distance: distance(position.distanceMeters) })}
            </Box>
          )}
        </Line>
      );
    // The summary below shows how the ride ended.
    case 'completed':
    case 'cancelled':
      return null;
  }
}

/** Hidden once it is over, because the car's position is then too old to tell when it arrives. */
function Arrival({ position: { timestamp, etaMinutes } }: { position: LivePosition }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const now = useNow(ARRIVAL_TICK_MS, serverNow);
  if (etaMinutes === null) return null;
  const arrival = Date.parse(timestamp) + etaMinutes * 60_000;
  if (now > arrival + ARRIVAL_LATE_MS) return null;
  return (
    <>
      <Box textStyle="small" color="fg.muted">
        {t('arrival.arriving')}
      </Box>
      <Number>{time(new Date(arrival).toISOString())}</Number>
    </>
  );
}

function Number({ children }: { children: ReactNode }) {
  return <Box textStyle="display">{children}</Box>;
}

function Line({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap" _empty={{ display: 'none' }}>
      <Box>{children}</Box>
      {side}
    </Flex>
  );
}

function TimeToPay({ until }: { until: number }) {
  const { t } = useTranslation();
  const { left } = useCountdown({ seconds: 0, until });
  return (
    <Box>
      <Box role="timer" textStyle="display" fontVariantNumeric="tabular-nums">
        {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {t('ride.finishDetail')}
      </Box>
    </Box>
  );
}

function Action({ ride, onShare, tracking = false }: RideHeadProps) {
  const { t } = useTranslation();
  if (ride.status === 'awaiting_payment' && ride.you === 'organizer' && !undecidedPledge(ride))
    return (
      <LinkButton block href={`/payment?rideId=${ride.id}`}>
        {t('ride.finishPayment')}
      </LinkButton>
    );
  if (isOnTheRoad(ride.status) && !tracking)
    return (
      <LinkButton block href={`/rider-track?rideId=${ride.id}`}>
        {t('live.track')}
      </LinkButton>
    );
  if (onShare && (ride.status === 'pending' || ride.status === 'confirmed'))
    return (
      <Button block icon={<UserPlus size={18} aria-hidden />} onClick={onShare}>
        {t('ride.share')}
      </Button>
    );
  if (ride.status === 'cancelled' && ride.you === 'organizer') return <BookAgain ride={ride} />;
  return null;
}
