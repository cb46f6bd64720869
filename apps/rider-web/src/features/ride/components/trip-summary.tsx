import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { Box, Button, Card, LinkButton, Money, Stack, chakra, useFormat } from '@groupride/web-ui';
import { OwnAmounts } from '../../../shared/own-amounts';
import { isPaidByAccount } from '../../../shared/ride-texts';
import { useListRideMembersQuery } from '../api';
import { useRideDriver } from '../hooks/use-ride-driver';
import { RateDriver } from './rate-driver';
import { TipCard } from './tip-card';

export interface TripSummaryProps {
  ride: RideView;
  /** Dismisses the summary. If given, the summary also links to the ride's own page. */
  onDone?: () => void;
}

/**
 * Summarizes how a trip ended: its cost, who paid what, and the remaining steps. It shows no amounts when a business
 * account pays.
 */
export function TripSummary({ ride, onDone }: TripSummaryProps) {
  const { t } = useTranslation();
  const { when, isToday, duration } = useFormat();
  const driver = useRideDriver(ride);
  const rides = ride.you === 'organizer' || ride.you === 'member';
  const byAccount = isPaidByAccount(ride);
  const pays = rides && !byAccount;
  const minutes =
    ride.startedAt && ride.completedAt ? (Date.parse(ride.completedAt) - Date.parse(ride.startedAt)) / 1000 : null;
  const facts = [
    ride.completedAt &&
      t(isToday(ride.completedAt) ? 'trip.endedAt' : 'trip.endedOn', { time: when(ride.completedAt) }),
    minutes !== null && minutes >= 60 && duration(minutes),
    driver && `${driver.name}, ${driver.licensePlate}`,
  ].filter(Boolean);
  return (
    <Stack gap="4">
      <Card data-testid="trip-summary" aria-label={t('trip.summary')}>
        {byAccount ? (
          <Box textStyle="heading">{t('accountRide.paid')}</Box>
        ) : (
          <>
            <Box textStyle="small" color="fg.muted">
              {t('trip.total')}
            </Box>
            <Money amount={ride.money.total} display="block" textStyle="display" />
          </>
        )}
        <Box textStyle="small" color="fg.muted" mt="1">
          {facts.join(' · ')}
        </Box>
        {pays && <Paid ride={ride} />}
        <Stack gap="2" mt="4">
          {pays && (
            <LinkButton
              block
              variant="secondary"
              href={`/ride/${ride.id}/receipt`}
              icon={<Receipt size={18} aria-hidden />}
            >
              {t('receipt.view')}
            </LinkButton>
          )}
          {onDone && (
            <Button block variant="ghost" onClick={onDone}>
              {t('trip.done')}
            </Button>
          )}
        </Stack>
      </Card>
      {rides && <RateDriver rideId={ride.id} />}
      {rides && <TipCard ride={ride} />}
    </Stack>
  );
}

/** Organizers see what each person paid; everybody else sees only their own part. */
function Paid({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { data: members } = useListRideMembersQuery({ rideId: ride.id });
  const others = ride.you === 'organizer' ? (members?.filter((member) => paidByThemselves(member)) ?? []) : [];
  return (
    <Stack gap="3" borderTopWidth="1px" mt="4" pt="4">
      <OwnAmounts ride={ride} />
      {others.length > 0 && (
        <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="4" rowGap="2" textStyle="small">
          {others.map(({ id, user, charge }) => (
            <Row key={id} label={t('trip.paid', { name: user.name || t('members.unknown') })} amount={charge} />
          ))}
        </chakra.dl>
      )}
    </Stack>
  );
}

const paidByThemselves = ({ isYou, shareState, charge }: MemberView) =>
  !isYou && (shareState === 'captured' || shareState === 'paid') && Number(charge) > 0;

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd textAlign="end">
        <Money amount={amount} />
      </chakra.dd>
    </>
  );
}
