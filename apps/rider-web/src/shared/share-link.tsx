import { Link2Off } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BottomSheet,
  Box,
  Button,
  ErrorState,
  LoadingState,
  SegmentedControl,
  Stack,
  useFormat,
} from '@groupride/web-ui';
import {
  isRefused,
  useGetJoinLinkMutation,
  usePreviewJoinQuery,
  type JoinLink,
  type RideView,
} from '@groupride/web-api-client';
import { INVITE_CHANNELS, type InviteChannel } from './invite/invitation';
import { InviteForm } from './invite/invite-form';
import { LinkChannel } from './invite/link-channel';
import { TripFacts } from './invite/trip-facts';
import { useInvitation } from './invite/use-invitation';
import { useProblemText } from './problem-text';
import { friendsMayPay } from './ride-texts';
import { useSession } from './session';
import { LinkIsOff } from './turn-off-link';

/** Height of the tallest channel, so that buttons stay in place when the channel changes or a problem is shown. */
const CHANNEL_HEIGHT = '22rem';

export interface ShareLinkSheetProps {
  open: boolean;
  onClose: () => void;
  ride: Pick<
    RideView,
    'id' | 'organizerId' | 'pickupLocation' | 'dropoffLocation' | 'costPerPerson' | 'paymentMethod' | 'splitMode'
  >;
}

/** Invites friends to a ride: by text message, by email, or with the join link. */
export function ShareLinkSheet({ open, onClose, ride }: ShareLinkSheetProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { me } = useSession();
  const problemText = useProblemText();
  const [getLink, { data: current, error }] = useGetJoinLinkMutation();
  const [replaced, setReplaced] = useState<JoinLink | null>(null);
  const [turnedOff, setTurnedOff] = useState(false);
  const [channel, setChannel] = useState<InviteChannel>('link');
  const link = replaced ?? current;
  const { data: preview } = usePreviewJoinQuery({ token: link?.token ?? '' }, { skip: !open || !link });
  const share = preview?.share ?? ride.costPerPerson;
  const message = t(friendsMayPay(ride) ? 'invite.defaultMessage' : 'invite.defaultMessageJoin', {
    pickup: ride.pickupLocation,
    destination: ride.dropoffLocation,
    cost: money(share),
  });
  const draft = useInvitation(ride.id, message);
  const organizer = me?.id === ride.organizerId;
  const show = (next: JoinLink) => {
    setTurnedOff(false);
    setReplaced(next);
  };
  const load = useCallback(() => {
    setReplaced(null);
    setTurnedOff(false);
    void getLink({ rideId: ride.id });
  }, [getLink, ride.id]);
  useEffect(() => {
    if (open) load();
  }, [open, load]);

  const isOff = turnedOff || (isRefused(error, 'join_link_off') && !replaced);
  const isReady = !isOff && link !== undefined && (!error || replaced !== null);
  const send = async () => {
    if (channel !== 'link' && (await draft.send(channel))) onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('share.title')}
      {...(error || turnedOff ? {} : { description: t(friendsMayPay(ride) ? 'share.detail' : 'share.detailJoin') })}
      closeLabel={t('common.close')}
      {...(isReady
        ? {
            footer: (
              <>
                {channel !== 'link' && (
                  <Button block busy={draft.isSending} busyLabel={t('invite.sending')} onClick={() => void send()}>
                    {t('invite.send')}
                  </Button>
                )}
                <Button block variant="ghost" onClick={onClose}>
                  {t('invite.cancel')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      {isOff ? (
        <LinkIsOff rideId={ride.id} organizer={organizer} onCreated={show} />
      ) : isRefused(error, 'ride_state_conflict') ? (
        <ErrorState
          icon={<Link2Off size={26} aria-hidden />}
          title={t('share.closed')}
          detail={t('share.closedDetail')}
        />
      ) : isRefused(error, 'not_found') ? (
        <ErrorState title={t('share.failed')} detail={t('share.gone')} />
      ) : error && !replaced ? (
        <ErrorState
          title={t('share.failed')}
          detail={problemText(error)}
          onRetry={load}
          retryLabel={t('common.retry')}
        />
      ) : !link ? (
        <LoadingState label={t('common.loading')} />
      ) : (
        <Stack gap="4">
          <TripFacts ride={ride} share={share} />
          <SegmentedControl
            label={t('invite.channel')}
            options={INVITE_CHANNELS.map((value) => ({ value, label: t(`invite.channels.${value}`) }))}
            value={channel}
            onChange={(next) => {
              draft.clearProblems();
              setChannel(next);
            }}
          />
          <Box minH={CHANNEL_HEIGHT}>
            {channel === 'link' ? (
              <LinkChannel
                rideId={ride.id}
                link={link}
                message={message}
                organizer={organizer}
                onReplaced={setReplaced}
                onUncertain={load}
                onOff={() => setTurnedOff(true)}
              />
            ) : (
              <InviteForm channel={channel} draft={draft} onSend={() => void send()} />
            )}
          </Box>
        </Stack>
      )}
    </BottomSheet>
  );
}
