import type { LatLng } from '@groupride/geo';

/** Degrees with a decimal point, or with minutes and seconds. Whole degrees alone may be two house numbers. */
const DEGREES = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*(?:°|º|deg)?(?:\s*(\d{1,2}(?:\.\d+)?)\s*['′’](?:\s*(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?)?`;
const PART = String.raw`([nsew])?\s*${DEGREES}\s*([nsew])?`;
const POSITION = new RegExp(String.raw`^[(\[]?\s*${PART}(?:\s*[,;]\s*|\s+)${PART}\s*[)\]]?$`, 'i');

interface Part {
  degrees: number;
  /** Lower case; empty when missing. */
  side: string;
  /** Whether the text is unambiguously part of a position. */
  isCertain: boolean;
}

function partOf([before = '', degrees = '', minutes, seconds, after = '']: readonly (
  string | undefined
)[]): Part | null {
  const [whole, parts] = [Number(degrees), (Number(minutes ?? 0) + Number(seconds ?? 0) / 60) / 60];
  if (
    Number(minutes ?? 0) >= 60 ||
    Number(seconds ?? 0) >= 60 ||
    (before && after) ||
    (minutes !== undefined && degrees.includes('.'))
  )
    return null;
  const side = (before || after).toLowerCase();
  return {
    degrees: (side === 's' || side === 'w' || degrees.startsWith('-') ? -1 : 1) * (Math.abs(whole) + parts),
    side,
    isCertain: degrees.includes('.') || minutes !== undefined,
  };
}

const isAcross = ({ side }: Part): boolean => side === 'e' || side === 'w';
const isUp = ({ side }: Part): boolean => side === 'n' || side === 's';

/** "N 35 13.627 W 80 50.586", as GPS receivers show it: degrees and minutes without their symbols. */
const RECEIVER = /^([ns])\s*(\d{1,2})\s+(\d{1,2}\.\d+)\s*,?\s*([ew])\s*(\d{1,3})\s+(\d{1,2}\.\d+)$/i;
/** A position in a link: geo URIs (RFC 5870) and map URLs. */
const LINK = /^(?:geo:|https?:\/\/\S*[@=/])(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)(?![.\d])\S*$/i;

/** Normalizes other notations to decimal degrees. */
function inDegrees(text: string): string {
  const [, link, across] = LINK.exec(text) ?? [];
  return link ? `${link}, ${across}` : text.replace(RECEIVER, '$1 $2° $3′, $4 $5° $6′');
}

/**
 * Reads a position as copied from maps: "35.2271, -80.8431", "35.2271° N, 80.8431° W", `35°13'37.6"N 80°50'35.2"W`.
 * @returns null when the text is not a position
 */
export function readPosition(text: string): LatLng | null {
  const found = POSITION.exec(inDegrees(text.trim()));
  const [one, other] = found ? [partOf(found.slice(1, 6)), partOf(found.slice(6, 11))] : [];
  if (!one || !other || !one.isCertain || !other.isCertain) return null;
  if ((isAcross(one) && isAcross(other)) || (isUp(one) && isUp(other))) return null;
  const [lat, lng] = isAcross(one) || isUp(other) ? [other.degrees, one.degrees] : [one.degrees, other.degrees];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
