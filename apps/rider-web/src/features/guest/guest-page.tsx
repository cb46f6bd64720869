import { DoorOpen, Link2Off, UserCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isRefused, useReturnAsGuestMutation } from '@groupride/web-api-client';
import { EmptyState, ErrorState, LinkButton, LoadingState } from '@groupride/web-ui';
import { guestRide } from '../../shared/guest-ride';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useSession } from '../../shared/session';
import { LinkRequest } from './components/link-request';

/** Opened by the link in a guest's message; without a token, guests can request another link here. */
export default function GuestPage() {
  const { t } = useTranslation();
  const token = useParams()['token'];
  // Kept only in memory: anybody who reads the link gets access, so it must not stay in the address.
  const [opened, setOpened] = useState(token);
  const navigate = useNavigate();
  useEffect(() => {
    if (token === undefined) return;
    setOpened(token);
    void navigate('/guest', { replace: true });
  }, [token, navigate]);
  return (
    <Page title={t('guest.endedTitle')} headless={opened !== undefined}>
      {opened === undefined ? <WithoutLink /> : <OpenLink key={opened} token={opened} />}
    </Page>
  );
}

function WithoutLink() {
  const { t } = useTranslation();
  const { me } = useSession();
  const left = Boolean((useLocation().state as { left?: boolean } | null)?.left);
  if (left)
    return (
      <EmptyState icon={<DoorOpen size={26} aria-hidden />} title={t('guest.leftTitle')} detail={t('guest.left')}>
        <LinkButton href="/">{t('join.bookOwn')}</LinkButton>
      </EmptyState>
    );
  if (me === undefined) return <LoadingState label={t('common.loading')} />;
  if (me) return <Navigate to={typeof me.guestRideId === 'number' ? `/ride/${me.guestRideId}` : '/'} replace />;
  return <LinkRequest reason={t(guestRide.get() === null ? 'guest.linkInvalid' : 'guest.ended')} />;
}

function OpenLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { me, retry: refetchMe } = useSession();
  const [open] = useReturnAsGuestMutation();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  // The link works only once: the effect may run twice, but the call must not.
  const begun = useRef(-1);
  useEffect(() => {
    if (begun.current === round) return;
    begun.current = round;
    void (async () => {
      const answer = await open({ guestReturnRequest: { token } });
      if (!answer.data) return setError(answer.error);
      guestRide.remember(answer.data.rideId);
      // The ride's page requires a known session.
      await refetchMe();
      await navigate(`/ride/${answer.data.rideId}`, { replace: true });
    })();
  }, [round, open, token, refetchMe, navigate]);

  // The link was opened again in the browser where it was used.
  if (isRefused(error, 'guest_link_invalid') && typeof me?.guestRideId === 'number')
    return <Navigate to={`/ride/${me.guestRideId}`} replace />;
  if (!error) return <LoadingState label={t('guest.opening')} />;
  if (isRefused(error, 'already_signed_in'))
    return (
      <EmptyState
        mainHeading
        icon={<UserCheck size={26} aria-hidden />}
        title={t('guest.signedIn')}
        detail={t('guest.signedInDetail')}
      >
        <LinkButton href="/groups">{t('join.ownRides')}</LinkButton>
        <LinkButton variant="secondary" href="/profile">
          {t('nav.profile')}
        </LinkButton>
      </EmptyState>
    );
  // A truncated link fails validation; a used or expired one is refused with its own code.
  if (isRefused(error, 'guest_link_invalid') || isRefused(error, 'validation_failed'))
    return (
      <>
        <EmptyState mainHeading icon={<Link2Off size={26} aria-hidden />} title={t('guest.linkInvalidTitle')} />
        <LinkRequest reason={t('guest.linkInvalid')} />
      </>
    );
  return (
    <ErrorState
      mainHeading
      title={t('guest.openFailed')}
      detail={problemText(error)}
      onRetry={() => {
        setError(undefined);
        setRound((n) => n + 1);
      }}
      retryLabel={t('common.retry')}
    />
  );
}
