import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, Flex, chakra } from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
import type { Presence } from '../hooks/use-presence';

/** What an offline driver sees: why, and how to start. */
export function OfflineCard({ presence, disabled }: { presence: Presence; disabled: boolean }) {
  const { t } = useTranslation();
  const { status } = usePosition();
  return (
    <Card py="8" px="6">
      <Flex direction="column" align="center" textAlign="center">
        <Flex boxSize="16" borderRadius="full" align="center" justify="center" bg="bg.muted" color="fg.muted" mb="4">
          <MoonStar size={28} aria-hidden />
        </Flex>
        <chakra.h2 textStyle="title">{t('presence.offlineTitle')}</chakra.h2>
        <Box textStyle="body" color="fg.muted" mt="2" maxW="xs">
          {t('presence.offlineText')}
        </Box>
        <Box mt="6" w="full">
          <Button
            block
            size="lg"
            busy={presence.busy}
            busyLabel={status === 'locating' ? t('presence.locating') : t('presence.going')}
            disabled={disabled}
            onClick={() => void presence.goOnline()}
          >
            {t('presence.goOnline')}
          </Button>
        </Box>
      </Flex>
    </Card>
  );
}
