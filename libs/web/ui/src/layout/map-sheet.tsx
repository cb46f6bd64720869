import { Box, Flex, chakra } from '@chakra-ui/react';
import {
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useKeptFocus } from '../hooks/use-kept-focus';
import { useHeight, useScrollStop } from './sheet-measures';
import { nearestHeight, shareOf, stepHeight, type SheetHeight } from './sheet-height';

/** Width of the sheet on a desktop, where it is a side panel. */
export const PANEL_WIDTH = '26.5rem';

export interface MapSheetProps {
  /** The map behind the sheet, which ends at the sheet's upper edge. */
  map: ReactNode;
  /** Accessible name of the sheet. */
  label: string;
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** Labels of the handle, which describe what pressing it does. */
  handleLabel: { more: string; less: string };
  /** Buttons over the top of the map, such as back and share. */
  overlay?: ReactNode;
  /** Always visible, even while the sheet is collapsed. */
  head: ReactNode;
  /** Also always visible, at the bottom: the next step. */
  footer?: ReactNode;
  /** Whether the application has a tab bar, which covers the lower end of the panel on a desktop. */
  tabs?: boolean;
  children: ReactNode;
}

/** Height of the tab bar, which covers the lower end of the panel on a desktop. */
const NAV_HEIGHT = '4.0625rem';
/** A press that moves less than this counts as a tap on the handle. */
const TAP_PX = 6;
/** Minimum visible height below the head when the sheet is half open. */
const MORE_PX = 96;
/** Heights of a sheet that scrolls as a whole: some of the map stays in sight, with what lies over it. */
const CROWDED: Readonly<Record<SheetHeight, string>> = { peek: '55%', half: '70%', full: '100%' };
/** A footer that takes more than this share of the screen scrolls with everything else in a crowded sheet. */
const FOOTER_SHARE = 0.4;

/**
 * A map with a sheet over its lower part, which shows only its head, half or all of its content. The sheet can be
 * dragged, or moved with the keys of its handle. On wide screens it is a panel on the left of the map.
 */
