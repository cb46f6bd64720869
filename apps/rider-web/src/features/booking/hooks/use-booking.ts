import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  isUnreachable,
  problemOf,
  serverNow,
  signInPath,
  useCreateRideMutation,
  type RideBooking,
} from '@groupride/web-api-client';
import { toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { startedPayment } from '../../../shared/payments/started-payment';
import { useSession } from '../../../shared/session';
import { SESSION_ENDED } from '../../../shared/session-ended';
import { readAmounts, sharesOfAmounts } from '../../../shared/seat-amounts';
import { findBookingProblem, isPromoProblem, pledgeOf, splitsByAmount } from '../booking-rules';
import { bookingActions, selectDraft, type BookingDraft } from '../slice';
import type { usePhoneFirst } from './use-phone-first';
import type { Quote } from './use-quote';

/** Handles "Request ride": checks the draft, books the quoted price, and continues to payment or confirmation. */
export function useBooking(quote: Quote, phoneFirst: ReturnType<typeof usePhoneFirst>) {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { me, retry: refetchMe } = useSession();
  const [createRide] = useCreateRideMutation();
  const [busy, setBusy] = useState(false);
  const [scheduleAsked, setScheduleAsked] = useState(0);
  const latest = useRef<(isVerified: boolean) => Promise<void>>(undefined);
  const goOn = () => void latest.current?.(true);

  /** @param isVerified whether the person has just verified their phone in the dialog */
  const book = async (isVerified = false) => {
    const problem = findBookingProblem(
      draft,
      timeZone,
      new Date(serverNow()),
      quote.stale ? null : (quote.pricing?.finalTotal ?? null),
    );
    if (problem) {
      toast({
        title: t(`booking.problems.${problem}.title`),
        description: t(`booking.problems.${problem}.detail`),
        tone: 'error',
      });
      if (problem === 'missingSchedule' || problem === 'pastSchedule') setScheduleAsked((times) => times + 1);
      return;
    }
    if (!me) {
      await navigate(signInPath(pathname));
      return;
    }
    if (phoneFirst.missing && !isVerified) {
      phoneFirst.verify(goOn);
      return;
    }
    const quoteId = quote.stale ? null : quote.pricing?.quoteId;
    if (!quoteId) {
      toast({
        title: t('booking.noQuoteTitle'),
        description: quote.error ? problemText(quote.error) : t('booking.noQuoteDetail'),
        tone: 'warning',
      });
      quote.renew();
      return;
    }
    setBusy(true);
    // A quote can be used only once, so its id also identifies the attempt: a repeated press never books twice.
    const answer = await createRide({
      'idempotency-key': quoteId,
      rideBooking: {
        quoteId,
        paymentMethod: draft.paymentMethod,
        startPayment: draft.paymentMethod === 'card',
        ...splitOf(draft, timeZone),
        ...(draft.invitees.length > 0 ? { invitees: draft.invitees } : {}),
      },
    });
    if ('error' in answer) {
      setBusy(false);
      const code = problemOf(answer.error)?.code;
      if (code === 'not_signed_in') {
        // Otherwise the sign-in page would still know the person, and lead back.
        await refetchMe();
        await navigate(signInPath(pathname), { state: SESSION_ENDED });
        return;
      }
      if (code === 'phone_unverified') {
        phoneFirst.verify(goOn);
        return;
      }
      if (code && isPromoProblem(code)) quote.renew();
      if (code === 'quote_expired' || code === 'quote_used' || code === 'quote_not_found') quote.renew();
      toast({
        // A repeated press does not book twice.
        title: t(isUnreachable(answer.error) ? 'booking.unknownTitle' : 'booking.failedTitle'),
        description: problemText(answer.error, t('booking.failedDetail')),
        tone: 'error',
      });
      return;
    }
    const { id, status, payment } = answer.data;
    startedPayment.keep(id, payment ?? null);
    // On a slow connection, Home would show for a moment that the payment is missing.
    if (status === 'awaiting_payment') await navigate(`/payment?rideId=${id}`);
    dispatch(bookingActions.reset());
    setBusy(false);
    if (status !== 'awaiting_payment') await navigate('/', { state: { confirmedRideId: id } });
  };

  // Keeps the latest closure, because the quote may have been refreshed by the time the phone is verified.
  useEffect(() => {
    latest.current = book;
  });

  return {
    book: () => book(),
    busy,
    /** How often the date or time of the ride was missing or over. */
    scheduleAsked,
  };
}

function splitOf(draft: BookingDraft, timeZone: string): Pick<RideBooking, 'splitMode' | 'shares' | 'pledge'> {
  if (draft.splitMode === 'pledge') {
    const pledge = pledgeOf(draft, timeZone);
    return pledge ? { splitMode: 'pledge', pledge } : { splitMode: 'cover' };
  }
  if (draft.splitMode !== 'custom') return { splitMode: draft.splitMode };
  if (!splitsByAmount(draft)) return { splitMode: 'cover' };
  return {
    splitMode: 'custom',
    shares: sharesOfAmounts(readAmounts(null, draft.groupSize, draft.seatAmounts).amounts),
  };
}
