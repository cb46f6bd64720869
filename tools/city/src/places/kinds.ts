// The kind of a place and how likely it is searched for, from its tags.
import type { PlaceKind } from '@groupride/contracts';
import type { OsmTags } from '../osm';

export interface KindOfPlace {
  kind: PlaceKind;
  /** From 0 to 1, before size, population and fame are added. */
  importance: number;
}

const of = (kind: PlaceKind, importance: number): KindOfPlace => ({ kind, importance });

type Values = Record<string, KindOfPlace>;

const PLACE: Values = {
  city: of('city', 0.9),
  town: of('town', 0.75),
  village: of('town', 0.6),
  hamlet: of('neighborhood', 0.45),
  borough: of('suburb', 0.6),
  suburb: of('suburb', 0.6),
  quarter: of('neighborhood', 0.5),
  neighbourhood: of('neighborhood', 0.5),
  locality: of('other', 0.15),
  isolated_dwelling: of('other', 0.15),
  square: of('attraction', 0.35),
  island: of('attraction', 0.4),
  islet: of('other', 0.2),
  city_block: of('other', 0.1),
};
const AEROWAY: Values = { aerodrome: of('airport', 0.6), terminal: of('airport', 0.5), heliport: of('airport', 0.35) };
const RAILWAY: Values = {
  station: of('station', 0.6),
  halt: of('station', 0.45),
  tram_stop: of('station', 0.35),
  subway_entrance: of('station', 0.3),
};
const AMENITY: Values = {
  university: of('university', 0.65),
  college: of('university', 0.55),
  hospital: of('hospital', 0.65),
  clinic: of('hospital', 0.3),
  doctors: of('hospital', 0.15),
  dentist: of('hospital', 0.1),
  school: of('school', 0.35),
  kindergarten: of('school', 0.2),
  library: of('library', 0.4),
  townhall: of('town_hall', 0.5),
  courthouse: of('town_hall', 0.4),
  embassy: of('office', 0.3),
  place_of_worship: of('worship', 0.3),
  theatre: of('theatre', 0.5),
  cinema: of('theatre', 0.45),
  arts_centre: of('venue', 0.4),
  concert_hall: of('venue', 0.5),
  conference_centre: of('venue', 0.5),
  exhibition_centre: of('venue', 0.55),
  events_venue: of('venue', 0.4),
  community_centre: of('venue', 0.3),
  casino: of('venue', 0.5),
  nightclub: of('bar', 0.3),
  restaurant: of('restaurant', 0.25),
  fast_food: of('restaurant', 0.2),
  food_court: of('restaurant', 0.25),
  cafe: of('cafe', 0.2),
  ice_cream: of('cafe', 0.15),
  bar: of('bar', 0.2),
  pub: of('bar', 0.22),
  biergarten: of('bar', 0.22),
  bus_station: of('station', 0.5),
  ferry_terminal: of('station', 0.5),
  marketplace: of('shop', 0.4),
  parking: of('parking', 0.15),
  bank: of('office', 0.15),
  post_office: of('office', 0.25),
  police: of('office', 0.3),
  fire_station: of('office', 0.25),
  pharmacy: of('shop', 0.2),
  fuel: of('shop', 0.2),
  car_rental: of('shop', 0.2),
  monastery: of('worship', 0.35),
  planetarium: of('museum', 0.45),
  prison: of('other', 0.3),
};
const TOURISM: Values = {
  hotel: of('hotel', 0.4),
  motel: of('hotel', 0.3),
  hostel: of('hotel', 0.3),
  guest_house: of('hotel', 0.25),
  apartment: of('hotel', 0.15),
  museum: of('museum', 0.5),
  gallery: of('museum', 0.35),
  attraction: of('attraction', 0.45),
  theme_park: of('attraction', 0.65),
  zoo: of('attraction', 0.65),
  aquarium: of('attraction', 0.6),
  viewpoint: of('attraction', 0.3),
  artwork: of('attraction', 0.1),
  camp_site: of('hotel', 0.25),
  winery: of('winery', 0.45),
  wine_cellar: of('winery', 0.4),
};
const LEISURE: Values = {
  stadium: of('stadium', 0.7),
  park: of('park', 0.4),
  garden: of('park', 0.3),
  nature_reserve: of('park', 0.4),
  golf_course: of('golf', 0.4),
  sports_centre: of('venue', 0.35),
  sports_hall: of('venue', 0.3),
  water_park: of('attraction', 0.5),
  marina: of('venue', 0.35),
  ice_rink: of('venue', 0.4),
  swimming_pool: of('venue', 0.2),
  playground: of('park', 0.15),
  fitness_centre: of('shop', 0.2),
  pitch: of('venue', 0.1),
  track: of('venue', 0.2),
  bowling_alley: of('venue', 0.3),
};
const SHOP: Values = {
  mall: of('mall', 0.6),
  department_store: of('mall', 0.45),
  supermarket: of('shop', 0.3),
  wine: of('shop', 0.2),
};
const HISTORIC: Values = {
  castle: of('attraction', 0.55),
  monument: of('attraction', 0.4),
  memorial: of('attraction', 0.15),
  fort: of('attraction', 0.45),
  ruins: of('attraction', 0.3),
  archaeological_site: of('attraction', 0.35),
};
const BUILDING: Values = {
  church: of('worship', 0.3),
  cathedral: of('worship', 0.5),
  mosque: of('worship', 0.3),
  synagogue: of('worship', 0.3),
  temple: of('worship', 0.3),
  chapel: of('worship', 0.2),
  hotel: of('hotel', 0.4),
  hospital: of('hospital', 0.3),
  stadium: of('stadium', 0.65),
  train_station: of('station', 0.5),
  school: of('school', 0.3),
  university: of('university', 0.25),
};
const NATURAL: Values = {
  peak: of('other', 0.25),
  water: of('water', 0.3),
  beach: of('attraction', 0.4),
  bay: of('water', 0.3),
  spring: of('water', 0.1),
};
const CRAFT: Values = { winery: of('winery', 0.45), brewery: of('bar', 0.35), distillery: of('bar', 0.35) };
const LANDUSE: Values = {
  cemetery: of('other', 0.25),
  winter_sports: of('other', 0.3),
  industrial: of('other', 0.3),
  retail: of('shop', 0.35),
  commercial: of('office', 0.3),
  residential: of('neighborhood', 0.3),
  recreation_ground: of('park', 0.25),
  vineyard: of('winery', 0.3),
};
const OFFICE: Values = { government: of('office', 0.35), diplomatic: of('office', 0.3) };
const WATERWAY: Values = {
  river: of('water', 0.3),
  stream: of('water', 0.1),
  canal: of('water', 0.2),
  waterfall: of('attraction', 0.3),
};

