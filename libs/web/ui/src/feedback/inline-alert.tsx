import { Box, Flex, chakra } from '@chakra-ui/react';
import { CheckCircle2, CircleAlert, Info, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../hooks/use-online';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

const looks = {
  info: { icon: Info, palette: 'info' },
  success: { icon: CheckCircle2, palette: 'success' },
  warning: { icon: TriangleAlert, palette: 'warning' },
  error: { icon: CircleAlert, palette: 'danger' },
} as const;

export interface InlineAlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button on the right or below. */
  action?: ReactNode;
}

/** A permanent message in the content of a page. */
export function InlineAlert({ tone = 'info', title, children, action }: InlineAlertProps) {
  const { icon: Icon, palette } = looks[tone];
  return (
    <Flex
      role={tone === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="md"
      px="3.5"
      py="3"
      gap="3"
    >
      <Box color="colorPalette.fg" flexShrink="0" pt="0.5">
        <Icon size={18} aria-hidden />
      </Box>
      <Box flex="1" minW="0" textStyle="small">
        {title && (
          <Box textStyle="label" fontWeight="semibold">
            {title}
          </Box>
        )}
        {children && <Box color={title ? 'fg.muted' : 'fg'}>{children}</Box>}
        {action && <Box mt="2">{action}</Box>}
      </Box>
    </Flex>
  );
}

/** The custom property with the height of the offline banner, which moves the page down. */
export const BANNER_HEIGHT = '--gr-banner-height';

/** @returns a function that undoes it */
function tellHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined;
  const { style } = document.documentElement;
  const tell = () => style.setProperty(BANNER_HEIGHT, `${banner.offsetHeight}px`);
  tell();
  const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
  resized?.observe(banner);
  return () => {
    resized?.disconnect();
    style.removeProperty(BANNER_HEIGHT);
  };
}

/**
 * Shows a message while there is no network. `offline` overrides the browser's state, for example when the socket is
 * down.
 */
export function OfflineBanner({ text, offline }: { text: string; offline?: boolean }) {
  const online = useOnline();
  const shown = offline ?? !online;
  return (
    <chakra.div role="status">
      {shown && (
        <Flex
          ref={tellHeight}
          bg="warning.solid"
          color="warning.contrast"
          textStyle="label"
          align="center"
          justify="center"
          gap="2"
          px="4"
          py="2"
        >
          <WifiOff size={16} aria-hidden />
          {text}
        </Flex>
      )}
    </chakra.div>
  );
}
