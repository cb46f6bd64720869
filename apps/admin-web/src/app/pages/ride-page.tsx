import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { rideNumber } from '@groupride/contracts';
import { problemOf, useGetAdminRideQuery, type AdminRideView } from '@groupride/web-api-client';
import {
  Card,
  CardSkeletons,
  EmptyState,
  Flex,
  Grid,
  LinkButton,
  PageHeader,
  Stack,
  StatusBadge,
  useFormat,
} from '@groupride/web-ui';
import { RideAlerts } from '../../features/alerts/components/alert-queue';
import { RideAccountCharge } from '../../features/rides/components/ride-account-charge';
import { RideActions } from '../../features/rides/components/ride-actions';
import { RideCharges } from '../../features/rides/components/ride-charges';
import { RideDispatch } from '../../features/rides/components/ride-dispatch';
import { RideLedger } from '../../features/rides/components/ride-ledger';
import { RidePrice } from '../../features/rides/components/ride-money';
import { RideMap } from '../../features/rides/components/ride-map';
import { RideMessages } from '../../features/rides/components/ride-messages';
import { RideOffers } from '../../features/rides/components/ride-offers';
import { RideParties } from '../../features/rides/components/ride-parties';
import { RideStandby } from '../../features/rides/components/ride-standby';
import { RideTimeline } from '../../features/rides/components/ride-timeline';
import { RideRun } from '../../features/rides/components/ride-run';
import { RideTrip } from '../../features/rides/components/ride-trip';
import { RIDE_POLL } from '../../features/rides/ride-poll';
import { RideCredit } from '../../features/riders/components/ride-credit';
import { useRideReplay } from '../../features/rides/hooks/use-ride-replay';
import { useLive } from '../../shared/use-live';
import { usePageTitle } from '../../shared/use-page-title';
import { NotLoaded } from '../../shared/components/listing';

const RIDES = '/admin?tab=rides';
/** Milliseconds between refreshes while no messages arrive. */
const SILENT_POLL = 15_000;

/** One ride with all its details. */
export function RidePage() {
  const { t } = useTranslation();
  const rideId = Number.parseInt(useParams().rideId ?? '', 10);
  const valid = Number.isSafeInteger(rideId) && rideId > 0;
  const live = useLive();
  const {
    currentData: view,
    error,
    isFetching,
    refetch,
  } = useGetAdminRideQuery({ rideId }, { skip: !valid, pollingInterval: live ? RIDE_POLL : SILENT_POLL });
  const title = t('ride.title', { number: valid ? rideNumber(rideId) : '' });
  usePageTitle(title);

  if (view) return <Ride view={view} title={title} />;
  const missing = !valid || problemOf(error)?.code === 'not_found';
  return (
    <Stack gap="4">
      <PageHeader backOffice title={title} back={RIDES} backLabel={t('app.back')} />
      {missing && (
        <Card>
          <EmptyState
            icon={<FileQuestion size={26} aria-hidden />}
            title={t('ride.notFound')}
            detail={t('ride.notFoundText')}
          >
            <LinkButton href={RIDES}>{t('ride.toRides')}</LinkButton>
          </EmptyState>
        </Card>
      )}
      {!missing && error && (
        <Card>
          <NotLoaded what="ride" asked={{ error, isFetching, refetch }} />
        </Card>
      )}
      {!missing && !error && <CardSkeletons count={4} label={t('app.loading')} />}
    </Stack>
  );
}

function Ride({ view, title }: { view: AdminRideView; title: string }) {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  const { ride } = view;
  const played = useRideReplay(view);
  const state = (
    <Flex align="center" gap="2" minH="touch">
      <StatusBadge status={ride.status} label={t(`status.${ride.status}`)} />
      <RideActions view={view}>
        <RideCredit view={view} />
      </RideActions>
    </Flex>
  );
  const when = ride.scheduledAt
    ? t('ride.scheduled', { when: dateTimeWithYear(ride.scheduledAt) })
    : t('ride.created', { when: dateTimeWithYear(ride.createdAt) });
  return (
    <Stack gap="4">
      <PageHeader backOffice title={title} subtitle={when} back={RIDES} backLabel={t('app.back')} actions={state} />
      <RideAlerts rideId={ride.id} />
      {/* In one column, people and the map come first; in two columns, they begin the second one. */}
      <Grid
        templateColumns={{ base: '1fr', lg: '3fr 2fr' }}
        templateRows={{ lg: 'auto 1fr' }}
        templateAreas={{ lg: '"course people" "course details"' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4" minW="0" gridArea={{ lg: 'people' }}>
          <RideParties view={view} />
          <RideMap view={view} played={played} />
        </Stack>
        <Stack gap="4" minW="0" gridArea={{ lg: 'course' }}>
          {view.accountCharge && <RideAccountCharge charge={view.accountCharge} />}
          <RideCharges view={view} />
          <RideTimeline view={view} current={played.current} />
          <RideDispatch view={view} />
          <RideLedger view={view} />
        </Stack>
        <Stack gap="4" minW="0" gridArea={{ lg: 'details' }}>
          <RideTrip ride={ride} />
          <RideRun ride={ride} />
          <RidePrice view={view} />
          <RideMessages rideId={ride.id} />
          <RideOffers offers={view.offers} />
          {ride.bookingType === 'scheduled' && <RideStandby ride={ride} />}
        </Stack>
      </Grid>
    </Stack>
  );
}
