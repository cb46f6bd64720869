import { useTranslation } from 'react-i18next';
import { Spinner, chakra } from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
import type { Presence } from '../hooks/use-presence';

export interface GoButtonProps {
  online: boolean;
  /** Whether the position is unavailable, so that the driver can't go online. */
  disabled: boolean;
  presence: Presence;
}

/** The round button of the driver home that starts and ends a shift. */
export function GoButton({ online, disabled, presence }: GoButtonProps) {
  const { t } = useTranslation();
  const { status } = usePosition();
  const { busy } = presence;
  const busyLabel = !online && status === 'locating' ? t('presence.locating') : t('presence.going');
  return (
    <chakra.button
      type="button"
      aria-label={busy ? busyLabel : online ? t('presence.stopLabel') : t('presence.goOnline')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={() => {
        if (!busy) void (online ? presence.goOffline() : presence.goOnline());
      }}
      flexShrink="0"
      boxSize="20"
      borderRadius="full"
      borderWidth="4px"
      display="grid"
      placeItems="center"
      textStyle="strong"
      cursor="pointer"
      transition="common"
      {...(online
        ? { bg: 'bg.panel', color: 'fg', borderColor: 'border.emphasized', _hover: { bg: 'bg.muted' } }
        : { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.border', _hover: { bg: 'brand.hover' } })}
      _active={{ transform: 'scale(0.97)' }}
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
    >
      {busy ? <Spinner size={24} /> : online ? t('presence.stop') : t('presence.go')}
    </chakra.button>
  );
}
