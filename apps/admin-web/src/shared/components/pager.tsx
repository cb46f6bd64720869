import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex } from '@groupride/web-ui';

export interface PagerProps {
  /** Label of the navigation. */
  label: string;
  page: number;
  /** Null if there is no such page. */
  toNext: (() => void) | null;
  toPrevious: (() => void) | null;
}

/** Buttons for the next and previous page; renders nothing for a single page. */
export function Pager({ label, page, toNext, toPrevious }: PagerProps) {
  const { t } = useTranslation();
  if (!toNext && !toPrevious) return null;
  return (
    <Flex as="nav" aria-label={label} align="center" justify="space-between" mt="4" gap="3">
      <Button
        size="sm"
        variant="secondary"
        disabled={!toPrevious}
        onClick={() => toPrevious?.()}
        icon={<ChevronLeft size={18} aria-hidden />}
      >
        {t('app.previous')}
      </Button>
      <Box textStyle="small" color="fg.muted" aria-live="polite">
        {t('app.page', { page })}
      </Box>
      <Button size="sm" variant="secondary" disabled={!toNext} onClick={() => toNext?.()}>
        {t('app.next')}
        <ChevronRight size={18} aria-hidden />
      </Button>
    </Flex>
  );
}
