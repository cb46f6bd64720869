import { Link2Off, Mail, MessageSquare, Share2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BottomSheet,
  Box,
  Button,
  CopyField,
  ErrorState,
  Flex,
  LinkButton,
  LoadingState,
  SimpleGrid,
  Stack,
  useFormat,
} from '@groupride/web-ui';
import { type JoinLink, type RideView, isRefused } from '@groupride/web-api-client';
import { useGetJoinLinkMutation } from './join-link-api';
import { useProblemText } from './problem-text';
import { JoinLinkQr } from './join-link-qr';
import { friendsMayPay } from './ride-texts';
import { ReplaceLink } from './replace-link';
import { useSession } from './session';
import { LinkIsOff, TurnOffLink } from './turn-off-link';

export interface ShareLinkSheetProps {
  open: boolean;
  onClose: () => void;
  ride: Pick<
    RideView,
    'id' | 'organizerId' | 'pickupLocation' | 'dropoffLocation' | 'costPerPerson' | 'paymentMethod' | 'splitMode'
  >;
}

/** Invites friends: the join link of a ride to copy, or to send by text message, mail or whatever the device offers. */
export function ShareLinkSheet({ open, onClose, ride }: ShareLinkSheetProps) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { me } = useSession();
  const problemText = useProblemText();
  const [getLink, { data: current, error }] = useGetJoinLinkMutation();
  const [replaced, setReplaced] = useState<JoinLink | null>(null);
  const [turnedOff, setTurnedOff] = useState(false);
  const link = replaced ?? current;
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

  const message = t(friendsMayPay(ride) ? 'share.message' : 'share.messageJoin', {
    pickup: ride.pickupLocation,
    destination: ride.dropoffLocation,
    cost: money(ride.costPerPerson),
  });
  const text = encodeURIComponent(`${message} ${link?.url ?? ''}`);
  const canShare = typeof navigator.share === 'function';
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('share.title')}
      {...(error || turnedOff ? {} : { description: t(friendsMayPay(ride) ? 'share.detail' : 'share.detailJoin') })}
      closeLabel={t('common.close')}
    >
      {turnedOff || (isRefused(error, 'join_link_off') && !replaced) ? (
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
          <CopyField
            key={link.token}
            label={t('share.link')}
            value={link.url}
            copyLabel={t('share.copy')}
            copiedLabel={t('share.copied')}
          />
          <Box textStyle="caption" color="fg.muted" mt="-2">
            {t('joinLink.expires', { time: dateTime(link.expiresAt) })}
          </Box>
          <JoinLinkQr url={link.url} />
          <SimpleGrid columns={2} gap="2">
            <LinkButton variant="secondary" href={`sms:?&body=${text}`} icon={<MessageSquare size={18} aria-hidden />}>
              {t('share.text')}
            </LinkButton>
            <LinkButton
              variant="secondary"
              href={`mailto:?subject=${encodeURIComponent(t('share.subject'))}&body=${text}`}
              icon={<Mail size={18} aria-hidden />}
            >
              {t('share.email')}
            </LinkButton>
          </SimpleGrid>
          {canShare && (
            <Button
              block
              icon={<Share2 size={18} aria-hidden />}
              onClick={() =>
                void navigator.share({ title: t('share.subject'), text: message, url: link.url }).catch(() => undefined)
              }
            >
              {t('share.more')}
            </Button>
          )}
          {organizer && (
            <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap">
              <ReplaceLink rideId={ride.id} onReplaced={setReplaced} onUncertain={load} />
              <Box textStyle="small">
                <TurnOffLink rideId={ride.id} onOff={() => setTurnedOff(true)} />
              </Box>
            </Flex>
          )}
        </Stack>
      )}
    </BottomSheet>
  );
}