export function MapSheet({
  map,
  label,
  height,
  onHeight,
  handleLabel,
  overlay,
  head,
  footer,
  tabs = true,
  children,
}: MapSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const drag = useRef<{ y: number; from: number; moved: boolean; at: number } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { ref: headRef, pixels: headPixels } = useHeight();
  const { ref: footerRef, pixels: footerPixels } = useHeight();
  const { ref: contentRef, isStop } = useScrollStop();
  const sheetRef = useKeptFocus((sheet) => sheet.querySelector<HTMLElement>('h2') ?? sheet);
  const { ref: frameHeightRef, pixels: framePixels } = useHeight();
  const frameRef = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      return frameHeightRef(element);
    },
    [frameHeightRef],
  );
  const pixels = headPixels === 0 ? 0 : headPixels + footerPixels;
  // Large text on a small phone: head and footer alone would fill the sheet, so everything in it scrolls together.
  const isCrowded = framePixels > 0 && pixels + MORE_PX > framePixels;
  const isFooterFixed = footerPixels < framePixels * FOOTER_SHARE;
  const space = () => frame.current?.clientHeight ?? window.innerHeight;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if ((event.target as Element).closest('a, input, label, output') || isOtherButton(event)) return;
    if (isCrowded && !isHandle(event)) return;
    const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]');
    drag.current = { y: event.clientY, from: sheet?.offsetHeight ?? 0, moved: false, at: event.timeStamp };
  };
  const onPointerMove = ({ clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const started = drag.current;
    if (!started) return;
    const by = started.y - clientY;
    if (!started.moved && Math.abs(by) < TAP_PX) return;
    // Captured only after a movement, because a captured tap would not reach the handle as a click.
    if (!started.moved) currentTarget.setPointerCapture?.(pointerId);
    started.moved = true;
    setDragged(Math.max(0, started.from + by));
  };
  const onPointerEnd = ({ clientY, timeStamp }: PointerEvent) => {
    const started = drag.current;
    drag.current = null;
    setDragged(null);
    if (!started?.moved) return;
    const by = started.y - clientY;
    const speed = by / Math.max(1, timeStamp - started.at);
    onHeight(nearestHeight({ height, pixels: started.from + by, space: space(), speed }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      event.key === 'ArrowUp'
        ? stepHeight(height, 1)
        : event.key === 'ArrowDown'
          ? stepHeight(height, -1)
          : event.key === 'Home'
            ? 'peek'
            : event.key === 'End'
              ? 'full'
              : null;
    if (!next) return;
    event.preventDefault();
    onHeight(next);
  };
  // An element focused by keyboard must be visible.
  const onFocusBody = (event: FocusEvent) => {
    if (height === 'peek' && event.target.matches(':focus-visible')) onHeight('half');
  };

  // The sheet makes way for a control of the map that it would cover.
  const onFocusMap = ({ target }: FocusEvent) => {
    const sheet = frame.current?.querySelector('[data-sheet]');
    if (!sheet || height === 'peek' || !target.matches(':focus-visible')) return;
    const [over, under] = [sheet.getBoundingClientRect(), target.getBoundingClientRect()];
    const isBeside = under.right <= over.left || under.left >= over.right;
    if (!isBeside && (under.top + under.bottom) / 2 > over.top) onHeight(stepHeight(height, -1));
  };

  return (
    <Box
      ref={frameRef}
      data-sheet-frame
      position="absolute"
      inset="0"
      overflow="hidden"
      bg="bg.muted"
      style={{ ['--sheet' as string]: isCrowded ? CROWDED[height] : cssHeight(height, pixels) }}
    >
      <Box
        position="absolute"
        insetX="0"
        top="0"
        bottom={{ base: `min(var(--sheet), ${cssHeight('half', pixels)})`, lg: '0' }}
        insetStart={{ lg: PANEL_WIDTH }}
        minH="7rem"
        isolation="isolate"
        onFocus={onFocusMap}
      >
        {map}
      </Box>
      {overlay && (
        <Flex
          position="absolute"
          top="calc(0.75rem + env(safe-area-inset-top))"
          insetStart={{ base: '3', lg: `calc(${PANEL_WIDTH} + 0.75rem)` }}
          gap="2"
          zIndex="base"
        >
          {overlay}
        </Flex>
      )}
      <Flex
        as="section"
        ref={sheetRef}
        aria-label={label}
        data-sheet={height}
        direction="column"
        position="absolute"
        zIndex="base"
        insetStart="0"
        bottom="0"
        w={{ base: 'full', lg: PANEL_WIDTH }}
        h={{ base: 'var(--sheet-now)', lg: 'full' }}
        maxH={{ base: 'calc(100% - 3.5rem)', lg: 'full' }}
        {...(isCrowded && {
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollPaddingBottom: isFooterFixed ? `${footerPixels}px` : '0',
        })}
        bg="bg.panel"
        borderTopRadius={{ base: 'xl', lg: 'none' }}
        borderEndWidth={{ lg: '1px' }}
        boxShadow={{ base: 'lg', lg: 'none' }}
        transition={dragged === null ? 'height 240ms cubic-bezier(0.16, 1, 0.3, 1)' : 'none'}
        _motionReduce={{ transition: 'none' }}
        style={{ ['--sheet-now' as string]: dragged === null ? 'var(--sheet)' : `${dragged}px` }}
      >
        <Box
          ref={headRef}
          flexShrink="0"
          touchAction={{ base: isCrowded ? 'auto' : 'none', lg: 'auto' }}
          cursor={{ base: isCrowded ? 'auto' : 'grab', lg: 'auto' }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
        >
          <chakra.button
            type="button"
            hideFrom="lg"
            data-sheet-handle
            w="full"
            h="7"
            display="grid"
            placeItems="center"
            cursor="grab"
            touchAction="none"
            aria-expanded={height !== 'peek'}
            aria-controls={bodyId}
            aria-label={height === 'full' ? handleLabel.less : handleLabel.more}
            onKeyDown={onKeyDown}
            onClick={() => onHeight(height === 'full' ? 'peek' : stepHeight(height, 1))}
          >
            <Box aria-hidden w="10" h="1" borderRadius="full" bg="border.emphasized" />
          </chakra.button>
          <Box px="4" pt={{ base: '0', lg: '4' }} pb="3">
            {head}
          </Box>
        </Box>
        <Box
          id={bodyId}
          {...(isCrowded
            ? { flex: 'none' }
            : { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain' })}
          // Contains visually hidden elements such as radio inputs, so that focusing one does not move the sheet.
          position="relative"
          onFocus={onFocusBody}
          {...(isStop ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        >
          {/* Padding on the scrolling box itself would prevent it from shrinking below head and footer. */}
          <Box ref={contentRef} px="4" pb={{ base: '6', lg: footer || !tabs ? '6' : '24' }}>
            {children}
          </Box>
        </Box>
        {footer && (
          <Box
            ref={footerRef}
            flexShrink="0"
            bg="bg.panel"
            pb={tabs ? { lg: NAV_HEIGHT } : '0'}
            {...(isCrowded && isFooterFixed && { position: 'sticky', bottom: '0', zIndex: 'base' })}
          >
            {footer}
          </Box>
        )}
      </Flex>
    </Box>
  );
}

/** Collapsed, the sheet shows all of head and footer; half open, it shows some content between them as well. */
function cssHeight(height: SheetHeight, fixed: number): string {
  if (height === 'full' || fixed === 0) return shareOf(height);
  return height === 'peek' ? `${fixed}px` : `max(${shareOf(height)}, ${fixed + MORE_PX}px)`;
}

/** Buttons inside the head are not drag handles; only the handle both drags and clicks. */
function isOtherButton({ target }: PointerEvent<HTMLElement>): boolean {
  return (target as Element).closest('button:not([data-sheet-handle])') !== null;
}

const isHandle = ({ target }: PointerEvent<HTMLElement>): boolean =>
  (target as Element).closest('[data-sheet-handle]') !== null;
