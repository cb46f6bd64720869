import { Link2Off, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { JOIN_LINK_ENDS } from '@groupride/contracts';
import { type JoinPreview, type PledgeView, isRefused, problemOf, signInPath } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Card,
  CardSkeletons,
  EmptyState,
  ErrorState,
  Flex,
  InlineAlert,
  LinkButton,
  Money,
  chakra,
  useFormat,
} from '@groupride/web-ui';
import { isGuest } from '../../shared/guest-ride';
import { Page } from '../../shared/page';
import { PledgeCard } from '../../shared/pledge/pledge-card';
import { isOpenToJoin } from '../../shared/pledge/pledge-phase';
import { useProblemText } from '../../shared/problem-text';
import { isPaidByAccount, useRideTexts } from '../../shared/ride-texts';
import { RouteLine } from '../../shared/route-line';
import { useSession } from '../../shared/session';
import { usePreviewJoinQuery } from './api';
import { JoinActions } from './components/join-actions';

const POLL_MS = 10_000;

/** Opened by a join link: shows whose ride it is, what a seat costs, and how to join. */
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
        // Checked before the preview, which may have been loaded while the link was still valid.
        <InvalidLink token={token} reason={problemOf(error)?.extra?.['reason']} />
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

/** Explains why the link ended, and reveals nothing about the people in the ride. */
function InvalidLink({ token, reason }: { token: string; reason: unknown }) {
  const { t } = useTranslation();
  const { me } = useSession();
  const end = JOIN_LINK_ENDS.find((known) => known === reason);
  return (
    <EmptyState
      icon={<Link2Off size={26} aria-hidden />}
      title={t('join.invalid')}
      detail={end ? t(`joinLink.${end}`) : t('join.invalidDetail')}
    >
      <LinkButton href="/">{t('join.bookOwn')}</LinkButton>
      {me && !isGuest(me) && (
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
  const words = useRideTexts();
  const { dateTime, bookedTime } = useFormat();
  const booked = bookedTime(preview);
  // Until the organizer has paid, the seats are not open yet but still on offer.
  const offersSeats = preview.open || preview.status === 'awaiting_payment';
  return (
    <>
      <Box pt="1">
        <chakra.h2 textStyle="title">{t('join.invitation', { name: preview.organizerName })}</chakra.h2>
        <Flex gap="2" mt="2" wrap="wrap">
          <Badge tone="brand">{words.type(preview.rideType)}</Badge>
          {offersSeats && (
            <Badge icon={<Users size={14} aria-hidden />}>{t('join.seats', { count: preview.seatsLeft })}</Badge>
          )}
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
      {preview.pledge ? (
        <PledgedSeat token={token} pledge={preview.pledge} />
      ) : (
        // The preview has the price of the next seat, which may differ from that of the reader's own.
        offersSeats && !preview.joined && <Seat preview={preview} />
      )}
      {preview.open && !preview.joined && preview.status === 'en_route' && (
        <InlineAlert tone="info" title={t('join.enRoute')} />
      )}
      <JoinActions preview={preview} token={token} checking={checking} onChanged={onChanged} />
    </>
  );
}

/** Refreshes the pledge while the page is open, because more people may join. */
function PledgedSeat({ token, pledge }: { token: string; pledge: PledgeView }) {
  usePreviewJoinQuery({ token }, { pollingInterval: isOpenToJoin(pledge) ? POLL_MS : 0 });
  return <PledgeCard pledge={pledge} />;
}

function Seat({ preview }: { preview: JoinPreview }) {
  const { t } = useTranslation();
  const byAccount = isPaidByAccount(preview);
  return (
    <Card>
      <Flex justify="space-between" align="center" gap="4">
        <Box>
          <Box textStyle="label">{t('join.yourSeat')}</Box>
          <Box textStyle="caption" color="fg.muted">
            {byAccount
              ? t('accountRide.paid')
              : preview.splitMode === 'sponsor'
                ? t('join.sponsored', { name: preview.organizerName })
                : preview.paymentMethod === 'cash'
                  ? t('join.cash', { name: preview.organizerName })
                  : t('join.ownCard')}
          </Box>
        </Box>
        {!byAccount && <Money amount={preview.share} textStyle="figure" />}
      </Flex>
    </Card>
  );
}
