import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListRideConfirmationsQuery,
  useListScheduledRidesQuery,
  useListUpcomingRidesQuery,
} from '@groupride/web-api-client';
import { CardSkeletons, EmptyState, ErrorState, Stack, Tabs } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { OffersAheadSwitch } from './offers-ahead-switch';
import { OwnRideCard } from './own-ride-card';
import { ScheduledRideCard } from './scheduled-ride-card';

type Tab = 'open' | 'yours' | 'standby';
/** Polling interval, because other drivers accept rides meanwhile. */
const POLL = 30_000;

/** Rides of the next days: open ones, those of other drivers, the driver's own, and those on standby. */
export function ScheduledRides({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [tab, setTab] = useState<Tab>('open');
  const fresh = { refetchOnMountOrArgChange: true, pollingInterval: POLL };
  const { data, error, isFetching, refetch } = useListScheduledRidesQuery({ driverId }, fresh);
  const { data: own = [] } = useListUpcomingRidesQuery({ driverId }, fresh);
  const { data: questions = [] } = useListRideConfirmationsQuery({ driverId }, fresh);
  if (!data) {
    return error ? (
      <ErrorState
        title={t('scheduled.failed')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('app.retry')}
        retrying={isFetching}
      />
    ) : (
      <CardSkeletons count={3} label={t('app.loading')} />
    );
  }
  const isWaiting = ({ standbyPlace }: (typeof data.rides)[number]) => typeof standbyPlace === 'number';
  const waiting = data.rides.filter(isWaiting);
  const others = data.rides.filter((ride) => !isWaiting(ride));
  // Rides offered exclusively to this driver come first.
  const open = [
    ...others.filter(({ state }) => state === 'offered'),
    ...others.filter(({ state }) => state !== 'offered'),
  ];
  const cards = (rides: typeof open) =>
    rides.map((ride) => <ScheduledRideCard key={ride.id} ride={ride} driverId={driverId} />);
  const ownCards = own.map((ride) => (
    <OwnRideCard key={ride.id} ride={ride} confirmBy={questions.find(({ rideId }) => rideId === ride.id)?.dueAt} />
  ));
  return (
    <Stack gap="4">
      <OffersAheadSwitch driverId={driverId} enabled={data.offersAhead} />
      <Tabs<Tab>
        label={t('scheduled.tabs')}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'open',
            label: t('scheduled.open', { count: open.length }),
            panel: <List title={t('scheduled.openEmpty')} text={t('scheduled.openEmptyText')} cards={cards(open)} />,
          },
          {
            value: 'yours',
            label: t('scheduled.yours', { count: own.length }),
            panel: <List title={t('scheduled.yoursEmpty')} text={t('scheduled.yoursEmptyText')} cards={ownCards} />,
          },
          {
            value: 'standby',
            label: t('scheduled.standby', { count: waiting.length }),
            panel: (
              <List title={t('scheduled.standbyEmpty')} text={t('scheduled.standbyEmptyText')} cards={cards(waiting)} />
            ),
          },
        ]}
      />
    </Stack>
  );
}

function List({ title, text, cards }: { title: string; text: string; cards: ReactNode[] }) {
  if (cards.length > 0) return <Stack gap="3">{cards}</Stack>;
  return <EmptyState icon={<CalendarClock size={28} aria-hidden />} title={title} detail={text} />;
}
