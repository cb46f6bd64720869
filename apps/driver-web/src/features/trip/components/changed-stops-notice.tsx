import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack } from '@groupride/web-ui';
import { useChangedGroups } from '../hooks/use-changed-groups';

/** Tells which groups joined the current trip or are no longer picked up, and where. */
export function ChangedStopsNotice({ ride }: { ride: Pick<RideView, 'id' | 'run'> | null | undefined }) {
  const { t } = useTranslation();
  const { added, removed, dismiss } = useChangedGroups(ride);
  const pickups = (ids: readonly number[]) =>
    (ride?.run?.stops ?? []).filter(({ rideId, kind }) => ids.includes(rideId) && kind === 'pickup');
  const [joined, gone] = [pickups(added), pickups(removed)];
  if (joined.length + gone.length === 0) return null;
  const titles = [
    ...(gone.length > 0 ? [t('run.removedTitle', { count: gone.length })] : []),
    ...(joined.length > 0 ? [t('run.addedTitle', { count: joined.length })] : []),
  ];
  return (
    <InlineAlert
      tone={gone.length > 0 ? 'warning' : 'info'}
      title={titles.join(' · ')}
      action={
        <Button size="sm" variant="secondary" onClick={dismiss}>
          {t('trip.understood')}
        </Button>
      }
    >
      <Stack gap="1">
        {gone.map(({ rideId, place, riderName }) => (
          <span key={rideId}>
            {t('run.removedText', { name: riderName ?? t('trip.unknownRider'), place: place.name })}
          </span>
        ))}
        {joined.map(({ rideId, people, place, riderName }) => (
          <span key={rideId}>
            {t('run.addedText', {
              name: riderName ?? t('trip.unknownRider'),
              people: t('trip.group', { count: people }),
              place: place.name,
            })}
          </span>
        ))}
      </Stack>
    </InlineAlert>
  );
}
