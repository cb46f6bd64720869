import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@groupride/contracts';
import {
  useGetCancellationTermsQuery,
  useGetRideCancellationTermsQuery,
  type CancellationTermsView,
  type RideView,
} from '@groupride/web-api-client';
import { Box, useFormat } from '@groupride/web-ui';

/** Height of the sentence on a phone. */
const TWO_LINES = '9';

interface PlannedRide {
  scheduled: boolean;
  paymentMethod: PaymentMethod;
}

/** The cost of cancelling, in one sentence, before a ride is booked. */
export function BookingCancellationTerms(ride: PlannedRide) {
  const { data } = useGetCancellationTermsQuery();
  return <Terms terms={data} ride={ride} />;
}

/** The cost of cancelling a booked ride, under the terms in force at its booking. */
export function RideCancellationTerms({ ride }: { ride: Pick<RideView, 'id' | 'scheduledAt' | 'paymentMethod'> }) {
  const { data } = useGetRideCancellationTermsQuery({ rideId: ride.id });
  return <Terms terms={data} ride={{ scheduled: Boolean(ride.scheduledAt), paymentMethod: ride.paymentMethod }} />;
}

function Terms({ terms, ride }: { terms: CancellationTermsView | undefined; ride: PlannedRide }) {
  const sentence = useCancellationSentence();
  // Reserves its space before it is loaded, so that the buttons and the card form below do not move.
  return (
    <Box as="p" textStyle="caption" color="fg.muted" minH={TWO_LINES} aria-busy={!terms}>
      {terms && sentence(terms, ride)}
    </Box>
  );
}

function useCancellationSentence() {
  const { t } = useTranslation();
  const { percent, duration } = useFormat();
  const part = (hundredths: number) => percent(hundredths / 100);
  const minutes = (count: number) => duration(count * 60);
  return (
    { freeMinutes, immediate, scheduled: beforeStart, arrivedPercent }: CancellationTermsView,
    { scheduled, paymentMethod }: PlannedRide,
  ): string => {
    if (paymentMethod === 'cash') return t('terms.cash');
    const [first, ...later] = scheduled ? beforeStart : immediate;
    if (!first && arrivedPercent === 0) return t('terms.alwaysFree');
    if (!first) {
      const key = freeMinutes > 0 ? 'terms.untilArrivalOrGrace' : 'terms.untilArrival';
      return t(key, { percent: part(arrivedPercent), grace: minutes(freeMinutes) });
    }
    const moment = (count: number) =>
      scheduled
        ? t(count === 0 ? 'terms.start' : 'terms.beforeStart', { time: minutes(count) })
        : t(count === 0 ? 'terms.accepted' : 'terms.afterAccepted', { time: minutes(count) });
    const freeFor = scheduled ? first.minutes : Math.max(first.minutes, freeMinutes);
    const laterStages = later.map((stage) =>
      t('terms.laterStage', { percent: part(stage.keptPercent), moment: moment(stage.minutes) }),
    );
    const key = scheduled && freeMinutes > 0 ? 'terms.stagesOrGrace' : 'terms.stages';
    return t(key, {
      moment: moment(freeFor),
      percent: part(first.keptPercent),
      later: laterStages.length > 0 ? ` (${laterStages.join(', ')})` : '',
      arrived: part(arrivedPercent),
      grace: minutes(freeMinutes),
    });
  };
}
