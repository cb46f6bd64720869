import { useCallback, useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@groupride/geo';
import { problemOf, useLazyGeocodeQuery, useLazyReverseGeocodeQuery } from '@groupride/web-api-client';
import { Box, Button, InlineAlert, Modal, Stack, TextField } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { RiderMap } from '../map/rider-map';
import type { PickedPlace } from './place';

export interface PickOnMapProps {
  title: string;
  /** The previously chosen place. */
  value: PickedPlace | null;
  /** Initial center of the map if no place was chosen. */
  near: LatLng | null;
  onPick: (place: PickedPlace) => void;
  onClose: () => void;
}

/** Lets the person point at a place on a map; the server names it. */
export default function PickOnMap({ title, value, near, onPick, onClose }: PickOnMapProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  /** Null until somebody points at a place. */
  const [position, setPosition] = useState<LatLng | null>(null);
  const [reverse, { currentData: data, isFetching, error }] = useLazyReverseGeocodeQuery();
  const outside = problemOf(error)?.code === 'place_outside_area';
  const center = useMemo(() => (!value && near ? { position: near } : null), [value, near]);
  const [mapless, setMapless] = useState(false);
  const onUndrawable = useCallback(() => setMapless(true), []);
  const name = !position ? (value?.name ?? '') : error ? '' : (data?.name ?? '');
  const marked = position ?? value;

  const point = (at: LatLng) => {
    setPosition(at);
    void reverse({ at: `${at.lat.toFixed(6)},${at.lng.toFixed(6)}` }, true);
  };
  const confirm = () => {
    if (!position) return onClose();
    onPick({
      id: 'point',
      name: name || t('places.pointOnMap'),
      address: error ? '' : (data?.address ?? ''),
      ...position,
    });
  };
  if (mapless) return <PickByAddress title={title} onPick={onPick} onClose={onClose} />;
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button block disabled={!marked || outside} busy={isFetching} busyLabel={t('places.naming')} onClick={confirm}>
          {t('places.choosePoint')}
        </Button>
      }
    >
      <Stack gap="3">
        <Box color="fg.muted" role="status">
          {position && error ? problemText(error) : name || t(isFetching ? 'places.naming' : 'places.pointHint')}
        </Box>
        <RiderMap
          label={t('places.pickOnMap')}
          height="min(55vh, 26rem)"
          markers={
            marked
              ? [
                  {
                    id: 'place',
                    kind: 'place',
                    label: name || t('places.pointOnMap'),
                    position: { lat: marked.lat, lng: marked.lng },
                  },
                ]
              : []
          }
          center={center}
          onPick={point}
          onUndrawable={onUndrawable}
          zoom={13}
          fit={0}
          // Fits the view to the previously chosen place; a place pointed at does not move the view.
          fitTo={value ? ['place'] : []}
        />
      </Stack>
    </Modal>
  );
}

/** Fallback without a map: looks up an address and shows the result before it is accepted. */
function PickByAddress({ title, onPick, onClose }: Pick<PickOnMapProps, 'title' | 'onPick' | 'onClose'>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<PickedPlace | null>(null);
  const [geocode, { isFetching }] = useLazyGeocodeQuery();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    if (address.length < 2) {
      setError(t('liveMap.addressNeeded'));
      return;
    }
    try {
      const { id, name, address: full, lat, lng } = await geocode({ address }, true).unwrap();
      setFound({ id, name, address: full, lat, lng });
    } catch (failure) {
      setError(
        problemOf(failure)?.code === 'place_not_found'
          ? t('liveMap.notFound', { input: address })
          : problemText(failure),
      );
    }
  };
  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('common.close')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <InlineAlert tone="info">{t('places.noMapHint')}</InlineAlert>
          <TextField
            label={t('liveMap.addressLabel')}
            value={text}
            error={error}
            autoComplete="street-address"
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
              setFound(null);
            }}
          />
          {found && (
            <Box role="status">
              <Box textStyle="label">{found.name}</Box>
              <Box color="fg.muted">{found.address}</Box>
            </Box>
          )}
          {found ? (
            <Button block onClick={() => onPick(found)}>
              {t('places.choosePoint')}
            </Button>
          ) : (
            <Button type="submit" block busy={isFetching} busyLabel={t('places.naming')}>
              {t('places.lookUp')}
            </Button>
          )}
        </Stack>
      </form>
    </Modal>
  );
}
