import { instantToZoned } from '@groupride/geo';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { serverNow, useFeature, useListRideTypesQuery, type RideTypeView } from '@groupride/web-api-client';
import { CardSkeletons, ErrorState, Stack, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../shared/problem-text';
import { pricingRequestOf, rideTypePricesRequestOf } from './booking-rules';
import { RideTypeList } from './components/ride-type-list';
import { endOutsideArea, OutsideArea } from './components/outside-area';
import { RequestBar } from './components/request-bar';
import { TripBasics } from './components/trip-basics';
import { useAvailability } from './hooks/use-availability';
import { useBooking } from './hooks/use-booking';
import { useDraftInCity } from './hooks/use-draft-in-city';
import { usePhoneFirst } from './hooks/use-phone-first';
import { useQuote } from './hooks/use-quote';
import { useRideTypePrices } from './hooks/use-ride-type-prices';
import { bookingActions, selectDraft } from './slice';

import { PriceSection } from './price-section';

const Riders = lazy(async () => ({ default: (await import('./components/riders')).Riders }));
const WineryPicker = lazy(async () => ({ default: (await import('./components/winery-picker')).WineryPicker }));
const PhoneVerification = lazy(async () => ({
  default: (await import('../../shared/phone-verification')).PhoneVerification,
}));

export interface TripPlanProps {
  /** The element that receives the button that requests the ride. */
  footer: HTMLElement | null;
}

/** Lets the rider choose time, group size, vehicle and payment. The server prices every change. */
export function TripPlan({ footer }: TripPlanProps) {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const problemText = useProblemText();
  const types = useListRideTypesQuery();
  const [wasMovedToSchedule, setWasMovedToSchedule] = useState(false);
  useDraftInCity();
  const now = new Date(serverNow());
  const quote = useQuote(pricingRequestOf(draft, timeZone, now));
  const prices = useRideTypePrices(rideTypePricesRequestOf(draft, timeZone, now), draft.rideType, quote);
  const availability = useAvailability({
    pickup: draft.pickup,
    // A vehicle booked by the hour is not shared.
    destination: draft.isHourly ? null : draft.destination,
    groupSize: draft.groupSize,
    isNow: draft.bookingType === 'now',
  });
  const phoneFirst = usePhoneFirst(quote);
  const { book, busy, scheduleAsked } = useBooking(quote, phoneFirst);
  const canSchedule = useFeature('scheduledRides');

  const change = (payload: Parameters<typeof bookingActions.changed>[0]) => dispatch(bookingActions.changed(payload));
  const scheduleInstead = ({ id, minGroupSize, maxGroupSize }: RideTypeView, start: string) => {
    dispatch(bookingActions.rideTypeChosen({ id, minGroupSize, maxGroupSize }));
    change({ bookingType: 'scheduled', isHourly: false, ...instantToZoned(start, timeZone) });
    setWasMovedToSchedule(true);
  };
  const offered = types.data?.filter((each) => each.offered);
  const type = offered?.find(({ id }) => id === draft.rideType);
  const known = availability.byType.get(draft.rideType);
  const suggestedStart = known?.canRequestNow === false ? known.suggestedStart : null;
  const outside = endOutsideArea(quote.error);
  const outsidePlace = outside && draft[outside];
  if (outside && outsidePlace)
    return <OutsideArea end={outside} place={outsidePlace.name} onChange={() => change({ [outside]: null })} />;

  return (
    <Stack gap="6">
      <TripBasics
        draft={draft}
        type={type}
        types={offered}
        onChange={change}
        focusDate={wasMovedToSchedule}
        asked={scheduleAsked}
      />
      {offered ? (
        <RideTypeList
          types={offered}
          value={draft.rideType}
          onChange={({ id, minGroupSize, maxGroupSize }) =>
            dispatch(bookingActions.rideTypeChosen({ id, minGroupSize, maxGroupSize }))
          }
          prices={prices}
          availability={availability}
          onSchedule={canSchedule ? scheduleInstead : null}
          // The price summary reports the same failure.
          quoteFailed={quote.error !== null}
        />
      ) : types.isError ? (
        <ErrorState
          title={t('booking.typesFailed')}
          detail={problemText(types.error)}
          onRetry={() => void types.refetch()}
          retryLabel={t('common.retry')}
          retrying={types.isFetching}
        />
      ) : (
        <CardSkeletons count={2} label={t('common.loading')} />
      )}
      {draft.rideType === 'WineTour' && (
        <Suspense fallback={<CardSkeletons count={1} label={t('common.loading')} />}>
          <WineryPicker destination={draft.destination} onChoose={(destination) => change({ destination })} />
        </Suspense>
      )}
      <PriceSection quote={quote} phoneFirst={phoneFirst} />
      <Suspense fallback={null}>
        <Riders draft={draft} onChange={(invitees) => change({ invitees })} />
      </Suspense>
      {footer &&
        createPortal(
          <RequestBar
            quote={quote}
            draft={draft}
            busy={busy}
            onRequest={() => void book()}
            {...(canSchedule && type && suggestedStart
              ? { onSchedule: () => scheduleInstead(type, suggestedStart) }
              : {})}
          />,
          footer,
        )}
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
