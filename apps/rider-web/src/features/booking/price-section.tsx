import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PersonalPaymentMethod } from '@groupride/contracts';
import { problemOf, useGetFirstRideOfferQuery } from '@groupride/web-api-client';
import { Stack } from '@groupride/web-ui';
import { useProblemText } from '../../shared/problem-text';
import { useClientConfig } from '../../shared/session';
import { isPromoProblem, pledges } from './booking-rules';
import { PaymentChoice } from './components/payment-choice';
import { PhoneRequiredNotice } from './components/phone-required-notice';
import { PriceSummary } from './components/price-summary';
import { PromoField } from './components/promo-field';
import type { usePhoneFirst } from './hooks/use-phone-first';
import type { Quote } from './hooks/use-quote';
import { bookingActions, selectDraft, type BookingDraft } from './slice';

/** Only a scheduled ride can wait for people to join. */
const PledgeFields = lazy(async () => ({ default: (await import('./components/pledge-fields')).PledgeFields }));

export interface PriceSectionProps {
  quote: Quote;
  phoneFirst: Pick<ReturnType<typeof usePhoneFirst>, 'missing' | 'verify'>;
}

/** Shows what the planned ride costs and how it is paid. */
export function PriceSection({ quote, phoneFirst }: PriceSectionProps) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const config = useClientConfig();
  const { data: offer } = useGetFirstRideOfferQuery();
  const promo = usePromo(quote);
  const pledged = pledges(draft);
  useTakenMethod(config?.paymentMethods, draft.paymentMethod);
  return (
    <Stack gap="4">
      <PromoField offer={offer} {...promo} />
      {phoneFirst.missing && <PhoneRequiredNotice onVerify={() => phoneFirst.verify()} />}
      {config && (
        <PaymentChoice
          methods={config.paymentMethods}
          method={draft.paymentMethod}
          // If a pledge draft is changed to a ride for now, its price is shared as usual.
          splitMode={draft.splitMode === 'pledge' && !pledged ? 'cover' : draft.splitMode}
          groupSize={draft.groupSize}
          // The pledge terms show what a pledge costs its organizer.
          pricing={quote.stale || pledged ? null : quote.pricing}
          seatAmounts={draft.seatAmounts}
          onChange={(change) => dispatch(bookingActions.changed(change))}
        />
      )}
      {draft.bookingType === 'scheduled' && (
        <Suspense fallback={null}>
          <PledgeFields
            draft={draft}
            pricing={quote.stale ? null : quote.pricing}
            onChange={(change) => dispatch(bookingActions.changed(change))}
          />
        </Suspense>
      )}
      <PriceSummary
        quote={quote}
        routed={draft.pickup !== null && draft.destination !== null}
        rideType={draft.rideType}
        ownSeat={ownSeatOf(draft, quote)}
      />
    </Stack>
  );
}

/** Switches to another payment method when the chosen one is no longer accepted. */
function useTakenMethod(taken: readonly PersonalPaymentMethod[] | undefined, chosen: PersonalPaymentMethod): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const [first] = taken ?? [];
    if (first && !taken?.includes(chosen)) dispatch(bookingActions.changed({ paymentMethod: first }));
  }, [taken, chosen, dispatch]);
}

/**
 * The price of the organizer's own seat if it is known and credit can pay for it. Cash goes to the driver, so credit
 * cannot.
 */
function ownSeatOf(draft: BookingDraft, { pricing }: Quote): string | null {
  if (!pricing || draft.paymentMethod === 'cash' || pledges(draft) || draft.splitMode === 'custom') return null;
  return draft.splitMode === 'sponsor' ? pricing.finalTotal : pricing.perPerson;
}

/** Applies the promo code by pricing with it. If it is refused, the code is removed and the reason is shown. */
function usePromo(quote: Quote) {
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const { promoInput, promoApplied } = useSelector(selectDraft);
  const [error, setError] = useState<string>();
  const counted = quote.pricing?.appliedPromotions.some(({ code }) => code === promoApplied) ?? false;
  const { error: quoteError } = quote;

  useEffect(() => {
    const code = problemOf(quoteError)?.code;
    if (!promoApplied || !code || !isPromoProblem(code)) return;
    setError(problemText(quoteError));
    dispatch(bookingActions.promoRefused());
  }, [quoteError, promoApplied, dispatch, problemText]);

  return {
    value: promoInput,
    applied: promoApplied !== '' && counted,
    busy: promoApplied !== '' && quote.updating && !counted,
    error,
    onType: (text: string) => {
      setError(undefined);
      dispatch(bookingActions.promoTyped(text));
    },
    onApply: () => {
      setError(undefined);
      dispatch(bookingActions.promoApplied());
    },
  };
}
