import { Box, Flex, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FloatingAlertProps {
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  /** What the alert is about, large, for example a code. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Below the row with the title of a page and the way back, which stay in reach for as long as the alert is shown. */
const BELOW_HEADER = 'calc(4rem + env(safe-area-inset-top))';

/**
 * News over any page and any dialog, until it is answered. It moves nothing on the page. Marked as an announcer, because an open dialog hides
 * the rest of the page from screen readers.
 */
export function FloatingAlert({ icon, title, detail, children, actions }: FloatingAlertProps) {
  return (
    <Portal>
      <Flex
        data-live-announcer
        position="fixed"
        insetX="0"
        top={BELOW_HEADER}
        zIndex="toast"
        justify="center"
        px="2"
        pointerEvents="none"
      >
        <Box
          ref={leaveRoom}
          role="alert"
          pointerEvents="auto"
          w="full"
          maxW="md"
          bg="bg.inverted"
          color="fg.inverted"
          borderRadius="xl"
          boxShadow="lg"
          px="4"
          py="3"
          animation="rise-in 240ms cubic-bezier(0.16, 1, 0.3, 1)"
          _motionReduce={{ animation: 'none' }}
        >
          <Flex gap="3" align="center">
            <Flex
              boxSize="10"
              borderRadius="full"
              bg="accent.solid"
              color="accent.contrast"
              align="center"
              justify="center"
              flexShrink="0"
            >
              {icon}
            </Flex>
            <Box flex="1" minW="0">
              <Box textStyle="strong">{title}</Box>
              {detail && <Box textStyle="small">{detail}</Box>}
            </Box>
          </Flex>
          {children}
          {actions && (
            <Flex gap="2" mt="3" wrap="wrap" align="center">
              {actions}
            </Flex>
          )}
        </Box>
      </Flex>
    </Portal>
  );
}

const GAP = 8;

/**
 * Whatever the keyboard goes to must not stay hidden under the alert (WCAG 2.4.11): the page moves down as far as it takes, and back when the
 * alert is gone. Nothing moves for others, who would see it jump under the finger. @returns puts the page back as it was
 */
function leaveRoom(alert: HTMLElement | null): (() => void) | undefined {
  if (!alert) return undefined;
  const { body } = document;
  const before = body.style.paddingTop;
  const uncover = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || alert.contains(target) || !target.matches(':focus-visible')) return;
    const [over, under] = [alert.getBoundingClientRect(), target.getBoundingClientRect()];
    const isBeside = under.right <= over.left || under.left >= over.right;
    if (isBeside || under.bottom <= over.top || under.top >= over.bottom) return;
    const room = Number.parseFloat(getComputedStyle(body).paddingTop) || 0;
    body.style.paddingTop = `${room + Math.ceil(over.bottom - under.top) + GAP}px`;
  };
  const onFocus = ({ target }: FocusEvent) => uncover(target);
  document.addEventListener('focusin', onFocus);
  // The alert grows when what it tells is loaded.
  const growth =
    typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => uncover(document.activeElement));
  growth?.observe(alert, { box: 'border-box' });
  return () => {
    document.removeEventListener('focusin', onFocus);
    growth?.disconnect();
    body.style.paddingTop = before;
  };
}
