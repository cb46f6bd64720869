import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOperationsMapQuery, useListAlertsQuery } from '@groupride/web-api-client';
import { Box, Flex, Grid, LinkButton, PageHeader, Stack, useMedia } from '@groupride/web-ui';
import { AlertQueue } from '../../features/alerts/components/alert-queue';
import { CityOverview, type ChosenPlace } from '../../features/alerts/components/city-overview';
import { PushButton } from '../../features/alerts/components/push-settings';
import { emergenciesIn, placeOf } from '../../features/alerts/map-markers';
import { usePageTitle } from '../../shared/use-page-title';

/** Polling interval for moving cars; other changes arrive by socket. */
const POLL_MS = 5_000;

/** Everything that currently needs an operator, beside the map of the city. */
export function NowPage() {
  const { t } = useTranslation();
  usePageTitle(t('queue.title'));
  const isWide = useMedia('(min-width: 1280px)');
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const { data: map, isError } = useGetOperationsMapQuery(undefined, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  // The queue keeps them current.
  const { data: alerts } = useListAlertsQuery({ state: 'open' });
  const emergencies = useMemo(() => emergenciesIn(alerts ?? []), [alerts]);
  return (
    <Stack gap="4">
      <Flex align="start" justify="space-between" gap="3" wrap="wrap">
        <PageHeader backOffice title={t('queue.title')} subtitle={t('queue.text')} />
        <Flex gap="2" wrap="wrap">
          <PushButton />
          <LinkButton
            size="sm"
            variant="secondary"
            icon={<SlidersHorizontal size={18} aria-hidden />}
            href="/admin/settings?tab=alert_thresholds"
          >
            {t('thresholds.open')}
          </LinkButton>
        </Flex>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(20rem, 24rem)' }} gap="4">
        <Box order={{ base: 2, xl: 1 }}>
          <AlertQueue
            placeOf={(alert) => placeOf(alert, map)}
            onShow={({ rideId }, position) => setChosen({ rideId: rideId ?? null, position })}
          />
        </Box>
        <Box
          order={{ base: 1, xl: 2 }}
          position={{ xl: 'sticky' }}
          top={{ xl: '5rem' }}
          h={{ xl: 'calc(100dvh - 7rem)' }}
          alignSelf="start"
        >
          <CityOverview
            map={map}
            failed={isError}
            chosen={chosen}
            emergencies={emergencies}
            height={isWide ? 'calc(100dvh - 7rem)' : '280px'}
          />
        </Box>
      </Grid>
    </Stack>
  );
}
