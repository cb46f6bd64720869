import { useTranslation } from 'react-i18next';
import { Box, Flex, LiveDot, Spinner, chakra } from '@groupride/web-ui';
import type { Presence } from '../hooks/use-presence';

/** Online or offline, in the header, always in reach. */
export function PresenceSwitch({
  online,
  disabled,
  presence,
}: {
  online: boolean;
  disabled: boolean;
  presence: Presence;
}) {
  const { t } = useTranslation();
  const { busy } = presence;
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={online}
      aria-label={t('presence.switch')}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={() => {
        if (!busy) void (online ? presence.goOffline() : presence.goOnline());
      }}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="touch"
      ps="3.5"
      pe="2"
      borderRadius="full"
      borderWidth="1px"
      borderColor={online ? 'accent.border' : 'border.emphasized/60'}
      bg={online ? 'accent.subtle' : 'bg.panel'}
      textStyle="label"
      fontWeight="semibold"
      cursor="pointer"
      transition="common"
      _disabled={{ opacity: 0.5, cursor: 'not-allowed' }}
    >
      <Flex aria-hidden align="center" gap="2" color={online ? 'accent.fg' : 'fg.muted'}>
        {busy ? <Spinner size={14} /> : <LiveDot paused={!online} />}
        {online ? t('presence.online') : t('presence.offline')}
      </Flex>
      <Box
        aria-hidden
        w="10"
        h="6"
        p="0.5"
        borderRadius="full"
        bg={online ? 'accent.solid' : 'bg.emphasized'}
        transition="common"
      >
        <Box
          boxSize="5"
          borderRadius="full"
          bg={online ? 'accent.contrast' : 'fg.subtle'}
          transform={online ? 'translateX(1rem)' : 'none'}
          transition="common"
        />
      </Box>
    </chakra.button>
  );
}
