import { instantToZoned } from '@groupride/geo';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { RideTypeView } from '@groupride/web-api-client';
import { Box, Button, Card, CardSkeletons, ErrorState, Stack, Stepper, useFormat } from '@groupride/web-ui';
import { useAfterFirstView } from '../../shared/after-first-view';
import { BookingCancellationTerms } from '../../shared/cancellation-terms';
import { useProblemText } from '../../shared/problem-text';
import { useSession } from '../../shared/session';
import { useListRideTypesQuery } from './api';
import { pricingRequestOf, rideTypePricesRequestOf } from './booking-rules';
import { RideTypeList } from './components/ride-type-list';
import { RouteFields } from './components/route-fields';
import { ScheduleFields } from './components/schedule-fields';
import { useAvailability } from './hooks/use-availability';
import { useBooking } from './hooks/use-booking';
import { useDraftInCity } from './hooks/use-draft-in-city';
import { usePhoneFirst } from './hooks/use-phone-first';
import { useQuote } from './hooks/use-quote';
import { useRideTypePrices } from './hooks/use-ride-type-prices';
import { bookingActions, selectDraft } from './slice';

/** Below the first view of a phone. */
const PriceSection = lazy(async () => ({ default: (await import('./price-section')).PriceSection }));
const WineryPicker = lazy(async () => ({ default: (await import('./components/winery-picker')).WineryPicker }));
const PhoneVerification = lazy(async () => ({
  default: (await import('../../shared/phone-verification')).PhoneVerification,
}));

/** "Plan your trip": everything from where to how it is paid, priced by the server as it changes. */
export function BookingPanel() {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { me } = useSession();
  const problemText = useProblemText();
  const types = useListRideTypesQuery();
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
  const showsPrice = useAfterFirstView() || draft.destination !== null;

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
        <Suspense fallback={<CardSkeletons count={1} label={t('common.loading')} />}>
          <WineryPicker destination={draft.destination} onChoose={(destination) => change({ destination })} />
        </Suspense>
      )}
      {showsPrice ? (
        <Suspense fallback={<CardSkeletons count={2} label={t('common.loading')} />}>
          <PriceSection quote={quote} phoneFirst={phoneFirst} />
        </Suspense>
      ) : (
        <CardSkeletons count={2} label={t('common.loading')} />
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
