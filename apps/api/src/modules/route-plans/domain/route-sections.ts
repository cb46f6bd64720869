import { decodePolyline, encodePolyline, type LatLng } from '@groupride/geo';

/** Most points that every routing engine accepts in one request. A bus may have more stops. */
const MOST_POINTS = 20;

/** A part of a vehicle's route on roads. */
export interface PlannedSection {
  meters: number;
  /** Encoded, precision 1e5. */
  polyline: string;
  estimated: boolean;
}

/** Splits points into sections that a routing engine accepts. Each one begins where the previous one ends. */
export function sectionsOf(points: readonly LatLng[]): LatLng[][] {
  const sections: LatLng[][] = [];
  for (let first = 0; first === 0 || first < points.length - 1; first += MOST_POINTS - 1)
    sections.push(points.slice(first, first + MOST_POINTS));
  return sections;
}

/** Joins sections to the whole route. @param sections at least one, in order */
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
