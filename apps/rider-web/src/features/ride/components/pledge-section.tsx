import { CalendarCheck, Share2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PledgeView, RideView } from '@groupride/web-api-client';
import { Button, ConfirmDialog, Stack, toast } from '@groupride/web-ui';
import { PledgeCard } from '../../../shared/pledge/pledge-card';
import { isOpenToJoin, phaseOf } from '../../../shared/pledge/pledge-phase';
import { useProblemText } from '../../../shared/problem-text';
import { useRequestPledgedRideMutation } from '../api';

/** A ride that waits for people to join: the members, the price per person, and the organizer's actions. */
export const PledgeSection = memo(function PledgeSection({
  ride,
  onInvite,
}: {
  ride: RideView;
  onInvite?: () => void;
}) {
  const { t } = useTranslation();
  const { pledge } = ride;
  if (!pledge || (ride.payBefore && ride.you === 'organizer')) return null;
  const mayBook = ride.you === 'organizer' && phaseOf(pledge) === 'reached' && isOpenToJoin(pledge);
  return (
    <PledgeCard pledge={pledge}>
      <Stack gap="2" _empty={{ display: 'none' }}>
        {onInvite && isOpenToJoin(pledge) && pledge.seatsLeft > 0 && (
          <Button
            block
            variant={mayBook ? 'secondary' : 'primary'}
            icon={<Share2 size={18} aria-hidden />}
            onClick={onInvite}
          >
            {t('pledge.shareRide')}
          </Button>
        )}
        {mayBook && <BookNow rideId={ride.id} pledge={pledge} />}
      </Stack>
    </PledgeCard>
  );
});

function BookNow({ rideId, pledge }: { rideId: number; pledge: PledgeView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [request, { isLoading }] = useRequestPledgedRideMutation();
  const [open, setOpen] = useState(false);
  const book = async () => {
    const answer = await request({ rideId });
    setOpen(false);
    if ('error' in answer) {
      toast({ title: t('pledge.book.failed'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    // Unless the ride is already pending, saved cards are authorized first.
    toast({ title: t(answer.data.status === 'pending' ? 'pledge.book.done' : 'pledge.book.closed'), tone: 'success' });
  };
  return (
    <>
      <Button block icon={<CalendarCheck size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('pledge.book.open')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('pledge.book.title')}
        description={t('pledge.book.detail', { count: pledge.joined })}
        confirmLabel={t('pledge.book.confirm')}
        cancelLabel={t('pledge.book.keep')}
        onConfirm={() => void book()}
        busy={isLoading}
        busyLabel={t('pledge.book.busy')}
      />
    </>
  );
}
