/** Words that introduce an intersection: "corner of Trade and Tryon". */
const BEFORE =
  /^\s*(?:(?:the\s+)?(?:corner|intersection|crossing)\s+(?:of|at)|(?:la\s+)?esquina\s+(?:de|con)|(?:die\s+)?(?:ecke|kreuzung))\s+/i;
/** Separators between the two street names. */
const BETWEEN = /\s*[&@/]\s*|\s+(?:and|at|y|con|esquina(?:\s+con)?|und|ecke|e|x)\s+/i;
/** A house number before "e", which means East here and not the Portuguese "and": "401 E Trade St". */
const HOUSE = /^\s*\d+[a-z]?\s+e\s/i;
/** The start of what follows the streets: ", Charlotte, NC". */
const TOWN = /\s*,/;
/** A single letter is too short to search for. */
const SHORTEST = 2;

/** The two typed street names of an intersection. @returns null when the text is not an intersection */
export function intersectionIn(text: string): readonly [string, string] | null {
  if (HOUSE.test(text)) return null;
  const [streets = ''] = text.replace(BEFORE, '').split(TOWN);
  const [one = '', other = '', ...more] = streets.split(BETWEEN).map((side) => side.trim());
  return more.length === 0 && one.length >= SHORTEST && other.length >= SHORTEST ? [one, other] : null;
}
