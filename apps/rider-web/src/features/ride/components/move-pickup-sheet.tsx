import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { decodePolyline } from '@groupride/geo';
import { isRefused, type MovedShare, type PickupMoveView, type RideView } from '@groupride/web-api-client';
import {
  BottomSheet,
  Box,
  Button,
  CostBreakdown,
  InlineAlert,
  Stack,
  toast,
  useFormat,
  type CostRow,
} from '@groupride/web-ui';
import { RiderMap } from '../../../shared/map/rider-map';
import type { PickedPlace } from '../../../shared/places/place';
import { PlaceField } from '../../../shared/places/place-field';
import { useProblemText } from '../../../shared/problem-text';
import { useMovePickupMutation, usePreviewPickupMoveMutation } from '../api';

export interface MovePickupSheetProps {
  ride: RideView;
  /** A suggested pickup. */
  suggested?: PickedPlace | null;
  open: boolean;
  onClose: () => void;
}

/** Moves the pickup before the driver arrives: it previews the new route and price, then applies the change. */
export function MovePickupSheet({ ride, suggested = null, open, onClose }: MovePickupSheetProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [place, setPlace] = useState<PickedPlace | null>(suggested);
  const [seen, setSeen] = useState<PickupMoveView | null>(null);
  const [changed, setChanged] = useState(false);
  const [preview, previewing] = usePreviewPickupMoveMutation();
  const [move, moving] = useMovePickupMutation();
  // Identifies the request, so that an answer for a place that was replaced meanwhile is ignored.
  const round = useRef(0);

  const choose = (picked: PickedPlace | null) => {
    round.current += 1;
    setPlace(picked);
    setSeen(null);
    setChanged(false);
    previewing.reset();
  };
  const show = async () => {
    if (!place) return;
    const asked = round.current;
    const { name, lat, lng } = place;
    const answer = await preview({ rideId: ride.id, pickupMove: { pickup: { name, lat, lng } } });
    if (asked === round.current) setSeen(answer.data ?? null);
  };
  const confirm = async () => {
    if (!seen) return;
    const answer = await move({ rideId: ride.id, pickupMoveConfirmation: { previewId: seen.previewId } });
    if (isRefused(answer.error, 'amount_mismatch') || isRefused(answer.error, 'quote_expired')) {
      setChanged(true);
      await show();
      return;
    }
    if (answer.error) {
      toast({ title: t('movePickup.failed'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    // A higher total waits for a hold increase: until then the answer is the unchanged ride.
    const waits = answer.data?.pickup.lat !== seen.pickup.lat || answer.data.pickup.lng !== seen.pickup.lng;
    if (!waits) toast({ title: t('movePickup.done'), description: t('movePickup.doneDetail'), tone: 'success' });
    onClose();
    if (waits || (ride.status === 'awaiting_payment' && Number(seen.toAuthorize) > 0))
      await navigate(`/payment?rideId=${ride.id}`);
  };
  const waits = Boolean(seen) && ride.status !== 'awaiting_payment' && Number(seen?.toAuthorize) > 0;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('movePickup.title')}
      description={t('movePickup.detail')}
      closeLabel={t('common.close')}
      footer={
        seen?.allowed ? (
          <Button block busy={moving.isLoading} busyLabel={t('movePickup.confirming')} onClick={() => void confirm()}>
            {t(waits ? 'movePickup.confirmHold' : 'movePickup.confirm', { amount: money(seen.total) })}
          </Button>
        ) : (
          <Button
            block
            busy={previewing.isLoading}
            disabled={place === null || seen !== null}
            onClick={() => void show()}
          >
            {t('movePickup.preview')}
          </Button>
        )
      }
    >
      {/* Leaves room for the suggestions below the field. */}
      <Stack gap="4" minH="min(24rem, 45vh)">
        <Box color="fg.muted">{t('movePickup.now', { place: ride.pickupLocation })}</Box>
        <PlaceField
          label={t('movePickup.place')}
          placeholder={t('movePickup.placeholder')}
          value={place}
          onChange={choose}
          near={ride.pickup}
          withPosition
        />
        {previewing.error !== undefined && <InlineAlert tone="error">{problemText(previewing.error)}</InlineAlert>}
        {changed && <InlineAlert tone="warning">{t('movePickup.changed')}</InlineAlert>}
        {seen && <Outcome ride={ride} seen={seen} waits={waits} />}
      </Stack>
    </BottomSheet>
  );
}

function Outcome({ ride, seen, waits }: { ride: RideView; seen: PickupMoveView; waits: boolean }) {
  const { t } = useTranslation();
  const { money, distance } = useFormat();
  const route = useMemo(() => ({ points: decodePolyline(seen.polyline), estimated: false }), [seen.polyline]);
  const markers = useMemo(
    () => [
      { id: 'pickup', kind: 'pickup' as const, label: seen.pickup.name, position: seen.pickup },
      { id: 'destination', kind: 'destination' as const, label: ride.dropoffLocation, position: ride.destination },
    ],
    [seen.pickup, ride.dropoffLocation, ride.destination],
  );
  const changeText = (cents: number) =>
    cents === 0
      ? t('movePickup.same')
      : t(cents > 0 ? 'movePickup.more' : 'movePickup.less', { amount: money((Math.abs(cents) / 100).toFixed(2)) });
  const detailOf = ({ changeCents, asksAgain, atMost }: MovedShare) =>
    asksAgain
      ? t('movePickup.asksFirst', { change: changeText(changeCents), amount: money(atMost) })
      : changeText(changeCents);
  const total: CostRow[] = [
    { label: t('movePickup.before'), amount: seen.totalBefore },
    { label: t('movePickup.after'), amount: seen.total, kind: 'total', detail: changeText(seen.changeCents) },
    { label: t('movePickup.largest'), amount: seen.largestCharge },
    ...(Number(seen.toAuthorize) > 0 ? [{ label: t('movePickup.authorize'), amount: seen.toAuthorize }] : []),
  ];
  const shares: CostRow[] = seen.shares.map((share) => ({
    label: share.isYou ? t('members.you', { name: share.name }) : share.name,
    amount: share.share,
    detail: detailOf(share),
  }));
  return (
    <Stack gap="4" aria-live="polite">
      <RiderMap
        label={t('movePickup.map')}
        height="13rem"
        markers={markers}
        route={route}
        fit={0}
        fitTo={['pickup', 'destination']}
      />
      <Box color="fg.muted">
        {t('movePickup.route', { distance: distance(seen.distanceMeters), destination: ride.dropoffLocation })}
      </Box>
      <CostBreakdown label={t('movePickup.after')} rows={total} />
      {seen.shares.length > 1 && (
        <Box borderTopWidth="1px" pt="4">
          <Box textStyle="label" mb="2">
            {t('movePickup.shares')}
          </Box>
          <CostBreakdown label={t('movePickup.shares')} rows={shares} />
        </Box>
      )}
      {waits && seen.allowed && <InlineAlert tone="info">{t('movePickup.holdsFirst')}</InlineAlert>}
      {!seen.allowed && <InlineAlert tone="warning">{t('pageProblems.hold_too_small')}</InlineAlert>}
    </Stack>
  );
}
