import { MapPin, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlaceSuggestion } from '@groupride/web-api-client';
import { Box, Button, Card, Flex, IconButton } from '@groupride/web-ui';

export interface EnteredPlaceProps {
  place: PlaceSuggestion;
  onChoose: (end: 'pickup' | 'destination') => void;
  onRemove: () => void;
}

/** The address pinned on the map, which can become the pickup or the destination. */
export function EnteredPlace({ place, onChoose, onRemove }: EnteredPlaceProps) {
  const { t } = useTranslation();
  const detail = [place.match === 'street' && t('places.streetOnly'), place.address].filter(Boolean).join(' · ');
  return (
    <Card p="3" role="group" aria-label={place.name}>
      <Flex gap="2" align="flex-start">
        <Box color="brand.fg" pt="0.5">
          <MapPin size={18} aria-hidden />
        </Box>
        <Box flex="1" minW="0" role="status">
          <Box textStyle="label">{place.name}</Box>
          {detail && (
            <Box textStyle="caption" color="fg.muted">
              {detail}
            </Box>
          )}
        </Box>
        <IconButton label={t('liveMap.removePin')} icon={<X size={18} aria-hidden />} onClick={onRemove} />
      </Flex>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button size="sm" flex="1" variant="secondary" onClick={() => onChoose('pickup')}>
          {t('liveMap.useAsPickup')}
        </Button>
        <Button size="sm" flex="1" onClick={() => onChoose('destination')}>
          {t('liveMap.useAsDestination')}
        </Button>
      </Flex>
    </Card>
  );
}
