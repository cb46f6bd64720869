import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListDispatchDecisionsQuery,
  type AdminRideView,
  type DispatchDecisionView,
} from '@groupride/web-api-client';
import { Box, Card, SelectField, Skeleton, Stack, useFormat } from '@groupride/web-ui';
import { NotLoaded } from '../../../shared/components/listing';
import { countFreeDrivers, explainDriverChoice } from '../dispatch-reasons';
import { useClock } from '../hooks/use-clock';
import { RIDE_POLL } from '../ride-poll';
import { SharedVehicles } from './shared-vehicles';
import { DispatchCandidates } from './dispatch-candidates';

/** Polling interval: a search that finds nobody is not an event of the ride, so no message announces it. */
const SEARCH_POLL = 15_000;

/** Explains why a driver was offered the ride, or why nobody was. */
export function RideDispatch({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const { id: rideId, status } = view.ride;
  const { currentData, error, isFetching, refetch } = useListDispatchDecisionsQuery(
    { rideId },
    { pollingInterval: status === 'pending' ? SEARCH_POLL : RIDE_POLL },
  );
  const assigned = useAssignment(view);
  return (
    <Card title={t('dispatch.title')}>
      {!currentData && !error && (
        <Box role="status" aria-label={t('app.loading')}>
          <Skeleton h="40" />
        </Box>
      )}
      {!currentData && error !== undefined && <NotLoaded what="dispatch" asked={{ error, isFetching, refetch }} />}
      {currentData?.decisions.length === 0 && (
        <Box textStyle="small" color="fg.muted">
          {assigned ?? t(status === 'pending' ? 'dispatch.searching' : 'dispatch.empty')}
        </Box>
      )}
      {currentData && currentData.decisions.length > 0 && <Decisions decisions={currentData.decisions} />}
    </Card>
  );
}

/** Who assigned the driver of a ride that dispatch offered to nobody; null if no operator did. */
function useAssignment({ events, driverName }: AdminRideView): string | null {
  const { t } = useTranslation();
  const last = events.findLast(({ type }) => type === 'driver_assigned');
  if (last?.actorKind !== 'admin') return null;
  const isOfPlan = typeof last.data['runId'] === 'number';
  return t(isOfPlan ? 'dispatch.assignedWithPlan' : 'dispatch.assignedBy', {
    operator: last.actorName ?? t('dispatch.formerOperator'),
    name: driverName ?? t('dispatch.formerDriver'),
  });
}

function Decisions({ decisions }: { decisions: readonly DispatchDecisionView[] }) {
  const { t } = useTranslation();
  const clock = useClock();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const decision = decisions.find(({ id }) => id === chosenId) ?? decisions[0]!;
  const label = ({ at, driverId, driverName, sharedVehicles }: DispatchDecisionView) => {
    const joinedVehicle = sharedVehicles.some(({ result }) => result === 'joined');
    const what =
      driverId === null || driverId === undefined
        ? t('dispatch.nobody')
        : t(joinedVehicle ? 'dispatch.joined' : 'dispatch.offeredTo', {
            name: driverName ?? t('dispatch.formerDriver'),
          });
    return `${what} · ${clock(at)}`;
  };
  return (
    <Stack gap="4">
      {decisions.length > 1 && (
        <SelectField
          label={t('dispatch.decision')}
          options={decisions.map((each) => ({ value: String(each.id), label: label(each) }))}
          value={String(decision.id)}
          onChange={({ target }) => setChosenId(Number(target.value))}
        />
      )}
      {decisions.length === 1 && (
        <Box textStyle="caption" color="fg.muted">
          {label(decision)}
        </Box>
      )}
      <Answer decision={decision} />
      <SharedVehicles decision={decision} />
      <DispatchCandidates decision={decision} />
    </Stack>
  );
}

function Answer({ decision }: { decision: DispatchDecisionView }) {
  const { t } = useTranslation();
  const heading = useId();
  const isOffer = decision.driverId !== null && decision.driverId !== undefined;
  const sentences = useSentences(decision);
  return (
    <Box as="section" aria-labelledby={heading}>
      <Box as="h3" id={heading} textStyle="strong" mb="1">
        {t(isOffer ? 'dispatch.whyDriver' : 'dispatch.whyNobody')}
      </Box>
      <Box textStyle="small">{sentences.join(' ')}</Box>
    </Box>
  );
}

function useSentences(decision: DispatchDecisionView): string[] {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { driverId, ridesTogether, minutesEstimated, leftOut } = decision;
  const notes = [
    ...(ridesTogether > 1 ? [t('dispatch.together', { count: ridesTogether - 1 })] : []),
    ...(minutesEstimated && decision.candidates.some(({ minutes }) => typeof minutes === 'number')
      ? [t('dispatch.estimated')]
      : []),
  ];
  if (typeof driverId === 'number') {
    const vehicle = decision.sharedVehicles.find(({ result }) => result === 'joined');
    if (vehicle) return [t('dispatch.whyJoined', { name: vehicle.driverName, count: vehicle.minutes ?? 0 }), ...notes];
    const why = explainDriverChoice(decision);
    if (!why) return [t('dispatch.formerChosen'), ...notes];
    const { name, minutes, free, nearer } = why;
    const chosen =
      free === 1 ? t('dispatch.only', { name, count: minutes }) : t('dispatch.best', { name, count: minutes, free });
    const against = nearer ? [t(`dispatch.nearer.${nearer.reason}`, { name: nearer.name, count: nearer.minutes })] : [];
    return [chosen, ...against, ...notes];
  }
  const free = countFreeDrivers(decision);
  if (free > 0) return [t('dispatch.passedOver', { count: free }), ...notes];
  if (leftOut.length === 0) return [t('dispatch.nobodyNear')];
  const reasons = leftOut.map(({ reason, drivers }) => t(`dispatch.counts.${reason}`, { count: drivers }));
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(reasons);
  return [t('dispatch.nobodyEligible', { reasons: list }), ...notes];
}
