import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack } from '@groupride/web-ui';
import { useAddedGroups } from '../hooks/use-added-groups';

/** Says which groups joined the trip under way, and where they are picked up. */
export function AddedStopNotice({ ride }: { ride: Pick<RideView, 'id' | 'run'> | null | undefined }) {
  const { t } = useTranslation();
  const { added, dismiss } = useAddedGroups(ride);
  const pickups = (ride?.run?.stops ?? []).filter(
    ({ rideId, kind, state }) =>
      added.includes(rideId) && kind === 'pickup' && (state === 'current' || state === 'ahead'),
  );
  if (pickups.length === 0) return null;
  return (
    <InlineAlert
      tone="info"
      title={t('run.addedTitle', { count: pickups.length })}
      action={
        <Button size="sm" variant="secondary" onClick={dismiss}>
          {t('trip.understood')}
        </Button>
      }
    >
      <Stack gap="1">
        {pickups.map(({ rideId, people, place, riderName }) => (
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
