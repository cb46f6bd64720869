import { Link2Off, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { type JoinPreview, isRefused, problemOf, signInPath } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Card,
  CardSkeletons,
  EmptyState,
  ErrorState,
  Flex,
  InlineAlert,
  LinkButton,
  Money,
  Stack,
  chakra,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { signUpPath } from '../../shared/sign-up-path';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useRideWords } from '../../shared/ride-texts';
import { RouteLine } from '../../shared/route-line';
import { useSession } from '../../shared/session';
import { useJoinRideMutation, usePreviewJoinQuery } from './api';

/** What a join link opens: whose ride it is, what a seat costs, and the way in. */
export default function JoinPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const token = useParams()['token'] ?? '';
  const {
    currentData: preview,
    error,
    isFetching,
    refetch,
  } = usePreviewJoinQuery({ token }, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('join.title')}>
      {isRefused(error, 'join_link_invalid') ? (
        // Before the preview, which may have been loaded while the link was still valid.
        <InvalidLink token={token} />
      ) : preview ? (
        <Preview preview={preview} token={token} checking={isFetching} onChanged={() => void refetch()} />
      ) : error ? (
        <ErrorState
          title={t('join.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : (
        <CardSkeletons count={2} label={t('common.loading')} />
      )}
    </Page>
  );
}

/** Says the same whatever ended the link, and nothing about the ride. */
function InvalidLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { me } = useSession();
  return (
    <EmptyState icon={<Link2Off size={26} aria-hidden />} title={t('join.invalid')} detail={t('join.invalidDetail')}>
      <LinkButton href="/">{t('join.bookOwn')}</LinkButton>
      {me && (
        <LinkButton variant="secondary" href="/groups">
          {t('join.ownRides')}
        </LinkButton>
      )}
      {me === null && (
        <LinkButton variant="secondary" href={signInPath(`/join/${token}`)}>
          {t('join.signInToSee')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

interface PreviewProps {
  preview: JoinPreview;
  token: string;
  checking: boolean;
  onChanged: () => void;
}

function Preview({ preview, token, checking, onChanged }: PreviewProps) {
  const { t } = useTranslation();
  const words = useRideWords();
  const { dateTime, bookedTime } = useFormat();
  const booked = bookedTime(preview);
  return (
    <>
      <Box pt="1">
        <chakra.h2 textStyle="title">{t('join.invitation', { name: preview.organizerName })}</chakra.h2>
        <Flex gap="2" mt="2" wrap="wrap">
          <Badge tone="brand">{words.type(preview.rideType)}</Badge>
          <Badge icon={<Users size={14} aria-hidden />}>{t('join.seats', { count: preview.seatsLeft })}</Badge>
          {booked ? (
            <Badge tone="info">{booked}</Badge>
          ) : (
            preview.scheduledAt && <Badge tone="info">{dateTime(preview.scheduledAt)}</Badge>
          )}
        </Flex>
      </Box>
      <Card>
        <RouteLine
          pickupLabel={t('ride.pickup')}
          destinationLabel={t('ride.destination')}
          pickup={preview.pickupLocation}
          destination={preview.dropoffLocation}
        />
      </Card>
      <Card>
        <Flex justify="space-between" align="center" gap="4">
          <Box>
            <Box textStyle="label">{t('join.yourSeat')}</Box>
            <Box textStyle="caption" color="fg.muted">
              {preview.splitMode === 'sponsor'
                ? t('join.sponsored', { name: preview.organizerName })
                : preview.paymentMethod === 'cash'
                  ? t('join.cash', { name: preview.organizerName })
                  : t('join.ownCard')}
            </Box>
          </Box>
          <Money amount={preview.share} textStyle="figure" />
        </Flex>
      </Card>
      <JoinActions preview={preview} token={token} checking={checking} onChanged={onChanged} />
    </>
  );
}

/** The ride cannot be joined now: why, and what to do instead. */
function Closed({ preview, checking, onChanged }: Omit<PreviewProps, 'token'>) {
  const { t } = useTranslation();
  const waiting = preview.status === 'awaiting_payment';
  const full = preview.seatsLeft < 1 && ['pending', 'confirmed', 'en_route'].includes(preview.status);
  return (
    <Stack gap="3">
      <InlineAlert
        tone="warning"
        title={waiting ? t('join.waiting') : full ? t('problems.ride_full') : t('problems.ride_closed_to_joining')}
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

function JoinActions({ preview, token, checking, onChanged }: PreviewProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { me } = useSession();
  const [join] = useJoinRideMutation();
  const [busy, setBusy] = useState<'pay' | 'covered' | null>(null);
  const payable = preview.splitMode !== 'sponsor' && preview.paymentMethod === 'card' && Number(preview.share) > 0;

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
  if (me === null) {
    return (
      <Stack gap="2">
        <LinkButton size="lg" block href={signInPath(`/join/${token}`)}>
          {t('join.signIn')}
        </LinkButton>
        <LinkButton variant="secondary" block href={signUpPath(`/join/${token}`)}>
          {t('signIn.createAccount')}
        </LinkButton>
      </Stack>
    );
  }

  const enter = async (then: 'pay' | 'covered') => {
    setBusy(then);
    // What the person agrees to is the share that they see.
    const answer = await join({ token, joinRequest: { share: preview.share } });
    setBusy(null);
    if ('error' in answer) {
      const problem = problemOf(answer.error);
      if (problem?.code === 'share_changed') {
        toast({
          title: t('joinChanged', { amount: money(String(problem.extra?.['share'])) }),
          description: t('joinChangedDetail'),
          tone: 'warning',
        });
        onChanged();
        return;
      }
      toast({ title: t('join.notJoined'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    toast({ title: t('join.joined'), tone: 'success' });
    await navigate(then === 'pay' ? `/payment?rideId=${answer.data.id}` : `/ride/${answer.data.id}`, { replace: true });
  };
  return (
    <Stack gap="2">
      {payable && (
        <Button
          size="lg"
          block
          busy={busy === 'pay'}
          busyLabel={t('join.joining')}
          disabled={busy === 'covered' || me === undefined}
          onClick={() => void enter('pay')}
        >
          {t('join.joinAndPay')}
        </Button>
      )}
      <Button
        size="lg"
        block
        variant={payable ? 'secondary' : 'primary'}
        busy={busy === 'covered'}
        busyLabel={t('join.joining')}
        disabled={busy === 'pay' || me === undefined}
        onClick={() => void enter('covered')}
      >
        {payable ? t('join.joinCovered', { name: preview.organizerName }) : t('join.join')}
      </Button>
    </Stack>
  );
}
