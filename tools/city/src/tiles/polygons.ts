// Assembles areas from several ways with osm2geojson-lite, one relation at a time.
import osm2geojson from 'osm2geojson-lite';
import type { OsmRelation } from '../osm';
import { type Extract, indexOfId, lineOf, type LngLat } from '../read/extract';

export type Polygons = LngLat[][][];

const isPolygon = (type: string | undefined): boolean => type === 'multipolygon' || type === 'boundary';

/**
 * @returns the polygons of a relation, outer ring first, as far as their rings are complete in the extract; undefined
 * if it is not an area or nothing is complete
 */
export function polygonsOf(extract: Extract, relation: OsmRelation): Polygons | undefined {
  if (!isPolygon(relation.tags.type)) return undefined;
  const members = relation.members.flatMap((member) => {
    const way = member.type === 'way' ? indexOfId(extract.wayIds, member.ref) : -1;
    if (way < 0) return [];
    const geometry = lineOf(extract, way).map(([lon, lat]) => ({ lat, lon }));
    if (geometry.length < 2) return [];
    const role = member.role === 'inner' ? 'inner' : 'outer';
    return [{ type: 'way', ref: member.ref, role, geometry }];
  });
  if (!members.some(({ role }) => role === 'outer')) return undefined;
  let geometry: unknown;
  try {
    geometry = osm2geojson({ elements: [{ type: 'relation', id: relation.id, tags: {}, members }] });
  } catch {
    // The rings cannot be closed.
    return undefined;
  }
  return coordinatesOf(geometry);
}

function coordinatesOf(geometry: unknown): Polygons | undefined {
  if (typeof geometry !== 'object' || geometry === null || !('type' in geometry) || !('coordinates' in geometry))
    return undefined;
  if (geometry.type === 'Polygon') return [geometry.coordinates as LngLat[][]];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates as Polygons;
  return undefined;
}
