import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { chakra, useFormat } from '@groupride/web-ui';

export interface TripFactsProps {
  ride: Pick<RideView, 'pickupLocation' | 'dropoffLocation' | 'paymentMethod' | 'splitMode'>;
  /** Price of the next person's seat. */
  share: string;
}

/** The facts of the trip for the invited person: from, to and cost. */
export function TripFacts({ ride, share }: TripFactsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const cost =
    ride.splitMode === 'sponsor'
      ? t('invite.sponsored')
      : ride.paymentMethod === 'cash'
        ? t('invite.inCash', { amount: money(share) })
        : money(share);
  const facts = [
    [t('invite.from'), ride.pickupLocation],
    [t('invite.to'), ride.dropoffLocation],
    [t('invite.cost'), cost],
  ] as const;
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" textStyle="small">
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
