import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';

/** Every routing engine takes this many points in one request; a bus may have more stops. */
const MOST_POINTS = 20;

/** A part of a vehicle's route on roads. */
export interface PlannedSection {
  meters: number;
  /** Encoded, precision 1e5. */
  polyline: string;
  estimated: boolean;
}

/** The points in sections that a routing engine takes, each of which begins where the one before it ends. */
export function sectionsOf(points: readonly LatLng[]): LatLng[][] {
  const sections: LatLng[][] = [];
  for (let first = 0; first === 0 || first < points.length - 1; first += MOST_POINTS - 1)
    sections.push(points.slice(first, first + MOST_POINTS));
  return sections;
}

/** The whole route. @param sections one after the other, at least one */
export function joined(sections: readonly PlannedSection[]): PlannedSection {
  return {
    meters: Math.round(sections.reduce((sum, { meters }) => sum + meters, 0)),
    polyline:
      sections.length === 1
        ? sections[0]!.polyline
        : encodePolyline(
            sections.flatMap(({ polyline }, index) => decodePolyline(polyline).slice(index === 0 ? 0 : 1)),
          ),
    estimated: sections.some(({ estimated }) => estimated),
  };
}
