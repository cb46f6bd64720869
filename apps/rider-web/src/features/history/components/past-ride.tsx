import { rideNumber } from '@groupride/contracts';
import { Car, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryItem } from '@groupride/web-api-client';
import { Box, Flex, KitLink, Money, StatusBadge, chakra, useFormat, LARGE_TEXT } from '@groupride/web-ui';
import { RideThumbnail } from '../../../shared/map/ride-thumbnail';
import { ownAmounts, type AmountName } from '../../../shared/own-amounts';
import { isPaidByAccount, useRideTexts } from '../../../shared/ride-texts';

/** Amounts shown beside the amount paid to explain it. */
const NOTED: readonly AmountName[] = ['fee', 'setAside', 'inCash', 'tip', 'refunded', 'waived', 'outstanding'];

/** Covers the row, so that pressing anywhere opens the ride. */
const RideLink = chakra(KitLink, {
  base: {
    color: 'inherit',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _before: { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' } },
  },
});

const ReceiptLink = chakra(KitLink, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'touch',
    px: '2',
    me: '-2',
    my: '-2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'brand.fg',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

/** A past ride: its route, driver and cost. */
export function PastRide({ ride, sameDay }: { ride: HistoryItem; sameDay: boolean }) {
  const { t } = useTranslation();
  const texts = useRideTexts();
  const { dateTime, time, money } = useFormat();
  const cancelled = ride.status === 'cancelled';
  const notes = ownAmounts(ride).filter(({ name }) => NOTED.includes(name));
  const byAccount = isPaidByAccount(ride);
  const free = !byAccount && cancelled && Number(ride.amounts.due) === 0;
  return (
    <Flex
      as="li"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="xs"
      overflow="hidden"
      transition="common"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Box
        w={{ base: '24', md: '32' }}
        flexShrink="0"
        minH="36"
        opacity={cancelled ? 0.6 : 1}
        css={{ [LARGE_TEXT]: { display: 'none' } }}
      >
        <RideThumbnail pickup={ride.pickup} destination={ride.destination} />
      </Box>
      <Flex direction="column" flex="1" minW="0" p="3.5">
        <Flex justify="space-between" gap="3">
          <chakra.h3 textStyle="strong" lineHeight="snug" lineClamp="2" minW="0">
            <RideLink href={`/ride/${ride.rideId}`}>{ride.dropoffLocation}</RideLink>
          </chakra.h3>
          {!byAccount && <Money amount={ride.amounts.paid} textStyle="strong" lineHeight="snug" flexShrink="0" />}
        </Flex>
        <Box textStyle="small" color="fg.muted" truncate>
          {t('history.from', { place: ride.pickupLocation })}
        </Box>
        <Box textStyle="caption" color="fg.muted" mt="1">
          {sameDay ? time(ride.completedAt) : dateTime(ride.completedAt)} · {texts.type(ride.rideType)}
        </Box>
        {ride.driverName && (
          <Flex textStyle="caption" color="fg.muted" align="center" gap="1.5" minW="0">
            <Car size={14} aria-hidden />
            <Box truncate>{t('history.driver', { name: ride.driverName })}</Box>
          </Flex>
        )}
        <Flex wrap="wrap" columnGap="3" textStyle="caption" color="fg.muted" mt="1">
          {byAccount && <span>{t('accountRide.paid')}</span>}
          {!cancelled && !byAccount && (
            <span>{t('history.shareOf', { share: money(ride.amounts.share), total: money(ride.totalCost) })}</span>
          )}
          {free && <span>{t('history.free')}</span>}
          {notes.map(({ name, amount }) => (
            <span key={name}>{t('amounts.note', { label: t(`amounts.${name}`), amount: money(amount) })}</span>
          ))}
        </Flex>
        <Box textStyle="caption" color="fg.subtle">
          {[t('history.trip', { id: rideNumber(ride.rideId) }), t('history.groupRide'), t('history.splitPayment')].join(
            ' · ',
          )}
        </Box>
        <Flex mt="auto" pt="2" justify="space-between" align="center" gap="2" wrap="wrap">
          <StatusBadge status={ride.status} label={texts.badge(ride.status)} />
          {!free && !byAccount && (
            <ReceiptLink href={`/ride/${ride.rideId}/receipt`}>
              <ReceiptText size={16} aria-hidden />
              {t('receipt.view')}
            </ReceiptLink>
          )}
        </Flex>
      </Flex>
    </Flex>
  );
}
