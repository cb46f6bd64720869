import { Banknote, BriefcaseBusiness, CalendarClock, CreditCard, MapPin, Route, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { milesToMeters } from '@groupride/geo';
import {
  Badge,
  Box,
  Button,
  CountdownRing,
  Flex,
  HStack,
  LARGE_TEXT,
  Stack,
  VisuallyHidden,
  useCountdown,
  useFormat,
} from '@groupride/web-ui';
import type { RideRequestView } from '@groupride/web-api-client';
import { RouteStops } from '../../../shared/components/route-stops';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { secondsOf, type OpenOffer } from '../open-offers';

const fact = { align: 'center', gap: '1.5' } as const;

/** When screen readers hear again how much time is left. */
const LAST_SECONDS = 5;

/** What an offer pays, the payment method, and its countdown. */
export function OfferHead({ offer, onExpire }: { offer: OpenOffer; onExpire: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const typeName = useRideTypeNames();
  const { request } = offer;
  const seconds = secondsOf(offer);
  const { left } = useCountdown({ seconds, until: offer.deadline, onDone: onExpire });
  return (
    <Flex justify="space-between" align="flex-start" gap="3">
      {/* Once, near the end: every second would drown everything else. */}
      <VisuallyHidden>
        <span aria-live="polite">{left <= LAST_SECONDS && t('requests.secondsLeft', { count: LAST_SECONDS })}</span>
      </VisuallyHidden>
      <Box minW="0">
        <Box textStyle="caption" color="fg.muted">
          {t('requests.earn')}
        </Box>
        <Box
          textStyle="display"
          fontVariantNumeric="tabular-nums"
          color="accent.fg"
          css={{ [LARGE_TEXT]: { fontSize: '2xl', overflowWrap: 'normal' } }}
        >
          {request.estimatedFare}
        </Box>
        <HStack gap="2" mt="2" flexWrap="wrap">
          <Badge tone="brand">{typeName(request.rideType)}</Badge>
          <Badge icon={<Users size={14} aria-hidden />}>{t('requests.people', { count: request.groupSize })}</Badge>
          {request.paymentMethod === 'cash' ? (
            <Badge tone="warning" icon={<Banknote size={14} aria-hidden />}>
              {t('requests.cash', { amount: format.money(request.totalFare) })}
            </Badge>
          ) : request.paymentMethod === 'account' ? (
            <Badge icon={<BriefcaseBusiness size={14} aria-hidden />}>{t('requests.account')}</Badge>
          ) : (
            <Badge icon={<CreditCard size={14} aria-hidden />}>{t('requests.card')}</Badge>
          )}
        </HStack>
      </Box>
      <CountdownRing left={left} total={seconds} label={t('requests.secondsLeft', { count: left })} size={64} />
    </Flex>
  );
}

/** The rider, the distance to the pickup, and the trip's route. */
export function OfferFacts({ request }: { request: RideRequestView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const booked = format.bookedTime(request);
  return (
    <Stack gap="3">
      {request.scheduledAt && (
        <Flex {...fact} textStyle="label" color="info.fg">
          <CalendarClock size={16} aria-hidden />
          {t('requests.scheduled', { when: booked ?? format.dateTime(request.scheduledAt) })}
        </Flex>
      )}
      <Flex columnGap="4" rowGap="1" wrap="wrap" textStyle="strong">
        <Flex {...fact}>
          <MapPin size={16} aria-hidden />
          {t('requests.toPickup', {
            distance: format.distance(milesToMeters(request.pickupDistance)),
            duration: format.duration(request.pickupMinutes * 60),
          })}
        </Flex>
        <Flex {...fact}>
          <Route size={16} aria-hidden />
          {t('requests.trip', {
            distance: format.distance(milesToMeters(request.distance)),
            duration: format.duration(request.duration * 60),
          })}
        </Flex>
      </Flex>
      <RouteStops
        maxLines={2}
        from={{ label: t('requests.from'), name: request.pickupLocation, address: request.pickupAddress }}
        to={{ label: t('requests.to'), name: request.dropoffLocation, address: request.dropoffAddress }}
      />
      <Box textStyle="label">
        {request.riderName} ·{' '}
        <Box as="span" color="fg.muted">
          {request.riderTrips === 0 ? t('requests.newRider') : t('requests.riderTrips', { count: request.riderTrips })}
        </Box>
      </Box>
    </Stack>
  );
}

export interface OfferAnswersProps {
  answering: 'accept' | 'decline' | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** Buttons with which the driver answers an offer. */
export function OfferAnswers({ answering, onAccept, onDecline }: OfferAnswersProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" gap="2" css={{ [LARGE_TEXT]: { flexWrap: 'wrap', '& button': { paddingInline: '12px' } } }}>
      <Button
        variant="secondary"
        size="lg"
        flex="1"
        busy={answering === 'decline'}
        busyLabel={t('requests.declining')}
        disabled={answering === 'accept'}
        onClick={onDecline}
      >
        {t('requests.decline')}
      </Button>
      <Button
        size="lg"
        flex="2"
        busy={answering === 'accept'}
        busyLabel={t('requests.accepting')}
        disabled={answering === 'decline'}
        onClick={onAccept}
      >
        {t('requests.accept')}
      </Button>
    </Stack>
  );
}
