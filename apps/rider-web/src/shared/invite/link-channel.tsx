import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, CopyField, Flex, Stack, useFormat } from '@groupride/web-ui';
import type { JoinLink } from '@groupride/web-api-client';
import { JoinLinkQr } from '../join-link-qr';
import { ReplaceLink } from '../replace-link';
import { TurnOffLink } from '../turn-off-link';

export interface LinkChannelProps {
  rideId: number;
  link: JoinLink;
  /** Text that is passed with the link to the device's share dialog. */
  message: string;
  organizer: boolean;
  onReplaced: (link: JoinLink) => void;
  /** Called when the link on screen may no longer be valid. */
  onUncertain: () => void;
  onOff: () => void;
}

/** The join link to copy, show as a QR code, or share through the device. The organizer can replace it. */
export function LinkChannel({ rideId, link, message, organizer, onReplaced, onUncertain, onOff }: LinkChannelProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const canShare = typeof navigator.share === 'function';
  const share = () =>
    void navigator.share({ title: t('share.subject'), text: message, url: link.url }).catch(() => undefined);
  return (
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
      {canShare && (
        <Button block icon={<Share2 size={18} aria-hidden />} onClick={share}>
          {t('share.more')}
        </Button>
      )}
      {organizer && (
        <Flex justify="space-between" align="flex-end" gap="3" wrap="wrap">
          <ReplaceLink rideId={rideId} onReplaced={onReplaced} onUncertain={onUncertain} />
          <Box textStyle="small">
            <TurnOffLink rideId={rideId} onOff={onOff} />
          </Box>
        </Flex>
      )}
    </Stack>
  );
}
