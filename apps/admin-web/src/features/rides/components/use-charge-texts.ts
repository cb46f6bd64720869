import { useTranslation } from 'react-i18next';
import { CANCELLATION_RULES } from '@groupride/contracts';
import { milesToMeters } from '@groupride/geo';
import type { AdminRideView, ChargeExplanation } from '@groupride/web-api-client';
import { useFormat, type CostRow } from '@groupride/web-ui';
import { useCardText } from '../../../shared/card-text';
import { useDisputeReason } from '../../../shared/dispute-reason';
import { eachOf, paymentSteps, percentOf, sentencesOf } from '../charge-facts';
import { cents } from '../ledger';

/** Rows of a charge with total, refunds and remainder. */
export function useChargeRows(view: AdminRideView, payer: ChargeExplanation): CostRow[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const cardText = useCardText();
  const detailOf = useLineDetail(view, payer);
  const takenBack = useTakenBack(view, payer);
  const { lines, settled, captured, refunded, disputed, charged, payments, refunds } = payer;
  if (cents(captured) === 0 && (!settled || lines.length === 0)) return [];
  const capturedAt = payments.find((payment) => payment.capturedAt)?.capturedAt;
  const back: CostRow[] = [
    ...refunds
      .filter(({ state }) => state === 'succeeded')
      .map(({ amount, reason, settledAt }): CostRow => ({
        label: t('charges.refunded'),
        amount: `-${amount}`,
        detail: [t(`refund.reasons.${reason}`), settledAt && dateTime(settledAt)].filter(Boolean).join(' · '),
        kind: 'discount',
      })),
    ...(cents(disputed) > 0 ? [{ label: t('charges.disputed'), amount: `-${disputed}`, detail: takenBack }] : []),
  ];
  const cards = [
    ...new Set(payments.filter((payment) => cents(payment.captured) > 0).map(({ card }) => card && cardText(card))),
  ]
    .filter(Boolean)
    .join(', ');
  return [
    ...lines.map((line): CostRow => ({
      label:
        line.about === 'promotion' && line.name
          ? t('charges.promotionOf', { code: line.name })
          : t(`charges.lines.${line.about}`, { name: line.name ?? '' }),
      amount: line.amount,
      detail: detailOf(line),
      kind: cents(line.amount) < 0 ? 'discount' : 'line',
    })),
    {
      label: t('charges.captured'),
      amount: captured,
      detail: [cards, capturedAt && dateTime(capturedAt)].filter(Boolean).join(' · '),
      kind: 'total',
    },
    ...back,
    ...(cents(refunded) > 0 || cents(disputed) > 0
      ? [{ label: t('charges.remains'), amount: charged, kind: 'total' as const }]
      : []),
  ];
}

/** Explains the amount of a line. */
function useLineDetail(
  { ride, members }: AdminRideView,
  { payerId, groupSize, rideTotal, captured }: ChargeExplanation,
) {
  const { t } = useTranslation();
  const { money, distance, percent } = useFormat();
  return ({ about, amount }: ChargeExplanation['lines'][number]): string | undefined => {
    if (about === 'base') {
      const each = eachOf(amount, groupSize);
      return each ? t('charges.perSeat', { count: groupSize, amount: money(each) }) : undefined;
    }
    if (about === 'covered_by_organizer') {
      const member = members.find(({ user }) => user.id === payerId);
      if (member && member.consent !== 'given') return t('charges.agreedOnly', { amount: money(member.agreed) });
      return cents(captured) > 0 ? t('charges.heldOnly') : undefined;
    }
    if (about === 'distance') return t('charges.tripOf', { distance: distance(milesToMeters(ride.distance)) });
    if (about !== 'cancellation_fee' && about !== 'no_show_fee') return undefined;
    const part = percentOf(amount, rideTotal);
    return part === null
      ? undefined
      : t('charges.partOfPrice', { percent: percent(part / 100), total: money(rideTotal) });
  };
}

/** The bank's reason for a chargeback, and whether it is decided. */
function useTakenBack({ events }: AdminRideView, { payments }: ChargeExplanation): string {
  const { t } = useTranslation();
  const reasonOf = useDisputeReason();
  const last = payments.flatMap(({ id }) => paymentSteps(events, id).dispute).at(-1);
  if (!last) return '';
  return [
    last.reason && reasonOf(last.reason),
    last.type === 'dispute_lost' ? t('charges.disputeLost') : t('charges.disputeOpen'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Explains the rule behind a charge. */
export function useChargeSentence(view: AdminRideView, payer: ChargeExplanation): string {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { ride } = view;
  const { splitMode, rideTotal, groupSize, seat, isOrganizer, cancelRule, settled, captured } = payer;
  const member = view.members.find(({ user }) => user.id === payer.payerId);
  const rule = CANCELLATION_RULES.find((known) => known === cancelRule);
  const isCancelled = ride.status === 'cancelled';
  // Operations may keep a fee that the policy does not require.
  const isFeeKept = payer.lines.some(({ about }) => about === 'cancellation_fee');
  const cash = ride.paymentMethod === 'cash';
  const account = ride.paymentMethod === 'account';
  const split = account
    ? t('charges.onAccount')
    : splitMode === 'sponsor'
      ? t('charges.sponsors')
      : splitMode === 'custom'
        ? t('charges.customSplit')
        : t('charges.covers', { total: money(rideTotal), count: groupSize });
  const nothing = cents(captured) === 0 && (isCancelled || !settled);
  const when = (word: 'charges.startWas' | 'charges.takenAt' | 'charges.arrivedAt', at: string | null | undefined) =>
    at && t(word, { when: dateTime(at) });
  const sentences = isCancelled
    ? [
        rule
          ? t('charges.rule', { rule: t(`charges.rules.${rule}`) })
          : t(isFeeKept ? 'charges.cancelledForFee' : 'charges.cancelledFree'),
        rule && rule !== 'no_driver' && when('charges.startWas', ride.scheduledAt),
        rule && when('charges.takenAt', ride.acceptedAt),
        rule && when('charges.arrivedAt', ride.arrivedAt),
        ride.cancelledAt && t('charges.cancelledOn', { when: dateTime(ride.cancelledAt) }),
        nothing && !account && t('charges.nothing'),
      ]
    : [
        split,
        !isOrganizer && !account && seat && t('charges.seat', { amount: money(seat) }),
        member &&
          !member.isOrganizer &&
          !cash &&
          !account &&
          splitMode !== 'sponsor' &&
          consentText(member.consent, money(member.agreed)),
        member?.noShow && t('charges.noShow'),
        !member && !isOrganizer && t('charges.hasLeft'),
        nothing && !account && t(cash ? 'charges.cashLater' : 'charges.notYet'),
        nothing &&
          !cash &&
          !account &&
          member &&
          ride.status !== 'completed' &&
          t('charges.currentCharge', { amount: money(member.charge) }),
      ];
  return sentencesOf(sentences);

  function consentText(consent: 'given' | 'needed' | 'declined', agreed: string): string {
    return consent === 'given'
      ? t('charges.agreed', { amount: agreed })
      : t(consent === 'needed' ? 'charges.notAgreedYet' : 'charges.keptToAgreed', { amount: agreed });
  }
}