const TABLES: readonly [key: string, values: Values, otherwise?: KindOfPlace][] = [
  ['place', PLACE],
  ['aeroway', AEROWAY],
  ['craft', CRAFT],
  ['leisure', { stadium: of('stadium', 0.7) }],
  ['railway', RAILWAY],
  ['amenity', AMENITY],
  ['tourism', TOURISM],
  ['shop', SHOP, of('shop', 0.2)],
  ['leisure', LEISURE],
  ['historic', HISTORIC],
  ['office', OFFICE, of('office', 0.2)],
  ['natural', NATURAL],
  ['waterway', WATERWAY],
  ['landuse', LANDUSE],
  ['building', BUILDING],
];

/** Importance of airports with an IATA code. */
const AIRPORT = 0.85;

/** @returns the kind of the element, or undefined if nobody would want to be driven there */
export function placeOf(tags: OsmTags): KindOfPlace | undefined {
  const found = kindFrom(tags);
  if (found === undefined) return undefined;
  let { importance } = found;
  if (found.kind === 'airport' && tags.iata !== undefined) importance = AIRPORT;
  if (found.kind === 'airport' && (tags['aerodrome:type'] === 'private' || tags.access === 'private')) importance = 0.2;
  if (found.kind === 'school' && tags['isced:level'] !== undefined) importance += 0.02;
  return { kind: found.kind, importance: famous(importance, tags) };
}

function kindFrom(tags: OsmTags): KindOfPlace | undefined {
  for (const [key, values, otherwise] of TABLES) {
    const value = tags[key];
    if (value === undefined || value === 'no' || value === 'vacant') continue;
    const found = Object.hasOwn(values, value) ? values[value] : otherwise;
    if (found !== undefined) return found;
  }
  if (tags.highway === 'bus_stop' || (tags.public_transport === 'platform' && tags.bus === 'yes'))
    return of('bus_stop', 0.15);
  if (tags.public_transport === 'station') return of('station', 0.5);
  if (tags.building !== undefined && tags.building !== 'no') return of('other', 0.15);
  return tags.man_made === 'tower' || tags.man_made === 'bridge' ? of('other', 0.2) : undefined;
}

/** The population; 0 if unknown. */
export const peopleOf = ({ population = '' }: OsmTags): number =>
  Number.parseInt(population.replaceAll(/[ ,.]/g, ''), 10) || 0;

/** Raises the importance of places with an encyclopedia article or a large population. */
function famous(importance: number, tags: OsmTags): number {
  let more = importance;
  if (tags.wikipedia !== undefined || tags.importance !== undefined) more += 0.08;
  else if (tags.wikidata !== undefined) more += 0.05;
  const population = peopleOf(tags);
  if (population > 0) more += Math.min(0.12, Math.max(0, (Math.log10(population) - 3) * 0.04));
  if (tags.capital !== undefined && tags.capital !== 'no') more += /^(yes|2|3|4)$/.test(tags.capital) ? 0.1 : 0.03;
  const beds = Number.parseInt(tags.beds ?? tags.capacity ?? '', 10);
  if (beds > 1000) more += 0.05;
  return Math.min(1, more);
}
