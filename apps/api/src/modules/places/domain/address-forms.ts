/**
 * The forms in which an address is looked up, the full one first: what follows a comma (town, state, postcode, country)
 * is left out bit by bit, as the index knows its own town and no state. "401 S Tryon St, Charlotte, NC 28202" is at last
 * looked up as "401 S Tryon St".
 */
export function addressForms(address: string): string[] {
  const parts = address.split(',').map((part) => part.trim()).filter(Boolean);
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(' '));
}
