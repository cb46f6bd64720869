import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Card, Stack } from '@groupride/web-ui';
import { PlaceField } from '../../../shared/places/place-field';
import type { PickedPlace } from '../../../shared/places/place';

/** Lets somebody type, locate or point at a place, and shows the result. */
export function LocationTab() {
  const { t } = useTranslation();
  const [place, setPlace] = useState<PickedPlace | null>(null);
  return (
    <Stack gap="4">
      <PlaceField
        label={t('mapping.pickup')}
        placeholder={t('mapping.placeholder')}
        value={place}
        onChange={setPlace}
        withPosition
      />
      {place ? (
        <Card title={t('mapping.chosen')}>
          <Box textStyle="label">{place.name}</Box>
          {place.address && <Box color="fg.muted">{place.address}</Box>}
          <Box textStyle="caption" color="fg.muted" mt="1">
            {t('mapping.position', { lat: place.lat.toFixed(5), lng: place.lng.toFixed(5) })}
          </Box>
        </Card>
      ) : (
        <Box color="fg.muted">{t('mapping.nothingChosen')}</Box>
      )}
    </Stack>
  );
}
