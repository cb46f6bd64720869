import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@groupride/geo';
import { useLazyReverseGeocodeQuery } from '@groupride/web-api-client';
import { Box, Button, Modal, Stack } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { RiderMap } from '../map/rider-map';
import type { PickedPlace } from './place';

export interface PickOnMapProps {
  title: string;
  start: LatLng | null;
  onPick: (place: PickedPlace) => void;
  onClose: () => void;
}

/** A map on which a place is pointed at; what lies there is named by the server. */
export default function PickOnMap({ title, start, onPick, onClose }: PickOnMapProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [position, setPosition] = useState<LatLng | null>(start);
  const [reverse, { data, isFetching, error }] = useLazyReverseGeocodeQuery();
  const name = !position || error ? '' : (data?.name ?? '');

  const point = (at: LatLng) => {
    setPosition(at);
    void reverse({ at: `${at.lat.toFixed(6)},${at.lng.toFixed(6)}` }, true);
  };
  const confirm = () => {
    if (!position) return;
    onPick({ id: 'point', name: name || t('places.pointOnMap'), address: error ? '' : (data?.address ?? ''), ...position });
  };
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button block disabled={!position} busy={isFetching} busyLabel={t('places.naming')} onClick={confirm}>
          {t('places.choosePoint')}
        </Button>
      }
    >
      <Stack gap="3">
        <Box color="fg.muted" role="status">
          {error ? problemText(error) : name || t('places.pointHint')}
        </Box>
        <RiderMap
          label={t('places.pickOnMap')}
          height="min(55vh, 26rem)"
          markers={position ? [{ id: 'place', kind: 'place', label: name || t('places.pointOnMap'), position }] : []}
          onPick={point}
          zoom={13}
          fit={0}
        />
      </Stack>
    </Modal>
  );
}
