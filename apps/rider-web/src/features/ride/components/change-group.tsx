import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_GROUP_SIZE, MIN_GROUP_SIZE } from '@groupride/contracts';
import { isRefused, problemOf, type RideChange, type RideChangeView, type RideView } from '@groupride/web-api-client';
import {
  BottomSheet,
  Box,
  Button,
  CostBreakdown,
  InlineAlert,
  Stack,
  Stepper,
  SwitchField,
  TextField,
  toast,
  useFormat,
  type CostRow,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { usePromotionWords } from '../../../shared/use-promotion-texts';
import { useChangeRideMutation, usePreviewRideChangeMutation } from '../api';

/**
 * Changes the group size or promotion before a driver accepts. It previews the effect on everybody, then asks for
 * confirmation.
 */
export function ChangeGroup({ ride, open, onClose }: { ride: RideView; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [groupSize, setGroupSize] = useState(ride.groupSize);
  const [promoCode, setPromoCode] = useState('');
  const [withoutPromotion, setWithoutPromotion] = useState(false);
  const { promotionText } = usePromotionWords();
  const promoted = ride.appliedPromotions[0];
  const [seen, setSeen] = useState<RideChangeView | null>(null);
  const [moved, setMoved] = useState(false);
  const [preview, previewing] = usePreviewRideChangeMutation();
  const [apply, applying] = useChangeRideMutation();
  const code = promoCode.trim();
  const promotion = code ? { promoCode: code } : withoutPromotion ? { withoutPromotion } : {};
  const change: RideChange = { ...(groupSize !== ride.groupSize ? { groupSize } : {}), ...promotion };
  const nothing = Object.keys(change).length === 0;
  const refusal =
    previewing.error === undefined
      ? null
      : {
          text: problemText(previewing.error),
          ofCode: problemOf(previewing.error)?.code.startsWith('promo_') ?? false,
        };
  // Identifies the request, so that answers from before an edit are ignored.
  const round = useRef(0);

  const edit = (set: () => void) => {
    set();
    round.current += 1;
    setSeen(null);
    setMoved(false);
    previewing.reset();
  };
  const show = async () => {
    const asked = round.current;
    const answer = await preview({ rideId: ride.id, rideChange: change });
    if (asked === round.current) setSeen(answer.data ?? null);
  };
  const confirm = async () => {
    if (!seen) return;
    const answer = await apply({ rideId: ride.id, confirmedRideChange: { ...change, expectedTotal: seen.total } });
    if (isRefused(answer.error, 'amount_mismatch')) {
      setMoved(true);
      await show();
      return;
    }
    if (answer.error) {
      toast({ title: t('change.failed'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    // A change that needs a hold increase happens only after that: until then the answer is the unchanged ride.
    const waits = answer.data?.totalCost !== seen.total;
    if (!waits) toast({ title: t('change.done'), tone: 'success' });
    onClose();
    if (waits || (ride.status === 'awaiting_payment' && Number(seen.toAuthorize) > 0))
      await navigate(`/payment?rideId=${ride.id}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!nothing && seen === null && !previewing.isLoading) void show();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('change.title')}
      description={t('change.detail')}
      closeLabel={t('common.close')}
      footer={
        seen?.allowed ? (
          <Button block busy={applying.isLoading} busyLabel={t('change.confirming')} onClick={() => void confirm()}>
            {t(needsMore(ride, seen) ? 'change.confirmHold' : 'change.confirm', { amount: money(seen.total) })}
          </Button>
        ) : (
          <Button block busy={previewing.isLoading} disabled={nothing || seen !== null} onClick={() => void show()}>
            {t('change.preview')}
          </Button>
        )
      }
    >
      {/* Enter in the field acts like the button at the bottom. */}
      <Stack as="form" gap="4" onSubmit={submit}>
        <Stepper
          label={t('change.size')}
          value={groupSize}
          min={Math.max(MIN_GROUP_SIZE, ride.memberCount)}
          max={MAX_GROUP_SIZE[ride.rideType]}
          onChange={(size) => edit(() => setGroupSize(size))}
          decreaseLabel={t('booking.fewerPeople')}
          increaseLabel={t('booking.morePeople')}
        />
        {promoted && (
          <SwitchField
            label={t('change.keepPromotion', { promotion: promotionText(promoted) })}
            hint={t('change.keepPromotionHint', { amount: money(promoted.discountAmount) })}
            checked={!withoutPromotion && !code}
            disabled={code !== ''}
            onChange={(keep) => edit(() => setWithoutPromotion(!keep))}
          />
        )}
        <TextField
          label={t('change.promo')}
          hint={t(promoted ? 'change.otherPromoHint' : 'change.promoHint')}
          error={refusal?.ofCode ? refusal.text : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={promoCode}
          onChange={(event) => edit(() => setPromoCode(event.target.value.toUpperCase()))}
        />
        {refusal && !refusal.ofCode && <InlineAlert tone="error">{refusal.text}</InlineAlert>}
        {moved && <InlineAlert tone="warning">{t('change.moved')}</InlineAlert>}
        {seen && <Outcome seen={seen} waits={needsMore(ride, seen)} />}
      </Stack>
    </BottomSheet>
  );
}

/** Whether the card needs a hold increase before anything changes. */
const needsMore = (ride: RideView, seen: RideChangeView) =>
  ride.status !== 'awaiting_payment' && Number(seen.toAuthorize) > 0;

function Outcome({ seen, waits }: { seen: RideChangeView; waits: boolean }) {
  const { t } = useTranslation();
  const total: CostRow[] = [
    { label: t('change.before'), amount: seen.totalBefore },
    { label: t('change.after'), amount: seen.total, kind: 'total' },
    { label: t('change.largest'), amount: seen.largestCharge },
    ...(Number(seen.toAuthorize) > 0 ? [{ label: t('change.authorize'), amount: seen.toAuthorize }] : []),
  ];
  const shares: CostRow[] = [
    ...seen.shares.map(({ name, isYou, share, asksAgain }) => ({
      label: isYou ? t('members.you', { name }) : name,
      amount: share,
      ...(asksAgain ? { detail: t('change.asksAgain') } : {}),
    })),
    ...(seen.shares.length < seen.groupSize ? [{ label: t('change.next'), amount: seen.nextShare }] : []),
  ];
  return (
    <Stack gap="4" aria-live="polite">
      <CostBreakdown label={t('change.after')} rows={total} />
      <Box borderTopWidth="1px" pt="4">
        <Box textStyle="label" mb="2">
          {t('change.shares')}
        </Box>
        <CostBreakdown label={t('change.shares')} rows={shares} />
      </Box>
      {waits && seen.allowed && <InlineAlert tone="info">{t('change.holdsFirst')}</InlineAlert>}
      {!seen.allowed && <InlineAlert tone="warning">{t('pageProblems.hold_too_small')}</InlineAlert>}
    </Stack>
  );
}
