import { instantToZoned } from '@groupride/geo';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { problemOf, type RideTypeView } from '@groupride/web-api-client';
import { Box, Button, Card, CardSkeletons, ErrorState, Stack, Stepper, useFormat } from '@groupride/web-ui';
import { BookingCancellationTerms } from '../../shared/cancellation-terms';
import { useProblemText } from '../../shared/problem-text';
import { useClientConfig, useSession } from '../../shared/session';
import { useGetFirstRideOfferQuery, useListRideTypesQuery } from './api';
import { isPromoProblem, pricingRequestOf, rideTypePricesRequestOf } from './booking-rules';
import { PaymentChoice } from './components/payment-choice';
import { PhoneNeeded } from './components/phone-needed';
import { PriceSummary } from './components/price-summary';
import { PromoField } from './components/promo-field';
import { RideTypeList } from './components/ride-type-list';
import { RouteFields } from './components/route-fields';
import { ScheduleFields } from './components/schedule-fields';
import { WineryPicker } from './components/winery-picker';
import { useAvailability } from './hooks/use-availability';
import { useBooking } from './hooks/use-booking';
import { useDraftInCity } from './hooks/use-draft-in-city';
import { usePhoneFirst } from './hooks/use-phone-first';
import { useQuote, type Quote } from './hooks/use-quote';
import { useRideTypePrices } from './hooks/use-ride-type-prices';
import { bookingActions, selectDraft } from './slice';

const PhoneVerification = lazy(async () => ({
  default: (await import('../../shared/phone-verification')).PhoneVerification,
}));

/** "Plan your trip": everything from where to how it is paid, priced by the server as it changes. */
export function BookingPanel() {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const config = useClientConfig();
  const { me } = useSession();
  const problemText = useProblemText();
  const types = useListRideTypesQuery();
  const { data: offer } = useGetFirstRideOfferQuery();
  const [wasMovedToSchedule, setWasMovedToSchedule] = useState(false);
  useDraftInCity();
  const now = new Date();
  const quote = useQuote(pricingRequestOf(draft, timeZone, now));
  const prices = useRideTypePrices(rideTypePricesRequestOf(draft, timeZone, now), draft.rideType, quote);
  const availability = useAvailability({
    pickup: draft.pickup,
    groupSize: draft.groupSize,
    isNow: draft.bookingType === 'now',
  });
  const promo = usePromo(quote);
  const phoneFirst = usePhoneFirst(quote);
  const { book, busy } = useBooking(quote, phoneFirst);

  const change = (payload: Parameters<typeof bookingActions.changed>[0]) => dispatch(bookingActions.changed(payload));
  const scheduleInstead = ({ id, minGroupSize, maxGroupSize }: RideTypeView, start: string) => {
    dispatch(bookingActions.rideTypeChosen({ id, minGroupSize, maxGroupSize }));
    change({ bookingType: 'scheduled', isHourly: false, ...instantToZoned(start, timeZone) });
    setWasMovedToSchedule(true);
  };
  const type = types.data?.find(({ id }) => id === draft.rideType);
  const scheduled = draft.bookingType === 'scheduled';
  const routed = draft.pickup !== null && draft.destination !== null;

  return (
    <Stack gap="4">
      <Card title={t('booking.title')}>
        <Stack gap="4">
          <ScheduleFields draft={draft} onChange={change} focusDate={wasMovedToSchedule} />
          <RouteFields pickup={draft.pickup} destination={draft.destination} onChange={change} />
          <Stepper
            label={t('booking.groupSize')}
            hint={type && t('booking.upTo', { count: type.maxGroupSize })}
            value={draft.groupSize}
            min={type?.minGroupSize ?? 2}
            max={type?.maxGroupSize ?? 6}
            onChange={(groupSize) => change({ groupSize })}
            decreaseLabel={t('booking.fewerPeople')}
            increaseLabel={t('booking.morePeople')}
          />
        </Stack>
      </Card>
      {types.data ? (
        <Card title={t('booking.rideType')}>
          <RideTypeList
            types={types.data}
            value={draft.rideType}
            onChange={({ id, minGroupSize, maxGroupSize }) =>
              dispatch(bookingActions.rideTypeChosen({ id, minGroupSize, maxGroupSize }))
            }
            prices={prices}
            availability={availability}
            onSchedule={scheduleInstead}
            // The price summary reports the same failure.
            quoteFailed={quote.error !== null}
          />
        </Card>
      ) : types.isError ? (
        <Card>
          <ErrorState
            title={t('booking.typesFailed')}
            detail={problemText(types.error)}
            onRetry={() => void types.refetch()}
            retryLabel={t('common.retry')}
            retrying={types.isFetching}
          />
        </Card>
      ) : (
        <CardSkeletons count={2} label={t('common.loading')} />
      )}
      {draft.rideType === 'WineTour' && (
        <WineryPicker destination={draft.destination} onChoose={(destination) => change({ destination })} />
      )}
      <PromoField offer={offer} {...promo} />
      {phoneFirst.missing && <PhoneNeeded onVerify={() => phoneFirst.verify()} />}
      <PriceSummary quote={quote} routed={routed} rideType={draft.rideType} />
      {config && (
        <PaymentChoice
          methods={config.paymentMethods}
          method={draft.paymentMethod}
          splitMode={draft.splitMode}
          groupSize={draft.groupSize}
          total={quote.stale ? null : (quote.pricing?.finalTotal ?? null)}
          seatAmounts={draft.seatAmounts}
          onChange={change}
        />
      )}
      <Box
        position="sticky"
        bottom="calc(4rem + env(safe-area-inset-bottom))"
        zIndex="base"
        mx="-4"
        px="4"
        pt="3"
        pb="3"
        bg="bg.canvas"
        borderTopWidth="1px"
      >
        <Button
          size="lg"
          block
          onClick={() => void book()}
          busy={busy}
          busyLabel={scheduled ? t('booking.scheduling') : t('booking.booking')}
        >
          {scheduled ? t('booking.scheduleRide') : t('booking.requestRide')}
        </Button>
        <Box textAlign="center" mt="2">
          <BookingCancellationTerms scheduled={scheduled} paymentMethod={draft.paymentMethod} />
        </Box>
        {me === null && (
          <Box textStyle="caption" color="fg.muted" textAlign="center" mt="2">
            {t('booking.signInFirst')}
          </Box>
        )}
      </Box>
      {phoneFirst.verifying && (
        <Suspense fallback={null}>
          <PhoneVerification
            phone={phoneFirst.phone}
            reason={t('promo.phoneDetail')}
            onVerified={phoneFirst.onVerified}
            onClose={phoneFirst.close}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The promo code: applied by pricing with it; a refusal takes it off again and says why. */
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
    busy: promoApplied !== '' && quote.stale && !counted,
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
