import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { Badge, Box, Card, Flex, TextLink, useFormat } from '@groupride/web-ui';

/** The other stops of the vehicle that serves this ride; renders nothing if the vehicle is not shared. */
export function RideRun({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { run } = ride;
  if (!run) return null;
  return (
    <Card title={t('ride.run.title', { count: run.stops.length })}>
      <Box as="ol" listStyleType="none" display="flex" flexDirection="column" gap="3">
        {run.stops.map(({ rideId, kind, place, plannedAt, doneAt, people, riderName, state }) => (
          <Box as="li" key={`${rideId} ${kind}`} aria-current={state === 'current' ? 'step' : undefined}>
            <Flex gap="2" align="center" wrap="wrap">
              <Box textStyle={rideId === ride.id ? 'strong' : 'label'} overflowWrap="anywhere">
                {t(`ride.run.kind.${kind}`, { name: riderName ?? '' })}
              </Box>
              {rideId === ride.id ? (
                <Badge>{t('ride.run.this')}</Badge>
              ) : (
                <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>
              )}
              <Badge tone={state === 'current' ? 'info' : undefined}>{t(`ride.run.state.${state}`)}</Badge>
            </Flex>
            <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {[place.name, format.dateTime(doneAt ?? plannedAt), t('ride.people', { count: people })].join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
