import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow, type RideView } from '@groupride/web-api-client';
import { Box, Card, Flex, InlineAlert, Stack, SwitchField, chakra, useNow } from '@groupride/web-ui';
import { useShareLocation } from '../hooks/use-share-location';
import { isShareable, type SharedPositions } from '../hooks/use-shared-positions';
import { usePositionAge } from '../hooks/use-position-age';

const TICK_MS = 10_000;

export interface GroupPositionsProps {
  ride: RideView;
  shared: SharedPositions;
}

/** Shares the reader's position until the trip starts, and shows the age of the others' positions. */
export const GroupPositions = memo(function GroupPositions({ ride, shared }: GroupPositionsProps) {
  const { t } = useTranslation();
  const own = useShareLocation(ride.id, shared.sharing);
  const ageText = usePositionAge();
  const now = useNow(TICK_MS, serverNow);
  if (!isShareable(ride.status) || (ride.you !== 'organizer' && ride.you !== 'member')) return null;
  return (
    <Card>
      <SwitchField
        label={t('track.shareLocation')}
        hint={t('positions.detail')}
        checked={own.on}
        onChange={own.set}
        disabled={shared.sharing === undefined}
      />
      {own.problem && (
        <Box mt="3">
          <InlineAlert tone="warning">
            {own.problem === 'stop_failed' ? t('positions.stopFailed') : t(`track.problems.${own.problem}`)}
          </InlineAlert>
        </Box>
      )}
      {shared.positions.length > 0 && (
        <Stack as="ul" gap="1" mt="3" aria-label={t('positions.others')} listStyleType="none">
          {shared.positions.map(({ userId, name, timestamp }) => (
            <Flex as="li" key={userId} justify="space-between" gap="3">
              <chakra.span truncate>{name}</chakra.span>
              <chakra.span color="fg.muted" textStyle="caption" flexShrink="0">
                {ageText(timestamp, now)}
              </chakra.span>
            </Flex>
          ))}
        </Stack>
      )}
      {own.on && shared.sharing && shared.positions.length === 0 && (
        <Box mt="3" textStyle="caption" color="fg.muted">
          {t('positions.nobody')}
        </Box>
      )}
    </Card>
  );
});
