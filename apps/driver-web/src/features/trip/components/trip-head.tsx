import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { Badge, Box, Flex, HStack, LARGE_TEXT, LinkButton, chakra, formatPhone, useFormat } from '@groupride/web-ui';
import { nextAddress, nextPlace, type DrivenStage } from '../trip-stage';

export interface TripHeadProps {
  ride: RideView;
  stage: DrivenStage;
  /** Remaining distance and time along the road to the next place, if known. */
  left: { meters: number; seconds: number } | null;
  /** At the pickup: the number of verified members. */
  boarding: { verified: number; members: number } | null;
}

/** The stage of the trip, the remaining distance and time, the group and the place. */
export function TripHead({ ride, stage, left, boarding }: TripHeadProps) {
  const { t } = useTranslation();
  const { duration, distance } = useFormat();
  const title = {
    to_pickup: t('trip.toPickupTitle'),
    at_pickup: t('trip.atPickupTitle'),
    under_way: t('trip.underWayTitle'),
  }[stage];
  const address = nextAddress(ride, stage);
  const rider = ride.riderName ?? t('trip.unknownRider');
  return (
    <Box>
      <Flex align="center" justify="space-between" columnGap="3" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <chakra.h2 textStyle="label" color="accent.fg">
          {title}
        </chakra.h2>
        <Badge>{rideNumber(ride.id)}</Badge>
      </Flex>
      <Flex align="center" justify="space-between" gap="3" mt="1" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <Box minW="0">
          {stage !== 'at_pickup' && left && (
            <HStack gap="2.5" align="baseline">
              <Box textStyle="figure">{duration(left.seconds)}</Box>
              <Box color="fg.muted">{distance(left.meters)}</Box>
            </HStack>
          )}
          {boarding && (
            <Box textStyle="figure" aria-live="polite">
              {t('trip.verified', boarding)}
            </Box>
          )}
          <Box textStyle="caption" color="fg.muted" mt="1">
            {stage === 'under_way' ? t('navigation.drivingTo') : t('navigation.pickingUp', { name: rider })}
          </Box>
          <Box textStyle="strong">{nextPlace(ride, stage).name}</Box>
          {address && (
            <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
              {t('requests.near', { address })}
            </Box>
          )}
          {ride.riderPhone && stage !== 'under_way' && (
            <Box textStyle="caption" color="fg.muted">
              {formatPhone(ride.riderPhone)}
            </Box>
          )}
        </Box>
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
      </Flex>
    </Box>
  );
}
