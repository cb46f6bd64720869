import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefused, isUnreachable, type MemberView, type RideView } from '@groupride/web-api-client';
import { Box, Button, ConfirmDialog, InlineAlert, LoadingState, Stack, toast, useFormat } from '@groupride/web-ui';
import { RideCancellationTerms } from '../../../shared/cancellation-terms';
import { guestRide } from '../../../shared/guest-ride';
import { isOpenToJoin } from '../../../shared/pledge/pledge-phase';
import { isPaidByAccount } from '../../../shared/ride-texts';
import { useProblemText } from '../../../shared/problem-text';
import { useCancelRideMutation, useGetSosQuery, useLeaveRideMutation, usePreviewCancellationQuery } from '../api';
import { CancellationPreview } from './cancellation-preview';

export interface LeaveOrCancelProps {
  ride: RideView;
  members: readonly MemberView[] | undefined;
  guest?: boolean;
}

/** Lets the organizer cancel the ride or a member leave it, after a preview of the consequences. */
export function LeaveOrCancel({ ride, members, guest = false }: LeaveOrCancelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const stoppable = ['awaiting_payment', 'pending', 'confirmed', 'en_route'].includes(ride.status);
  if (!stoppable || (ride.you !== 'organizer' && ride.you !== 'member')) return null;
  const organizer = ride.you === 'organizer';
  if (!organizer && ride.pledge && !isOpenToJoin(ride.pledge))
    return (
      <Box textStyle="caption" color="fg.muted">
        {t('pledge.noLeaving')}
      </Box>
    );
  const own = members?.find(({ isYou }) => isYou);
  if (isPaidByAccount(ride)) {
    const seat = own?.seat;
    if (seat === undefined) return null;
    // The reader is the passenger of a ride that a business booked. Only the business can cancel it, in its own
    // application.
    if (seat === 0)
      return (
        <InlineAlert tone="info">
          {ride.bookedBy ? t('accountRide.contactNamed', { name: ride.bookedBy }) : t('accountRide.contact')}
        </InlineAlert>
      );
  }
  if (!organizer && own?.verified)
    return (
      <Box textStyle="caption" color="fg.muted">
        {t('pageProblems.already_verified')}
      </Box>
    );
  const close = () => setOpen(false);
  return (
    <>
      {organizer && <RideCancellationTerms ride={ride} />}
      <Button variant="dangerGhost" block onClick={() => setOpen(true)}>
        {organizer ? t('cancel.open') : t('leave.open')}
      </Button>
      {organizer ? (
        <CancelDialog rideId={ride.id} open={open} onClose={close} />
      ) : (
        <LeaveDialog
          rideId={ride.id}
          open={open}
          onClose={close}
          guest={guest}
          // In a pledge nobody pays for others, and a business pays for all seats of its rides.
          isCovered={!ride.pledge && !isPaidByAccount(ride)}
        />
      )}
    </>
  );
}

interface DialogProps {
  rideId: number;
  open: boolean;
  onClose: () => void;
}

function CancelDialog({ rideId, open, onClose }: DialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const preview = usePreviewCancellationQuery({ rideId }, { skip: !open, refetchOnMountOrArgChange: true });
  const [cancel, { isLoading }] = useCancelRideMutation();
  const [feeChanged, setFeeChanged] = useState(false);
  const close = () => {
    setFeeChanged(false);
    onClose();
  };
  const confirm = async () => {
    if (!preview.data) return;
    // The person agrees to the amounts that they see.
    const { token } = preview.data;
    // The same preview can be confirmed only once, even if the answer is lost and the call is repeated.
    const key = token?.split('.').at(-1);
    const answer = await cancel({
      rideId,
      cancellation: token ? { token } : {},
      ...(key ? { 'idempotency-key': `cancel-${rideId}-${key}` } : {}),
    });
    if (isRefused(answer.error, 'cancellation_not_agreed')) {
      setFeeChanged(true);
      void preview.refetch();
      return;
    }
    if (answer.error) {
      const title = t(isUnreachable(answer.error) ? 'cancel.unknown' : 'cancel.failed');
      toast({ title, description: problemText(answer.error), tone: 'error' });
    } else toast({ title: t('cancel.done'), description: t('cancel.doneDetail'), tone: 'success' });
    close();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      danger
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onConfirm={() => void confirm()}
      busy={isLoading}
      busyLabel={t('cancel.busy')}
      confirmDisabled={!preview.data?.mayCancel || preview.isFetching}
    >
      <Stack gap="3">
        {feeChanged && <InlineAlert tone="warning">{t('cancel.feeChanged')}</InlineAlert>}
        <WhatItMeans preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}

interface LeaveDialogProps extends DialogProps {
  guest: boolean;
  isCovered: boolean;
}

function LeaveDialog({ rideId, open, onClose, guest, isCovered }: LeaveDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { money } = useFormat();
  const problemText = useProblemText();
  const preview = usePreviewCancellationQuery({ rideId }, { skip: !open, refetchOnMountOrArgChange: true });
  const [leave, { isLoading }] = useLeaveRideMutation();
  const { data: sos } = useGetSosQuery({ rideId }, { skip: !guest || !open });
  const confirm = async () => {
    const answer = await leave({ rideId });
    // A ride that is not found is one that the member has left, with a call whose answer was lost.
    if (answer.error && !isRefused(answer.error, 'not_found')) {
      const title = t(isUnreachable(answer.error) ? 'leave.unknown' : 'leave.failed');
      toast({ title, description: problemText(answer.error), tone: 'error' });
      onClose();
      return;
    }
    // The ride's page, which showed the amount, is gone.
    const released = preview.data?.released ?? '0.00';
    toast({
      title: t('leave.done'),
      ...(Number(released) > 0 ? { description: t('leave.released', { amount: money(released) }) } : {}),
      tone: 'success',
    });
    // Until a guest reports that they are safe, the session lasts, and the ride's page shows their call for help.
    if (guest && sos?.askedAt && !sos.closedAt) return;
    if (guest) {
      // A guest's session ends with the seat.
      guestRide.leave(rideId);
      await navigate('/guest', { replace: true, state: { left: true } });
      return;
    }
    await navigate('/', { replace: true });
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      danger
      title={t('leave.title')}
      description={t('leave.detail')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => void confirm()}
      busy={isLoading}
      confirmDisabled={!preview.data?.mayCancel || preview.isFetching}
    >
      <WhatItMeans preview={preview} isCovered={isCovered} />
    </ConfirmDialog>
  );
}

/** Shows the amounts once they are known; without them the person cannot confirm. */
function WhatItMeans({
  preview: { data, isError, isFetching, error, refetch },
  isCovered = true,
}: {
  preview: ReturnType<typeof usePreviewCancellationQuery>;
  isCovered?: boolean;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (isFetching) return <LoadingState label={t('cancel.loading')} />;
  if (isError) {
    return (
      <InlineAlert
        tone="error"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {problemText(error)}
      </InlineAlert>
    );
  }
  return data ? <CancellationPreview preview={data} isCovered={isCovered} /> : null;
}
