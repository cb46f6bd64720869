import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetingPointView, RideView } from '@groupride/web-api-client';
import { Box, Button, Flex, InlineAlert, Stack, chakra, loadedWhenOpened } from '@groupride/web-ui';
import type { PickedPlace } from '../../../shared/places/place';
import { useProblemText } from '../../../shared/problem-text';
import { useLazySuggestMeetingPointQuery } from '../api';
import { isPickupMovable } from './move-pickup';

const LazySheet = loadedWhenOpened(async () => (await import('./move-pickup-sheet')).MovePickupSheet);

/** Suggests the point with the least walking for the group. The organizer can move the pickup there. */
export function MeetingPoint({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [suggest, { data, error, isFetching }] = useLazySuggestMeetingPointQuery();
  const [moving, setMoving] = useState<PickedPlace | null>(null);
  const found = isFetching ? undefined : data;
  return (
    <Stack gap="3">
      <Button
        block
        variant="secondary"
        icon={<Footprints size={18} aria-hidden />}
        busy={isFetching}
        busyLabel={t('assembly.meeting')}
        onClick={() => void suggest({ rideId: ride.id })}
      >
        {t('assembly.meet')}
      </Button>
      <Box aria-live="polite">
        {error !== undefined && !isFetching && (
          <InlineAlert tone="error" title={t('assembly.meetFailed')}>
            {problemText(error)}
          </InlineAlert>
        )}
        {found?.reason && <InlineAlert tone="info">{t(`assembly.noMeeting.${found.reason}`)}</InlineAlert>}
        {found?.place && <Suggestion found={found} place={found.place} ride={ride} onMove={setMoving} />}
      </Box>
      {moving && <LazySheet ride={ride} suggested={moving} open onClose={() => setMoving(null)} />}
    </Stack>
  );
}

interface SuggestionProps {
  found: MeetingPointView;
  place: NonNullable<MeetingPointView['place']>;
  ride: RideView;
  onMove: (place: PickedPlace) => void;
}

function Suggestion({ found, place, ride, onMove }: SuggestionProps) {
  const { t } = useTranslation();
  const { members, totalMinutes: total, totalMinutesToPickup } = found;
  return (
    <Stack gap="2">
      <Box textStyle="label">{t('assembly.meetAt', { place: place.name })}</Box>
      <Box textStyle="small" color="fg.muted">
        {t('assembly.meetTotal', { total, saved: totalMinutesToPickup - total })}
      </Box>
      <Stack as="ul" gap="1" listStyleType="none">
        {members.map(({ memberId, firstName, isYou, minutes }) => (
          <Flex as="li" key={memberId} justify="space-between" gap="3">
            <chakra.span truncate>{isYou ? t('members.you', { name: firstName }) : firstName}</chakra.span>
            <chakra.span flexShrink="0">{t('assembly.meetMember', { minutes })}</chakra.span>
          </Flex>
        ))}
      </Stack>
      {isPickupMovable(ride) ? (
        <Button block onClick={() => onMove({ id: 'meeting-point', address: '', ...place })}>
          {t('assembly.moveHere')}
        </Button>
      ) : (
        <Box textStyle="small" color="fg.muted">
          {t('assembly.askOrganizer')}
        </Box>
      )}
    </Stack>
  );
}
