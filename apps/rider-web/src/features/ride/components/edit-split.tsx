import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SplitMode } from '@groupride/contracts';
import type { MemberView, RideView, SplitView } from '@groupride/web-api-client';
import { BottomSheet, Box, Button, ErrorState, LoadingState, SegmentedControl, Stack, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { readAmounts, sharesOfAmounts } from '../../../shared/seat-amounts';
import { SeatAmountsField } from '../../../shared/seat-amounts-field';
import { useChangeSplitMutation, useGetSplitQuery } from '../api';

interface EditSplitProps {
  ride: RideView;
  members: readonly MemberView[];
  open: boolean;
  onClose: () => void;
}

/** "Who pays what", for the organizer, until the ride starts. */
export function EditSplit({ ride, members, open, onClose }: EditSplitProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetSplitQuery({ rideId: ride.id }, { skip: !open, refetchOnMountOrArgChange: true });
  if (!open || !data) {
    return (
      <BottomSheet open={open} onClose={onClose} title={t('split.title')} closeLabel={t('common.close')}>
        {error && !isFetching ? (
          <ErrorState title={t('split.loadFailed')} detail={problemText(error)} onRetry={() => void refetch()} retryLabel={t('common.retry')} />
        ) : (
          <LoadingState label={t('common.loading')} />
        )}
      </BottomSheet>
    );
  }
  return <Editor split={data} ride={ride} members={members} onClose={onClose} />;
}

function Editor({ split, ride, members, onClose }: { split: SplitView } & Omit<EditSplitProps, 'open'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeSplitMutation();
  const [mode, setMode] = useState<SplitMode>(split.mode);
  const [typed, setTyped] = useState<string[]>(() => split.seats.filter(({ seat }) => seat > 0).map(({ amount }) => amount));
  const names = new Map(members.filter(({ isOrganizer }) => !isOrganizer).map(({ seat, user }) => [seat, user.name]));
  const groupSize = split.seats.length;
  const { amounts, problem } = readAmounts(split.total, groupSize, typed);
  const save = async () => {
    const answer = await change({ rideId: ride.id, splitChange: mode === 'custom' ? { mode, shares: sharesOfAmounts(amounts) } : { mode } });
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
        <Button block busy={isLoading} busyLabel={t('split.saving')} disabled={mode === 'custom' && problem !== null} onClick={() => void save()}>
          {t('split.save')}
        </Button>
      }
    >
      <Stack gap="4">
        <Box textStyle="small" color="fg.muted">
          {t('split.detail')}
        </Box>
        <SegmentedControl
          label={t('payChoice.split')}
          value={mode}
          onChange={setMode}
          options={(['cover', 'sponsor', 'custom'] as const).map((value) => ({ value, label: <Box textAlign="center">{t(`payChoice.${value}`)}</Box> }))}
        />
        <Box textStyle="caption" color="fg.muted">
          {t(`payChoice.${mode}Detail`)}
        </Box>
        {mode === 'custom' && <SeatAmountsField total={split.total} groupSize={groupSize} names={names} value={typed} onChange={setTyped} />}
        <Box textStyle="label">{t('payChoice.largest', { amount: money(split.total) })}</Box>
      </Stack>
    </BottomSheet>
  );
}
