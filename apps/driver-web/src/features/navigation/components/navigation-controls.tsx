import { Navigation as NavigationIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, InlineAlert, LARGE_TEXT, Stack } from '@groupride/web-ui';
import type { Navigation } from '../hooks/use-navigation';

/** Buttons that start and end the navigation and skip a step. */
export function NavigationControls({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation();
  const { guidance, car, failed, starting, start, next, stop } = navigation;
  if (guidance) {
    return (
      <Flex gap="2" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
        <Button flex="1" size="sm" variant="secondary" disabled={!guidance.steps[guidance.index + 1]} onClick={next}>
          {t('navigation.nextStep')}
        </Button>
        <Button flex="1" size="sm" variant="secondary" icon={<X size={18} aria-hidden />} onClick={stop}>
          {t('navigation.end')}
        </Button>
      </Flex>
    );
  }
  return (
    <Stack gap="3">
      {failed && <InlineAlert tone="warning">{t('navigation.failed')}</InlineAlert>}
      <Button
        block
        variant="secondary"
        disabled={!car}
        busy={starting}
        busyLabel={t('navigation.starting')}
        icon={<NavigationIcon size={18} aria-hidden />}
        onClick={() => void start()}
      >
        {t('navigation.start')}
      </Button>
      {!car && (
        <Box textStyle="caption" color="fg.muted">
          {t('trip.noPosition')}
        </Box>
      )}
    </Stack>
  );
}
