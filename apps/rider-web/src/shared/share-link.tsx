import { Mail, MessageSquare, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet, Button, CopyField, ErrorState, LinkButton, LoadingState, SimpleGrid, Stack, useFormat } from '@groupride/web-ui';
import { type JoinLink, useGetJoinLinkMutation } from '@groupride/web-api-client';
import { ReplaceLink } from './replace-link';
import { useSession } from './session';

export interface ShareLinkSheetProps {
  open: boolean;
  onClose: () => void;
  ride: { id: number; organizerId: number; pickupLocation: string; dropoffLocation: string; costPerPerson: string };
}

/** Invites friends: the join link of a ride to copy, or to send by text message, mail or whatever the device offers. */
export function ShareLinkSheet({ open, onClose, ride }: ShareLinkSheetProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { me } = useSession();
  const [getLink, { data: first, isError }] = useGetJoinLinkMutation();
  const [replaced, setReplaced] = useState<JoinLink | null>(null);
  const link = replaced ?? first;
  useEffect(() => {
    if (open) void getLink({ rideId: ride.id });
  }, [open, getLink, ride.id]);

  const message = t('share.message', { pickup: ride.pickupLocation, destination: ride.dropoffLocation, cost: money(ride.costPerPerson) });
  const text = encodeURIComponent(`${message} ${link?.url ?? ''}`);
  const canShare = typeof navigator.share === 'function';
  return (
    <BottomSheet open={open} onClose={onClose} title={t('share.title')} description={t('share.detail')} closeLabel={t('common.close')}>
      {isError ? (
        <ErrorState title={t('share.failed')} onRetry={() => void getLink({ rideId: ride.id })} retryLabel={t('common.retry')} />
      ) : !link ? (
        <LoadingState label={t('common.loading')} />
      ) : (
        <Stack gap="4">
          <CopyField label={t('share.link')} value={link.url} copyLabel={t('share.copy')} copiedLabel={t('share.copied')} />
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
              onClick={() => void navigator.share({ title: t('share.subject'), text: message, url: link.url }).catch(() => undefined)}
            >
              {t('share.more')}
            </Button>
          )}
          {me?.id === ride.organizerId && <ReplaceLink rideId={ride.id} onReplaced={setReplaced} />}
        </Stack>
      )}
    </BottomSheet>
  );
}
