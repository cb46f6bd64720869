import type { OsmTags } from '../../osm';
import type { PlaceClass, SketchArea, SketchLine, SketchNeighborhood, SketchPlace } from '../../../charlotte/format';

const PLACE: Record<PlaceClass, OsmTags> = {
  airport: { aeroway: 'aerodrome' },
  stadium: { leisure: 'stadium' },
  hospital: { amenity: 'hospital' },
  university: { amenity: 'university' },
  college: { amenity: 'college' },
  mall: { shop: 'mall' },
  shopping: { landuse: 'retail', shop: 'mall' },
  park: { leisure: 'park' },
  station: { railway: 'station' },
  hotel: { tourism: 'hotel' },
  museum: { tourism: 'museum' },
  theatre: { amenity: 'theatre' },
  venue: { amenity: 'events_venue' },
  library: { amenity: 'library' },
  school: { amenity: 'school' },
  town_hall: { amenity: 'townhall' },
  attraction: { tourism: 'attraction' },
  restaurant: { amenity: 'restaurant' },
  brewery: { craft: 'brewery' },
  winery: { craft: 'winery' },
  golf: { leisure: 'golf_course' },
  cemetery: { landuse: 'cemetery' },
};

const AREA: Record<SketchArea['kind'], OsmTags> = {
  water: { natural: 'water' },
  park: { leisure: 'park' },
  forest: { landuse: 'forest' },
  golf: { leisure: 'golf_course' },
  airfield: { aeroway: 'aerodrome' },
  campus: { amenity: 'university' },
  cemetery: { landuse: 'cemetery' },
  industrial: { landuse: 'industrial' },
};

const LINE: Record<SketchLine['kind'], OsmTags> = {
  river: { waterway: 'river' },
  stream: { waterway: 'stream' },
  rail: { railway: 'rail' },
  light_rail: { railway: 'light_rail' },
  runway: { aeroway: 'runway' },
};

/** Maximum rank of a place that is tagged importance=regional, so that it counts as well known. */
const KNOWN_TO_A_CITY = 2;

export function placeTags(place: SketchPlace): OsmTags {
  const address = /^(\d[\w-]*)\s+(.+)$/.exec(place.address ?? '');
  return {
    ...PLACE[place.class],
    name: place.name,
    ...(place.iata ? { iata: place.iata } : {}),
    ...(place.also?.length ? { alt_name: place.also.join(';') } : {}),
    ...(address
      ? { 'addr:housenumber': address[1] as string, 'addr:street': address[2] as string }
      : place.address
        ? { 'addr:street': place.address }
        : {}),
    'addr:city': place.town ?? 'Charlotte',
    'addr:state': 'NC',
    ...(place.rank <= KNOWN_TO_A_CITY ? { importance: 'regional' } : {}),
  };
}

export function neighborhoodTags(home: SketchNeighborhood): OsmTags {
  const isPart = home.kind === 'suburb' || home.kind === 'neighbourhood';
  return {
    place: home.kind,
    name: home.name,
    ...(home.also ? { alt_name: home.also.join(';') } : {}),
    ...(isPart ? { 'addr:city': 'Charlotte' } : {}),
    ...(home.population ? { population: String(home.population) } : {}),
  };
}

export function areaTags(area: SketchArea): OsmTags {
  return { ...AREA[area.kind], ...(area.name ? { name: area.name } : {}) };
}

export function lineTags(line: SketchLine): OsmTags {
  return { ...LINE[line.kind], ...(line.name ? { name: line.name } : {}) };
}
