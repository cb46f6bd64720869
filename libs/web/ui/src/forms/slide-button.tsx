import { Box, Flex, chakra } from '@chakra-ui/react';
import { ChevronsRight } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Spinner } from '../feedback/spinner';
import { VisuallyHidden } from '../layout/accessibility';

export interface SlideButtonProps {
  /** What is confirmed. */
  label: string;
  /** Replaces the label after a tap: the second tap confirms. */
  againLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  busyLabel?: string;
  disabled?: boolean;
  /** A step that can be taken but is not the next one yet. */
  variant?: 'primary' | 'secondary';
}

/** Fraction of the track that the thumb has to move; released before that, it slides back. */
const CONFIRMED_AT = 0.85;
/** A touch that moves less than this is a tap. */
const TAP_PX = 6;
/** How long a second tap confirms, milliseconds. */
const ARMED_MS = 4000;
/** Room around the thumb, and its size, in pixels. */
const THUMB = { gap: 4, size: 48 } as const;

const looks = {
  primary: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'transparent' },
  secondary: { bg: 'bg.panel', color: 'fg', borderColor: 'border.emphasized/60' },
} as const;

/**
 * A button that an accidental touch cannot press: its thumb is slid to the end. Two taps also confirm, and the keyboard
 * presses it like any other button (WCAG 2.5.7, Dragging Movements).
 */
export function SlideButton({
  label,
  againLabel,
  onConfirm,
  busy = false,
  busyLabel,
  disabled = false,
  variant = 'primary',
}: SlideButtonProps) {
  const drag = useRef<{ x: number; range: number; moved: boolean; ended: boolean } | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  const idle = !busy && !disabled;

  const confirm = () => {
    setArmed(false);
    onConfirm();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!idle || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const range = event.currentTarget.clientWidth - THUMB.size - 2 * THUMB.gap;
    drag.current = { x: event.clientX, range, moved: false, ended: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const started = drag.current;
    if (!started || started.ended) return;
    const by = event.clientX - started.x;
    if (!started.moved && Math.abs(by) < TAP_PX) return;
    if (!started.moved) event.currentTarget.setPointerCapture?.(event.pointerId);
    started.moved = true;
    setOffset(Math.min(Math.max(0, by), started.range));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const started = drag.current;
    setOffset(null);
    if (!started?.moved || started.ended) return;
    started.ended = true;
    if (event.clientX - started.x >= CONFIRMED_AT * started.range) confirm();
  };
  const onPointerCancel = () => {
    drag.current = null;
    setOffset(null);
  };
  const onClick = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    // A slide with the mouse also ends with a click.
    const slid = drag.current?.moved === true;
    drag.current = null;
    if (!idle || (slid && !byKeyboard)) return;
    if (armed || byKeyboard) confirm();
    else setArmed(true);
  };

  return (
    <>
      <chakra.button
        type="button"
        data-slide
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        position="relative"
        w="full"
        minH="14"
        borderRadius="full"
        borderWidth="1px"
        fontWeight="semibold"
        letterSpacing="snug"
        userSelect="none"
        touchAction="pan-y"
        cursor="grab"
        {...looks[variant]}
        _disabled={{ cursor: 'not-allowed', opacity: 0.5 }}
        css={{ '&[aria-busy=true]': { cursor: 'progress', opacity: 0.85 } }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onClick={onClick}
      >
        <Flex align="center" justify="center" gap="2" py="1" ps="60px" pe="4" lineHeight="tight">
          {busy && <Spinner size={18} />}
          {busy && busyLabel ? busyLabel : armed ? againLabel : label}
        </Flex>
        <Box
          aria-hidden
          position="absolute"
          insetY="0"
          my="auto"
          insetStart={`${THUMB.gap - 1}px`}
          boxSize={`${THUMB.size}px`}
          borderRadius="full"
          display="grid"
          placeItems="center"
          bg={variant === 'primary' ? 'brand.contrast' : 'brand.solid'}
          color={variant === 'primary' ? 'brand.solid' : 'brand.contrast'}
          transition={offset === null ? 'transform 200ms cubic-bezier(0.16, 1, 0.3, 1)' : 'none'}
          _motionReduce={{ transition: 'none' }}
          style={{ transform: `translateX(${offset ?? 0}px)` }}
        >
          <ChevronsRight size={24} />
        </Box>
      </chakra.button>
      <VisuallyHidden>
        <span role="status">{busy ? busyLabel : armed ? againLabel : ''}</span>
      </VisuallyHidden>
    </>
  );
}
