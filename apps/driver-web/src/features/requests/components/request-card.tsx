import { Banknote, CalendarClock, CreditCard, MapPin, Route, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { milesToMeters } from '@groupride/geo';
import {
  Badge,
  Box,
  Button,
  Card,
  CountdownRing,
  Flex,
  HStack,
  Stack,
  useCountdown,
  useFormat,
} from '@groupride/web-ui';
import { RouteStops } from '../../../shared/components/route-stops';
import { OFFER_SECONDS, type OpenOffer } from '../open-offers';

export interface RequestCardProps {
  offer: OpenOffer;
  answering: 'accept' | 'decline' | null;
  onAccept: () => void;
  onDecline: () => void;
  onExpire: () => void;
}

/** One offer with its time running out. */
export function RequestCard({ offer, answering, onAccept, onDecline, onExpire }: RequestCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { request } = offer;
  const booked = format.bookedTime(request);
  const { left } = useCountdown({ seconds: OFFER_SECONDS, until: offer.deadline, onDone: onExpire });
  const fact = { align: 'center', gap: '1.5' } as const;
  return (
    <Card aria-label={t('requests.forRider', { name: request.riderName })} boxShadow="md">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Box textStyle="caption" color="fg.muted">
            {t('requests.earn')}
          </Box>
          <Box textStyle="figure" color="accent.fg">
            {request.estimatedFare}
          </Box>
          <HStack gap="2" mt="2" flexWrap="wrap">
            <Badge tone="brand">{request.rideType}</Badge>
            <Badge icon={<Users size={14} aria-hidden />}>{t('requests.people', { count: request.groupSize })}</Badge>
            {request.paymentMethod === 'cash' ? (
              <Badge tone="warning" icon={<Banknote size={14} aria-hidden />}>
                {t('requests.cash', { amount: format.money(request.totalFare) })}
              </Badge>
            ) : (
              <Badge icon={<CreditCard size={14} aria-hidden />}>{t('requests.card')}</Badge>
            )}
          </HStack>
        </Box>
        <CountdownRing left={left} total={OFFER_SECONDS} label={t('requests.secondsLeft', { count: left })} size={64} />
      </Flex>

      <Box mt="3" textStyle="label">
        {request.riderName} ·{' '}
        <Box as="span" color="fg.muted">
          {request.riderTrips === 0 ? t('requests.newRider') : t('requests.riderTrips', { count: request.riderTrips })}
        </Box>
      </Box>

      {request.scheduledAt && (
        <Flex {...fact} mt="3" textStyle="label" color="info.fg">
          <CalendarClock size={16} aria-hidden />
          {t('requests.scheduled', { when: booked ?? format.dateTime(request.scheduledAt) })}
        </Flex>
      )}

      <Box mt="4">
        <RouteStops
          from={{ label: t('requests.from'), name: request.pickupLocation }}
          to={{ label: t('requests.to'), name: request.dropoffLocation }}
        />
      </Box>

      <Flex mt="3" columnGap="4" rowGap="1" wrap="wrap" textStyle="small" color="fg.muted">
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

      <Stack direction="row" gap="2" mt="4">
        <Button
          variant="secondary"
          flex="1"
          busy={answering === 'decline'}
          busyLabel={t('requests.declining')}
          disabled={answering === 'accept'}
          onClick={onDecline}
        >
          {t('requests.decline')}
        </Button>
        <Button
          flex="2"
          busy={answering === 'accept'}
          busyLabel={t('requests.accepting')}
          disabled={answering === 'decline'}
          onClick={onAccept}
        >
          {t('requests.accept')}
        </Button>
      </Stack>
    </Card>
  );
}
