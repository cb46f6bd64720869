import type { LatLng } from '@groupride/geo';

/** Degrees with a point, or with minutes and seconds; whole degrees alone may as well be two house numbers. */
const DEGREES = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*(?:°|º|deg)?(?:\s*(\d{1,2}(?:\.\d+)?)\s*['′’](?:\s*(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?)?`;
const PART = String.raw`([nsew])?\s*${DEGREES}\s*([nsew])?`;
const POSITION = new RegExp(String.raw`^[(\[]?\s*${PART}(?:\s*[,;]\s*|\s+)${PART}\s*[)\]]?$`, 'i');

interface Part {
  degrees: number;
  /** In small letters; empty where it is not said. */
  side: string;
  /** Whether it can be nothing but a part of a position. */
  isCertain: boolean;
}

function partOf([before = '', degrees = '', minutes, seconds, after = '']: readonly (string | undefined)[]): Part | null {
  const [whole, parts] = [Number(degrees), (Number(minutes ?? 0) + Number(seconds ?? 0) / 60) / 60];
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60 || (before && after) || (minutes !== undefined && degrees.includes('.'))) return null;
  const side = (before || after).toLowerCase();
  return { degrees: (side === 's' || side === 'w' || degrees.startsWith('-') ? -1 : 1) * (Math.abs(whole) + parts), side, isCertain: degrees.includes('.') || minutes !== undefined };
}

const isAcross = ({ side }: Part): boolean => side === 'e' || side === 'w';
const isUp = ({ side }: Part): boolean => side === 'n' || side === 's';

/** A position as maps let it be copied: "35.2271, -80.8431", "35.2271° N, 80.8431° W", `35°13'37.6"N 80°50'35.2"W`. @returns null when the text is none */
export function readPosition(text: string): LatLng | null {
  const found = POSITION.exec(text.trim());
  const [one, other] = found ? [partOf(found.slice(1, 6)), partOf(found.slice(6, 11))] : [];
  if (!one || !other || !one.isCertain || !other.isCertain) return null;
  if ((isAcross(one) && isAcross(other)) || (isUp(one) && isUp(other))) return null;
  const [lat, lng] = isAcross(one) || isUp(other) ? [other.degrees, one.degrees] : [one.degrees, other.degrees];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
