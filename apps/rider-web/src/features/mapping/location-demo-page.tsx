import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MapMarker } from '@groupride/web-map';
import { Box, Button, Card, Stack } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { RiderMap } from '../../shared/map/rider-map';
import { useRoute } from '../../shared/map/use-route';
import { PlaceField } from '../../shared/places/place-field';
import type { PickedPlace } from '../../shared/places/place';

/** The /location-demo page: entering a pickup and a destination on their own. */
export default function LocationDemoPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [from, setFrom] = useState<PickedPlace | null>(null);
  const [to, setTo] = useState<PickedPlace | null>(null);
  const { route } = useRoute(from, to);
  const markers: MapMarker[] = [];
  if (from) markers.push({ id: 'pickup', kind: 'pickup', label: from.name, position: from });
  if (to) markers.push({ id: 'destination', kind: 'destination', label: to.name, position: to });
  return (
    <Page title={t('locationDemo.title')} back="/">
      <Box color="fg.muted">{t('locationDemo.intro')}</Box>
      <Stack gap="3">
        <PlaceField
          label={t('mapping.pickup')}
          placeholder={t('mapping.placeholder')}
          value={from}
          onChange={setFrom}
          withPosition
        />
        <PlaceField
          label={t('mapping.destination')}
          placeholder={t('mapping.placeholder')}
          value={to}
          onChange={setTo}
          near={from}
        />
      </Stack>
      <RiderMap
        label={t('locationDemo.summary')}
        height="320px"
        markers={markers}
        route={route}
        fit={markers.length + (route && !route.estimated ? 4 : 0)}
      />
      {from && to && (
        <Card title={t('locationDemo.summary')}>
          <Box>
            <strong>{t('locationDemo.from')}</strong> {from.name}
          </Box>
          <Box mb="4">
            <strong>{t('locationDemo.to')}</strong> {to.name}
          </Box>
          <Button block onClick={() => void navigate('/', { state: { planned: { pickup: from, destination: to } } })}>
            {t('locationDemo.book')}
          </Button>
        </Card>
      )}
    </Page>
  );
}
