import { splitHouse } from './address-parts';

/** Words of letters and digits; "12-14" has two. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the requested house number is missing from the place, so the match is only partial. */
export function lacksNumber(address: string, { name, address: rest }: { name: string; address: string }): boolean {
  const requested = splitHouse(address.split(',')[0]!.trim())?.number;
  if (requested === undefined) return false;
  const own = wordsOf(`${name} ${rest}`);
  return !wordsOf(requested).every((word) => own.includes(word));
}
