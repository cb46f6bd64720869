// How Valhalla 3.6 lays out what a tile holds: words of 64 bits, least significant byte first, divided into fields.

/** A field of a word. @param at byte where the word begins. @param shift first bit. @param width up to 32 bits, or up to 46 when it begins at bit 0 */
export function field(view: DataView, at: number, shift: number, width: number): number {
  const low = view.getUint32(at, true);
  const high = view.getUint32(at + 4, true);
  if (shift >= 32) return masked(high >>> (shift - 32), width);
  if (shift + width <= 32) return masked(low >>> shift, width);
  return (low >>> shift) + masked(high, width - (32 - shift)) * 2 ** (32 - shift);
}

const masked = (value: number, width: number): number => (width >= 32 ? value >>> 0 : value & (2 ** width - 1));

/** An id of a node or an edge: 3 bits of level, 22 of the tile, 21 within the tile. */
export const tileOf = (id: number): number => id % 2 ** 25;
export const indexOf = (id: number): number => Math.floor(id / 2 ** 25);
export const idOf = (tile: number, index: number): number => tile + index * 2 ** 25;
