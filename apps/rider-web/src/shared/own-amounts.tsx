import { formatCents, parseCents } from '@groupride/pricing';
import { useTranslation } from 'react-i18next';
import type { RiderAmounts, RideView } from '@groupride/web-api-client';
import { Money, chakra } from '@groupride/web-ui';
import { isPaidByAccount } from './ride-texts';

export type AmountName =
  Exclude<keyof RiderAmounts, 'due'> | 'dueNow' | 'dueInCash' | 'fee' | 'coveredForOthers' | 'coveredByOrganizer';

export interface NamedAmount {
  name: AmountName;
  amount: string;
}

interface AmountsOfRide extends Pick<RideView, 'status' | 'paymentMethod'> {
  amounts?: RiderAmounts | null;
}

const isAbove = (amount: string) => Number(amount) > 0;

/** The difference between the price of the reader's seat and what they pay of the fare. */
function coveredPart({ share, due, credit }: RiderAmounts): NamedAmount[] {
  const own = parseCents(due) + parseCents(credit);
  const covered = own - parseCents(share);
  // Somebody who did not come may pay a part of the share as a fee, and nobody covers the rest of it.
  if (covered === 0 || (covered < 0 && own > 0)) return [];
  return [{ name: covered > 0 ? 'coveredForOthers' : 'coveredByOrganizer', amount: formatCents(covered) }];
}

/** The reader's amounts that matter in the ride's state, in the order of a bill; none when a business account pays. */
export function ownAmounts({ status, paymentMethod, amounts }: AmountsOfRide): NamedAmount[] {
  if (!amounts || isPaidByAccount({ paymentMethod })) return [];
  const { share, credit, due, atMost, setAside, charged, inCash, tip, refunded, released, waived, outstanding, paid } =
    amounts;
  const some = (name: AmountName, amount: string): NamedAmount[] => (isAbove(amount) ? [{ name, amount }] : []);
  const byCredit: NamedAmount[] = isAbove(credit) ? [{ name: 'credit', amount: `-${credit}` }] : [];
  if (status === 'completed' || status === 'cancelled') {
    // A hold is captured or released shortly after the ride. Until then the amount paid is unknown.
    const isPending = isAbove(setAside) && !isAbove(paid);
    const fee: NamedAmount[] =
      status === 'cancelled' ? some('fee', due) : [{ name: 'share', amount: share }, ...coveredPart(amounts)];
    return [
      ...fee,
      ...byCredit,
      ...some('setAside', setAside),
      ...some('charged', charged),
      ...some('inCash', inCash),
      ...some('tip', tip),
      ...some('refunded', refunded),
      ...some('waived', waived),
      ...some('released', released),
      ...some('outstanding', outstanding),
      ...(isPending ? [] : [{ name: 'paid', amount: paid } as const]),
    ];
  }
  const inPerson = paymentMethod === 'cash';
  return [
    { name: 'share', amount: share },
    ...byCredit,
    ...(inPerson ? some('dueInCash', due) : []),
    ...some('setAside', setAside),
    ...some('charged', charged),
    ...(!inPerson && due !== atMost ? some('dueNow', due) : []),
    ...(!inPerson && atMost !== setAside && atMost !== share ? some('atMost', atMost) : []),
  ];
}

/** The reader's amounts for a ride, each under its standard name. */
export function OwnAmounts({ ride }: { ride: AmountsOfRide }) {
  const { t } = useTranslation();
  const amounts = ownAmounts(ride);
  if (amounts.length === 0) return null;
  return (
    <chakra.dl
      data-testid="own-amounts"
      aria-label={t('amounts.title')}
      display="grid"
      gridTemplateColumns="1fr auto"
      columnGap="4"
      rowGap="2"
      textStyle="small"
    >
      {amounts.map(({ name, amount }, index) => {
        const weight = index === 0 || name === 'paid' ? 'semibold' : 'normal';
        return (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{t(`amounts.${name}`)}</chakra.dt>
            <chakra.dd textAlign="end" fontWeight={weight}>
              <Money amount={amount} />
            </chakra.dd>
          </chakra.div>
        );
      })}
    </chakra.dl>
  );
}
