export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
/** Its head only, half of the screen, or nearly all of it. */
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

const SHARES: Readonly<Record<SheetHeight, number>> = { peek: 0.3, half: 0.58, full: 0.94 };

/** The part of the frame that a sheet takes, as CSS. */
export const shareOf = (height: SheetHeight): string => `${SHARES[height] * 100}%`;

/** One height up or down; the last one stays. */
export function stepHeight(height: SheetHeight, by: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by] ?? height;
}

/** Pixels per millisecond from which a movement throws the sheet to the next height. */
const FLICK = 0.5;

/** Where a sheet comes to rest that was let go at `pixels` of the `space`, while it moved up with `speed`. */
export function nearestHeight({
  height,
  pixels,
  space,
  speed,
}: {
  height: SheetHeight;
  pixels: number;
  space: number;
  speed: number;
}): SheetHeight {
  if (Math.abs(speed) > FLICK) return stepHeight(height, speed > 0 ? 1 : -1);
  const share = pixels / space;
  return [...SHEET_HEIGHTS].sort((a, b) => Math.abs(SHARES[a] - share) - Math.abs(SHARES[b] - share))[0] ?? height;
}
