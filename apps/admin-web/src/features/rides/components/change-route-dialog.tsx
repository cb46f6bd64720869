import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import {
  useChangeRouteMutation,
  usePreviewRouteChangeMutation,
  type Place,
  type RideView,
  type RouteChangeView,
} from '@groupride/web-api-client';
import { CostBreakdown, InlineAlert, SelectField, Stack, toast, useFormat, type CostRow } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { PlaceField } from '../../../shared/components/place-field';
import { useProblemText } from '../../../shared/problem-text';
import { useOperatorAction } from '../hooks/use-operator-action';
import { changeableEnds, type RouteEnd } from '../ride-actions';
import { RideReasonField } from './reason-field';

/** Changes the pickup or destination. The new price is shown before anything changes. */
export default function ChangeRouteDialog({ ride, onClose }: { ride: RideView; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change] = useChangeRouteMutation();
  const { send, busy, problem } = useOperatorAction(t('changeRoute.failed'));
  const ends = changeableEnds(ride);
  const [end, setEnd] = useState<RouteEnd>(ends[0] ?? 'destination');
  const { place, seen, loading, previewError, choose, refresh } = usePreview(ride.id);
  const now = endOf(ride, end);
  const [shown, setShown] = useState(now);
  const [moved, setMoved] = useState(false);
  const [reason, setReason] = useState('');
  const [looked, setLooked] = useState(false);
  const missing = reason.trim() === '';
  const number = rideNumber(ride.id);

  // A colleague changed the route meanwhile, so the price is based on a route that the operator has not seen.
  useEffect(() => {
    if (busy || (shown.lat === now.lat && shown.lng === now.lng)) return;
    setShown(now);
    setMoved(true);
    void refresh(end);
  }, [busy, shown, now, refresh, end]);

  const submit = async () => {
    setLooked(true);
    setMoved(false);
    if (missing || !seen?.allowed) return;
    const confirmation = {
      previewId: seen.previewId,
      expectedTotal: seen.total,
      replacedPlace: { name: shown.name, lat: shown.lat, lng: shown.lng },
      reason: reason.trim(),
    };
    const done = await send(confirmation, (key) =>
      change({ rideId: ride.id, 'idempotency-key': key, routeChangeConfirmation: confirmation }),
    );
    // The price may have changed or expired, so a new preview is shown.
    if (!done) return refresh(end);
    toast({ tone: 'success', title: t('changeRoute.done', { number }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('changeRoute.title', { number })}
      description={t('changeRoute.text')}
      submit={t('changeRoute.confirm')}
      keep={t('changeRoute.keep')}
      busy={busy}
      busyLabel={t('changeRoute.confirming')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('changeRoute.end')}
        value={end}
        options={ends.map((value) => ({ value, label: t(`changeRoute.ends.${value}`) }))}
        hint={t('changeRoute.now', { place: shown.name })}
        onChange={(event) => {
          const other = ends.find((value) => value === event.target.value) ?? end;
          setEnd(other);
          setShown(endOf(ride, other));
          setMoved(false);
          void choose(other, null);
        }}
      />
      {moved && <InlineAlert tone="warning">{t('changeRoute.moved', { place: shown.name })}</InlineAlert>}
      <PlaceField
        label={t('changeRoute.place')}
        near={end === 'pickup' ? ride.pickup : ride.destination}
        value={place}
        error={looked && !place ? t('changeRoute.placeMissing') : undefined}
        onChange={(picked) => void choose(end, picked)}
      />
      <div aria-live="polite">
        {loading && t('changeRoute.loading')}
        {previewError !== null && (
          <InlineAlert tone="error">{problemText(previewError, t('changeRoute.previewFailed'))}</InlineAlert>
        )}
        {seen && <NewPrice seen={seen} />}
      </div>
      <RideReasonField
        value={reason}
        hint={t('ride.cancelReasonHint')}
        missing={looked && missing}
        onChange={setReason}
      />
    </FormDialog>
  );
}

const endOf = ({ pickup, pickupLocation, destination, dropoffLocation }: RideView, end: RouteEnd) =>
  end === 'pickup' ? { ...pickup, name: pickupLocation } : { ...destination, name: dropoffLocation };

/** The chosen place and its price. An answer for a place that was replaced meanwhile is ignored. */
function usePreview(rideId: number) {
  const [preview, { isLoading }] = usePreviewRouteChangeMutation();
  const [place, setPlace] = useState<Place | null>(null);
  const [seen, setSeen] = useState<RouteChangeView | null>(null);
  const [previewError, setPreviewError] = useState<unknown>(null);
  const round = useRef(0);

  const choose = async (end: RouteEnd, picked: Place | null) => {
    const asked = (round.current += 1);
    setPlace(picked);
    setSeen(null);
    setPreviewError(null);
    if (!picked) return;
    const { data, error } = await preview({ rideId, routeChange: { end, place: picked } });
    if (asked !== round.current) return;
    setSeen(data ?? null);
    setPreviewError(error ?? null);
  };
  return { place, seen, loading: isLoading, previewError, choose, refresh: (end: RouteEnd) => choose(end, place) };
}

function NewPrice({ seen }: { seen: RouteChangeView }) {
  const { t } = useTranslation();
  const { distance } = useFormat();
  const isCovered = Number(seen.covered) > 0;
  const rows: CostRow[] = [
    { label: t('changeRoute.before'), amount: seen.totalBefore },
    { label: t('changeRoute.price'), amount: seen.price, detail: distance(seen.distanceMeters) },
    ...(isCovered ? [{ label: t('changeRoute.covered'), amount: `-${seen.covered}` }] : []),
    { label: t('changeRoute.total'), amount: seen.total, kind: 'total' as const },
  ];
  return (
    <Stack gap="3">
      <CostBreakdown label={t('changeRoute.price')} rows={rows} />
      {!seen.allowed && <InlineAlert tone="warning">{t('changeRoute.notAllowed')}</InlineAlert>}
    </Stack>
  );
}
