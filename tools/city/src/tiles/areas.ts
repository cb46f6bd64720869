import type { OsmTags } from '../osm';
import type { Layer } from './feature';

export interface AreaClass {
  layer: Layer;
  class: string;
}

const by = (layer: Layer, classes: Record<string, string>): Record<string, AreaClass> =>
  Object.fromEntries(Object.entries(classes).map(([value, name]) => [value, { layer, class: name }]));

const NATURAL = {
  ...by('water', { water: 'water', bay: 'water', strait: 'water' }),
  ...by('green', {
    wood: 'forest',
    scrub: 'forest',
    grassland: 'grass',
    heath: 'grass',
    wetland: 'wetland',
    beach: 'beach',
    sand: 'beach',
  }),
};
const LANDUSE = {
  ...by('water', { reservoir: 'water', basin: 'water' }),
  ...by('green', {
    forest: 'forest',
    grass: 'grass',
    meadow: 'grass',
    village_green: 'grass',
    recreation_ground: 'park',
    cemetery: 'cemetery',
    orchard: 'grass',
    vineyard: 'vineyard',
    allotments: 'grass',
  }),
  ...by('areas', {
    industrial: 'industrial',
    commercial: 'commercial',
    retail: 'commercial',
    railway: 'industrial',
    education: 'school',
    port: 'industrial',
    military: 'military',
  }),
};
const LEISURE = by('green', {
  park: 'park',
  garden: 'park',
  golf_course: 'golf',
  nature_reserve: 'park',
  pitch: 'pitch',
  playground: 'park',
  common: 'park',
  dog_park: 'park',
  stadium: 'pitch',
  track: 'pitch',
});
const AMENITY = {
  ...by('areas', {
    university: 'campus',
    college: 'campus',
    school: 'school',
    kindergarten: 'school',
    hospital: 'hospital',
    parking: 'parking',
    prison: 'industrial',
  }),
  ...by('green', { grave_yard: 'cemetery' }),
};
const AEROWAY = by('areas', { aerodrome: 'airfield', apron: 'apron', terminal: 'terminal' });
const WATERWAY = by('water', { riverbank: 'water', dock: 'water' });

/** @returns the class in which a closed way or a multipolygon is drawn, or undefined */
export function areaOf(tags: OsmTags): AreaClass | undefined {
  const building = tags.building ?? tags['building:part'];
  if (building !== undefined && building !== 'no' && tags.location !== 'underground')
    return tags.building === undefined ? undefined : { layer: 'buildings', class: 'building' };
  return (
    NATURAL[tags.natural ?? ''] ??
    LEISURE[tags.leisure ?? ''] ??
    AEROWAY[tags.aeroway ?? ''] ??
    AMENITY[tags.amenity ?? ''] ??
    WATERWAY[tags.waterway ?? ''] ??
    LANDUSE[tags.landuse ?? ''] ??
    (tags.highway === 'pedestrian' || (tags.highway === 'footway' && tags.area === 'yes')
      ? { layer: 'areas', class: 'square' }
      : undefined) ??
    (tags.boundary === 'national_park' ? { layer: 'green', class: 'park' } : undefined)
  );
}

/** Waterways that are drawn as lines. */
export const WATERWAYS: Record<string, { from: number; named: number }> = {
  river: { from: 9, named: 12 },
  canal: { from: 11, named: 13 },
  stream: { from: 13, named: 14 },
};
