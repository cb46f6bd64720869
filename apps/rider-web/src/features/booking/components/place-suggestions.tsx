import { Bookmark, Clock3, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPlacesQuery } from '@groupride/web-api-client';
import { Box, Flex, LARGE_TEXT, Skeleton, Stack, chakra } from '@groupride/web-ui';
import { detailOf, pickedFrom, type PickedPlace } from '../../../shared/places/place';

/** Number of visible rows. */
const SHOWN = 6;
const wraps = { [LARGE_TEXT]: { whiteSpace: 'normal' } } as const;

export interface PlaceSuggestionsProps {
  near: { lat: number; lng: number } | null;
  onChoose: (place: PickedPlace) => void;
}

/** Saved, recent and popular places that can be chosen with one press. */
export function PlaceSuggestions({ near, onChoose }: PlaceSuggestionsProps) {
  const { t } = useTranslation();
  const { data, isLoading } = useListPlacesQuery(near ? { near: `${near.lat.toFixed(4)},${near.lng.toFixed(4)}` } : {});
  if (isLoading)
    return (
      <Stack gap="4" role="status" aria-label={t('common.loading')}>
        <Skeleton h="8" />
        <Skeleton h="8" />
        <Skeleton h="8" />
      </Stack>
    );
  // The field above offers the same places, and explains why when it cannot.
  if (!data || data.places.length === 0) return null;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t('home.places')}>
      {data.places.slice(0, SHOWN).map((place) => {
        const Icon = place.type === 'saved' ? Bookmark : place.type === 'recent' ? Clock3 : MapPin;
        return (
          <Box as="li" key={place.id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <chakra.button
              type="button"
              w="full"
              minH="14"
              py="2"
              display="flex"
              alignItems="center"
              gap="3"
              textAlign="start"
              borderRadius="md"
              cursor="pointer"
              _hover={{ bg: 'bg.subtle' }}
              onClick={() => onChoose(pickedFrom(place))}
            >
              <Flex
                boxSize="9"
                flexShrink="0"
                borderRadius="full"
                align="center"
                justify="center"
                bg="bg.muted"
                color="fg.muted"
              >
                <Icon size={18} aria-hidden />
              </Flex>
              <Box minW="0">
                <Box textStyle="label" truncate css={wraps}>
                  {place.label ?? place.name}
                </Box>
                <Box textStyle="caption" color="fg.muted" truncate css={wraps}>
                  {detailOf(place)}
                </Box>
              </Box>
            </chakra.button>
          </Box>
        );
      })}
    </Stack>
  );
}
