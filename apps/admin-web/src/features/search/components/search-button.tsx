import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';

const SearchPalette = lazy(async () => ({ default: (await import('./search-palette')).SearchPalette }));

/** Opens the search, as do ⌘K and Ctrl+K on every page. */
export function SearchButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const maySearch = usePermission('people.view');
  useEffect(() => {
    // The key keeps its meaning in the browser for roles without the search.
    if (!maySearch) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [maySearch]);
  // The palette loads for a moment, in which the first letters would be lost.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isInPalette = document.activeElement?.parentElement?.closest('[role="dialog"]');
      if (isInPalette || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      setText((typed) => typed + event.key);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);
  const close = () => {
    setOpen(false);
    setText('');
  };
  if (!maySearch) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Search size={18} aria-hidden />}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
      >
        <Box as="span" hideBelow="md">
          {t('search.short')}
        </Box>
        <Box as="kbd" hideBelow="lg" aria-hidden textStyle="caption" color="fg.muted">
          {/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SearchPalette text={text} onText={setText} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
