export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
/** Only the head, half of the screen, or nearly all of it. */
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

const SHARES: Readonly<Record<SheetHeight, number>> = { peek: 0.3, half: 0.58, full: 0.94 };

/** The fraction of the frame that a sheet covers, as a CSS percentage. */
export const shareOf = (height: SheetHeight): string => `${SHARES[height] * 100}%`;

/** The next height up or down; the outermost one stays. */
export function stepHeight(height: SheetHeight, by: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by] ?? height;
}

/** Speed in pixels per millisecond from which a flick moves the sheet to the next height. */
const FLICK = 0.5;

/** The height at which a sheet comes to rest after it was released at `pixels` of `space`, moving up with `speed`. */
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
