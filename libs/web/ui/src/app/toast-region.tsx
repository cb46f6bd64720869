import { Box, Flex, chakra } from '@chakra-ui/react';
import { CheckCircle2, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { TextButton } from '../forms/button';
import { dismissToast, toastStore, type ToastEntry, type ToastTone } from './toast-store';

const looks: Record<ToastTone, { icon: typeof Info; palette: string }> = {
  info: { icon: Info, palette: 'info' },
  success: { icon: CheckCircle2, palette: 'success' },
  warning: { icon: TriangleAlert, palette: 'warning' },
  error: { icon: CircleAlert, palette: 'danger' },
};

/**
 * Where toasts appear. It exists once, in AppProviders. Outside the page and marked as an announcer, because an open dialog hides the page
 * from screen readers.
 */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const entry = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const urgent = entry?.tone === 'error' || entry?.tone === 'warning';
  // The landing page is rendered without a document.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <Flex
      data-live-announcer
      position="fixed"
      insetX="0"
      top="calc(0.75rem + env(safe-area-inset-top))"
      zIndex="toast"
      direction="column"
      align="center"
      px="4"
      pointerEvents="none"
    >
      <Box role="status" aria-live="polite" w="full" maxW="md">
        {entry && !urgent && <Toast key={entry.id} entry={entry} closeLabel={closeLabel} />}
      </Box>
      <Box role="alert" w="full" maxW="md" display={entry && urgent ? 'block' : 'none'}>
        {entry && urgent && <Toast key={entry.id} entry={entry} closeLabel={closeLabel} />}
      </Box>
    </Flex>,
    document.body,
  );
}

function Toast({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(entry.id), entry.duration);
    return () => clearTimeout(timer);
  }, [entry.id, entry.duration, held]);

  const { icon: Icon, palette } = looks[entry.tone];
  return (
    <Flex
      data-toast={entry.tone}
      colorPalette={palette}
      pointerEvents="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="lg"
      ps="4"
      pe="1"
      py="1"
      gap="3"
      align="center"
      animation="rise-in 240ms cubic-bezier(0.16, 1, 0.3, 1)"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box color="colorPalette.fg" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" py="2" minW="0">
        <Box textStyle="label" fontWeight="semibold">
          {entry.title}
        </Box>
        {entry.description && (
          <Box textStyle="small" color="fg.muted">
            {entry.description}
          </Box>
        )}
        {entry.action && (
          <TextButton
            px="0"
            onClick={() => {
              dismissToast(entry.id);
              entry.action?.run();
            }}
          >
            {entry.action.label}
          </TextButton>
        )}
      </Box>
      <chakra.button
        type="button"
        aria-label={closeLabel}
        boxSize="touch"
        display="grid"
        placeItems="center"
        borderRadius="md"
        color="fg.muted"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
        onClick={() => dismissToast(entry.id)}
      >
        <X size={18} aria-hidden />
      </chakra.button>
    </Flex>
  );
}
