import { useTranslation } from 'react-i18next';
import { useListRideMembersQuery, type RideView } from '@groupride/web-api-client';
import { Box, Flex, Money, StatusBadge, chakra, useFormat, LARGE_TEXT } from '@groupride/web-ui';
import { RideThumbnail } from '../../../shared/map/ride-thumbnail';
import { isOver, isPaidByAccount, useRideTexts } from '../../../shared/ride-texts';
import { Seats } from './seats';

/** A group ride in the list; pressing it opens its details. */
export function GroupCard({ ride, onOpen }: { ride: RideView; onOpen: () => void }) {
  const { t } = useTranslation();
  const texts = useRideTexts();
  const { date, dateTime } = useFormat();
  const over = isOver(ride.status);
  // Names are requested only while people are still joining.
  const { data: members } = useListRideMembersQuery({ rideId: ride.id }, { skip: over });
  return (
    <Box as="li" display="flex">
      <chakra.button
        type="button"
        onClick={onOpen}
        display="flex"
        textAlign="start"
        w="full"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="xs"
        overflow="hidden"
        cursor="pointer"
        transition="common"
        _hover={{ borderColor: 'border.emphasized' }}
      >
        <Box
          as="span"
          alignSelf="stretch"
          w={{ base: '24', md: '32' }}
          flexShrink="0"
          minH="36"
          css={{ [LARGE_TEXT]: { display: 'none' } }}
        >
          <RideThumbnail pickup={ride.pickup} destination={ride.destination} />
        </Box>
        <Flex as="span" direction="column" flex="1" minW="0" p="3.5" gap="0.5">
          <chakra.span textStyle="strong" lineHeight="snug" lineClamp="2">
            {ride.dropoffLocation}
          </chakra.span>
          <chakra.span textStyle="small" color="fg.muted" truncate>
            {t('history.from', { place: ride.pickupLocation })}
          </chakra.span>
          <chakra.span textStyle="caption" color="fg.muted">
            {texts.type(ride.rideType)} ·{' '}
            {ride.scheduledAt && !over
              ? dateTime(ride.scheduledAt)
              : t('groups.createdOn', { date: date(ride.createdAt) })}
          </chakra.span>
          <Flex as="span" align="center" columnGap="2.5" wrap="wrap" mt="2">
            {!over && (
              <Seats
                names={members?.map(({ user }) => user.name) ?? []}
                taken={ride.memberCount}
                seats={ride.groupSize}
                size={28}
              />
            )}
            <chakra.span textStyle="caption" color="fg.muted">
              {t('groups.people', { count: ride.groupSize })}
            </chakra.span>
          </Flex>
          <Flex as="span" mt="auto" pt="2.5" justify="space-between" align="center" gap="2" wrap="wrap">
            <StatusBadge status={ride.status} label={texts.badgeOf(ride)} />
            <chakra.span textStyle="caption" color="fg.muted">
              {isPaidByAccount(ride) ? (
                t('accountRide.paid')
              ) : over && ride.amounts ? (
                <>
                  {t('amounts.paid')} <Money amount={ride.amounts.paid} color="fg" fontWeight="semibold" />
                </>
              ) : (
                <>
                  <Money amount={ride.costPerPerson} color="fg" fontWeight="semibold" /> {t('booking.perPerson')}
                </>
              )}
            </chakra.span>
          </Flex>
        </Flex>
      </chakra.button>
    </Box>
  );
}
