import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Box, Card, Money, Stack, chakra, useFormat } from '@groupride/web-ui';
import type { ReactNode } from 'react';
import { AddToCalendar } from '../../../shared/add-to-calendar';
import { OwnAmounts } from '../../../shared/own-amounts';
import { RouteLine } from '../../../shared/route-line';
import { isPaidByAccount, useRideTexts } from '../../../shared/ride-texts';
import { SharedPrice } from '../../../shared/shared-price';
import { usePromotionWords } from '../../../shared/use-promotion-texts';

/** The ride's plan and the amounts that concern the reader. */
export function TripDetails({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const words = useRideTexts();
  const { discountLines } = usePromotionWords();
  const { number, duration, bookedTime } = useFormat();
  const { money } = ride;
  const booked = bookedTime(ride);
  const byAccount = isPaidByAccount(ride);
  return (
    <Card title={t('ride.tripDetails')}>
      <Stack gap="4">
        <RouteLine
          pickupLabel={t('ride.pickup')}
          destinationLabel={t('ride.destination')}
          pickup={ride.pickupLocation}
          destination={ride.dropoffLocation}
        />
        <chakra.dl
          display="grid"
          gridTemplateColumns="1fr auto"
          columnGap="4"
          rowGap="2"
          textStyle="small"
          borderTopWidth="1px"
          pt="4"
        >
          <Detail label={t('ride.rideType')}>{words.type(ride.rideType)}</Detail>
          <Detail label={t('ride.groupSize')}>{t('ride.passengers', { count: ride.groupSize })}</Detail>
          {booked && <Detail label={t('ride.bookedTime')}>{booked}</Detail>}
          <Detail label={t('ride.distance')}>
            {t('price.trip', {
              miles: number(ride.distance, { maximumFractionDigits: 1 }),
              duration: duration(ride.duration * 60),
            })}
          </Detail>
          <Detail label={t('ride.payment')}>
            {byAccount ? t('accountRide.paid') : t(`payChoice.${ride.paymentMethod}`)}
          </Detail>
          {!byAccount && (
            <>
              {discountLines(ride).map(({ label, amount, kind }) => (
                <Detail key={label} label={label}>
                  <Money amount={amount} {...(kind === 'discount' && { color: 'success.fg' })} />
                </Detail>
              ))}
              <Detail label={t('ride.totalCost')}>
                <Money amount={money.total} />
              </Detail>
            </>
          )}
          {ride.you === 'organizer' &&
            ride.paymentMethod === 'card' &&
            ride.splitMode !== 'sponsor' &&
            Number(money.paidByMembers) > 0 && (
              <Detail label={t('ride.paidByMembers')}>
                <Money amount={money.paidByMembers} />
              </Detail>
            )}
        </chakra.dl>
        <SharedPrice ride={ride} />
        <Box bg="bg.subtle" borderRadius="md" px="3" py="2.5" _empty={{ display: 'none' }}>
          <OwnAmounts ride={ride} />
        </Box>
        {(ride.you === 'organizer' || ride.you === 'member') && <AddToCalendar ride={ride} />}
      </Stack>
    </Card>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd textAlign="end">{children}</chakra.dd>
    </>
  );
}
