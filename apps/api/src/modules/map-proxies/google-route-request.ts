import { AVOIDABLE, type Avoidable } from '../mapping/mapping.facade';

/** Options of a route request. */
export interface GoogleRouteRequest {
  between: { text: string; through: boolean }[];
  /** Whether the points between may be visited in another order. */
  optimize: boolean;
  avoid: Avoidable[];
  metric: boolean;
}

export interface GoogleRouteQuery {
  waypoints?: string;
  avoid?: string;
  units?: string;
}

const VIA = /^via:/;
/** Irrelevant for cars. */
const INDOOR = 'indoor';
const isAvoidable = (word: string): word is Avoidable => (AVOIDABLE as readonly string[]).includes(word);

/** @returns an error message when the input is invalid */
export function readGoogleRouteRequest({
  waypoints = '',
  avoid = '',
  units = '',
}: GoogleRouteQuery): GoogleRouteRequest | string {
  const parts = waypoints.split('|').filter(Boolean);
  const optimize = parts[0] === 'optimize:true';
  const between = (parts[0]?.startsWith('optimize:') ? parts.slice(1) : parts).map((text) => ({
    text: text.replace(VIA, ''),
    through: VIA.test(text),
  }));
  if (optimize && between.some(({ through }) => through))
    return 'optimize:true orders stops; points that begin with via: are none.';
  const avoided = avoid.split('|').filter((word) => word !== '' && word !== INDOOR);
  if (!avoided.every(isAvoidable)) return `avoid takes ${AVOIDABLE.join(', ')}, separated by |.`;
  if (units !== '' && units !== 'metric' && units !== 'imperial') return 'units must be metric or imperial.';
  return { between, optimize, avoid: avoided, metric: units === 'metric' };
}

/** The waypoints in Google's format. @param texts replace the original ones */
export function writeWaypoints(
  { between, optimize }: GoogleRouteRequest,
  texts: readonly string[],
): string | undefined {
  if (between.length === 0) return undefined;
  return [
    ...(optimize ? ['optimize:true'] : []),
    ...between.map(({ through }, i) => (through ? `via:${texts[i]!}` : texts[i]!)),
  ].join('|');
}
