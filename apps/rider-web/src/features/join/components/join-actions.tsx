import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signInPath, type JoinPreview } from '@groupride/web-api-client';
import { Box, Button, InlineAlert, LinkButton, Stack, TextLink, toast } from '@groupride/web-ui';
import { isGuest } from '../../../shared/guest-ride';
import { isOpenToJoin } from '../../../shared/pledge/pledge-phase';
import { useProblemText } from '../../../shared/problem-text';
import { useSession } from '../../../shared/session';
import { signUpPath } from '../../../shared/sign-up-path';
import { useFeature, useJoinRideMutation } from '../api';
import { useShareChange } from '../hooks/use-share-change';
import { storedGuestForm } from '../stored-guest-form';
import { GuestForm } from './guest-form';
import { isPayable, SeatButtons, type Entry } from './seat-buttons';

export interface JoinActionsProps {
  preview: JoinPreview;
  token: string;
  checking: boolean;
  onChanged: () => void;
}

/** How to join, for people with a seat, an account, or neither; or why joining is impossible. */
export function JoinActions({ preview, token, checking, onChanged }: JoinActionsProps) {
  const { t } = useTranslation();
  const { me } = useSession();
  if (preview.joined) {
    return (
      <Stack gap="3">
        <InlineAlert tone="success" title={t('join.already')} />
        <LinkButton size="lg" block href={`/ride/${preview.rideId}`}>
          {t('join.openRide')}
        </LinkButton>
      </Stack>
    );
  }
  if (!preview.open) return <Closed preview={preview} checking={checking} onChanged={onChanged} />;
  if (me === null || isGuest(me)) return <WithoutAccount preview={preview} token={token} onChanged={onChanged} />;
  return <WithAccount preview={preview} token={token} known={me !== undefined} onChanged={onChanged} />;
}

/** Explains why the ride cannot be joined now, and what to do instead. */
function Closed({ preview, checking, onChanged }: Omit<JoinActionsProps, 'token'>) {
  const { t } = useTranslation();
  const { pledge } = preview;
  const closed = pledge !== null && pledge !== undefined && !isOpenToJoin(pledge);
  const full =
    preview.seatsLeft < 1 && (pledge ? !closed : ['pending', 'confirmed', 'en_route'].includes(preview.status));
  const waiting = preview.status === 'awaiting_payment' && !closed && !full;
  return (
    <Stack gap="3">
      <InlineAlert
        tone="warning"
        title={t(
          waiting
            ? 'join.waiting'
            : full
              ? 'problems.ride_full'
              : closed
                ? 'pageProblems.pledge_closed'
                : 'problems.ride_closed_to_joining',
        )}
      />
      {waiting ? (
        <Button variant="secondary" block busy={checking} onClick={onChanged}>
          {t('join.checkAgain')}
        </Button>
      ) : (
        <LinkButton variant="secondary" block href="/">
          {t('join.bookOwn')}
        </LinkButton>
      )}
    </Stack>
  );
}

interface EntryProps {
  preview: JoinPreview;
  token: string;
  onChanged: () => void;
}

function WithoutAccount({ preview, token, onChanged }: EntryProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => (storedGuestForm.get(token) ? 'restored' : 'closed'));
  const takesGuests = useFeature('guestJoins');
  if (form === 'closed' || !takesGuests)
    return (
      <Stack gap="2">
        {takesGuests && (
          <Button size="lg" block onClick={() => setForm('opened')}>
            {t('guest.continue')}
          </Button>
        )}
        <LinkButton variant={takesGuests ? 'secondary' : 'primary'} size="lg" block href={signInPath(`/join/${token}`)}>
          {t('join.signIn')}
        </LinkButton>
        <LinkButton variant="ghost" block href={signUpPath(`/join/${token}`)}>
          {t('signIn.createAccount')}
        </LinkButton>
      </Stack>
    );
  return (
    <>
      <GuestForm preview={preview} token={token} autoFocus={form === 'opened'} onChanged={onChanged} />
      <Box textAlign="center" textStyle="small" color="fg.muted">
        <TextLink href={signInPath(`/join/${token}`)} standalone>
          {t('join.signIn')}
        </TextLink>
      </Box>
    </>
  );
}

function WithAccount({ preview, token, known, onChanged }: EntryProps & { known: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const tellShareChange = useShareChange(onChanged);
  const [join] = useJoinRideMutation();
  const [busy, setBusy] = useState<Entry | null>(null);
  // What was entered as a guest is not for the next person at this device.
  useEffect(() => (known ? storedGuestForm.remove() : undefined), [known]);

  const enter = async (then: Entry) => {
    setBusy(then);
    // The person agrees to the share that they see.
    const answer = await join({ token, joinRequest: { share: preview.share } });
    // Until the next page has come, another press would join again.
    if ('error' in answer) {
      setBusy(null);
      if (tellShareChange(answer.error)) return;
      toast({ title: t('join.notJoined'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    toast({ title: t('join.joined'), tone: 'success' });
    await navigate(then === 'pay' ? `/payment?rideId=${answer.data.id}` : `/ride/${answer.data.id}`, { replace: true });
  };
  return (
    <SeatButtons
      payable={isPayable(preview)}
      upTo={preview.pledge ? preview.share : null}
      organizerName={preview.organizerName}
      busy={busy}
      disabled={!known}
      onEnter={(then) => void enter(then)}
    />
  );
}
