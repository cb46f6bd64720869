import { Box, Flex, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BANNER_HEIGHT } from './inline-alert';

export interface FloatingAlertProps {
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  /** The prominent content of the alert, for example a code. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Below the page's title and back button, which stay reachable while the alert is shown. */
const BELOW_HEADER = `calc(4rem + env(safe-area-inset-top) + var(${BANNER_HEIGHT}, 0px))`;

/**
 * An alert over any page and dialog until it is answered, without moving the page. It is marked as an announcer,
 * because an open dialog hides the rest of the page from screen readers.
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
 * An element focused by keyboard must not be hidden under the alert (WCAG 2.4.11): the page moves down as far as
 * necessary, and back when the alert is gone. It does not move for pointer users, under whose finger it would jump.
 * @returns a function that restores the page
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
  // The alert grows when its content is loaded.
  const growth =
    typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => uncover(document.activeElement));
  growth?.observe(alert, { box: 'border-box' });
  return () => {
    document.removeEventListener('focusin', onFocus);
    growth?.disconnect();
    body.style.paddingTop = before;
  };
}
