// The binary layout of Valhalla 3.6 tiles: little-endian 64-bit words divided into bit fields.

/**
 * Reads a field of a word.
 * @param at byte offset of the word
 * @param shift first bit
 * @param width up to 32 bits, or up to 46 if it begins at bit 0
 */
export function field(view: DataView, at: number, shift: number, width: number): number {
  const low = view.getUint32(at, true);
  const high = view.getUint32(at + 4, true);
  if (shift >= 32) return masked(high >>> (shift - 32), width);
  if (shift + width <= 32) return masked(low >>> shift, width);
  return (low >>> shift) + masked(high, width - (32 - shift)) * 2 ** (32 - shift);
}

const masked = (value: number, width: number): number => (width >= 32 ? value >>> 0 : value & (2 ** width - 1));

/** The parts of a node or edge id: 3 bits of level, 22 of tile, 21 within the tile. */
export const tileOf = (id: number): number => id % 2 ** 25;
export const indexOf = (id: number): number => Math.floor(id / 2 ** 25);
export const idOf = (tile: number, index: number): number => tile + index * 2 ** 25;
