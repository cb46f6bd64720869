import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeableSplitMode } from '@groupride/contracts';
import type { MemberView, RideView, SplitView } from '@groupride/web-api-client';
import {
  BottomSheet,
  Box,
  Button,
  ErrorState,
  LoadingState,
  SegmentedControl,
  Stack,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { readAmounts, sharesOfAmounts } from '../../../shared/seat-amounts';
import { SeatAmountsField } from '../../../shared/seat-amounts-field';
import { useChangeSplitMutation, useGetSplitQuery } from '../api';

interface EditSplitProps {
  ride: RideView;
  members: readonly MemberView[];
  onClose: () => void;
}

/** "Who pays what": lets the organizer change the split until the ride starts. */
export function EditSplit({ ride, members, onClose }: EditSplitProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetSplitQuery(
    { rideId: ride.id },
    { refetchOnMountOrArgChange: true },
  );
  const [change, { isLoading }] = useChangeSplitMutation();
  const [edited, setEdited] = useState<Partial<Edited>>({});
  const { mode, typed } = { ...editedOf(data), ...edited };
  const { amounts, problem } = readAmounts(data?.total ?? null, data?.seats.length ?? 1, typed);
  const save = async () => {
    const answer = await change({
      rideId: ride.id,
      splitChange: mode === 'custom' ? { mode, shares: sharesOfAmounts(amounts) } : { mode },
    });
    if ('error' in answer) {
      toast({ title: t('split.failed'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    toast({ title: t('split.saved'), tone: 'success' });
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('split.title')}
      closeLabel={t('common.close')}
      footer={
        data && (
          <Button
            block
            busy={isLoading}
            busyLabel={t('split.saving')}
            disabled={mode === 'custom' && problem !== null}
            onClick={() => void save()}
          >
            {t('split.save')}
          </Button>
        )
      }
    >
      {data ? (
        <Choice
          split={data}
          members={members}
          mode={mode}
          typed={typed}
          onEdit={(now) => setEdited((before) => ({ ...before, ...now }))}
        />
      ) : error && !isFetching ? (
        <ErrorState
          title={t('split.loadFailed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
        />
      ) : (
        <LoadingState label={t('common.loading')} />
      )}
    </BottomSheet>
  );
}

interface Edited {
  mode: ChangeableSplitMode;
  /** Amounts of all seats except the organizer's, as typed. */
  typed: string[];
}

const editedOf = (split: SplitView | undefined): Edited => ({
  // The terms of a pledge cannot be changed here.
  mode: split && split.mode !== 'pledge' ? split.mode : 'cover',
  typed: split?.seats.filter(({ seat }) => seat > 0).map(({ amount }) => amount) ?? [],
});

function Choice({
  split,
  members,
  mode,
  typed,
  onEdit,
}: Edited & { split: SplitView; members: readonly MemberView[]; onEdit: (now: Partial<Edited>) => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const names = new Map(members.filter(({ isOrganizer }) => !isOrganizer).map(({ seat, user }) => [seat, user.name]));
  return (
    <Stack gap="4">
      <Box textStyle="small" color="fg.muted">
        {t('split.detail')}
      </Box>
      <SegmentedControl
        label={t('payChoice.split')}
        value={mode}
        onChange={(next) => onEdit({ mode: next })}
        options={(['cover', 'sponsor', 'custom'] as const).map((value) => ({
          value,
          label: <Box textAlign="center">{t(`payChoice.${value}`)}</Box>,
        }))}
      />
      <Box textStyle="caption" color="fg.muted">
        {t(`payChoice.${mode}Detail`)}
      </Box>
      {mode === 'custom' && (
        <SeatAmountsField
          total={split.total}
          groupSize={split.seats.length}
          names={names}
          value={typed}
          onChange={(now) => onEdit({ typed: now })}
        />
      )}
      <Box textStyle="label">{t('payChoice.largest', { amount: money(split.total) })}</Box>
    </Stack>
  );
}
