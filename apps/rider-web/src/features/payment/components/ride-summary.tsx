import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PledgeView, RideView } from '@groupride/web-api-client';
import { LARGE_TEXT, Money, chakra, useFormat } from '@groupride/web-ui';
import { useRideTexts } from '../../../shared/ride-texts';
import { SharedPrice } from '../../../shared/shared-price';
import { useRideCredit } from '../../../shared/use-credit';
import { usePromotionWords } from '../../../shared/use-promotion-texts';

/** Summarizes what is being paid for: the ride, and the rider's own share. */
export function RideSummary({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { dateTime, bookedTime, money } = useFormat();
  const words = useRideTexts();
  const { discountLines } = usePromotionWords();
  const credit = useRideCredit(ride);
  const booked = bookedTime(ride);
  const pledge = ride.status === 'awaiting_payment' ? ride.pledge : null;
  const people = ({ minRiders: min, seats: max }: PledgeView) =>
    t(min === max ? 'pledge.peopleExactly' : 'pledge.people', { min, max });
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto 1fr"
      css={{ [LARGE_TEXT]: { gridTemplateColumns: '1fr', '& dd': { textAlign: 'start' } } }}
      columnGap="4"
      rowGap="1.5"
      textStyle="small"
      borderTopWidth="1px"
      mt="3"
      pt="3"
    >
      <Line label={t('ride.rideType')}>{words.type(ride.rideType)}</Line>
      {ride.scheduledAt && <Line label={t('payment.when')}>{dateTime(ride.scheduledAt)}</Line>}
      {booked && <Line label={t('ride.bookedTime')}>{booked}</Line>}
      <Line label={t('ride.groupSize')}>
        {pledge ? people(pledge) : t('ride.passengers', { count: ride.groupSize })}
      </Line>
      {discountLines(ride).map(({ label, amount, kind }) => (
        <Line key={label} label={label}>
          <Money amount={amount} {...(kind === 'discount' && { color: 'success.fg' })} />
        </Line>
      ))}
      {/* The cost of a pledge depends on how many people join. */}
      {!pledge && (
        <>
          <Line label={t('ride.totalCost')}>
            <Money amount={ride.money.total} />
          </Line>
          <Line label={t('ride.yourShare')}>
            <Money amount={ride.money.yourShare} />
          </Line>
          {ride.sharedPrice && (
            <chakra.div gridColumn="1 / -1">
              <chakra.dt srOnly>{t('sharedPrice.label')}</chakra.dt>
              <chakra.dd>
                <SharedPrice ride={ride} />
              </chakra.dd>
            </chakra.div>
          )}
          {credit && (
            <>
              <Line label={t('price.credit')}>
                <Money amount={`-${credit.credit}`} color="success.fg" />
              </Line>
              <Line label={t('price.toPay')}>
                <Money amount={credit.toPay} fontWeight="semibold" />
              </Line>
              <chakra.div gridColumn="1 / -1" textStyle="caption" color="fg.muted">
                <chakra.dt srOnly>{t('price.credit')}</chakra.dt>
                <chakra.dd>{t('payment.creditNote', { amount: money(credit.credit) })}</chakra.dd>
              </chakra.div>
            </>
          )}
        </>
      )}
    </chakra.dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd textAlign="end">{children}</chakra.dd>
    </>
  );
}
