import type { OsmTags } from '../osm';
import { NEVER, type Properties } from './feature';

/** First zoom of each road class and of its label; rarer classes appear earlier. */
const ROAD_CLASSES: Record<string, { class: string; from: number; named: number }> = {
  motorway: { class: 'motorway', from: 4, named: 10 },
  trunk: { class: 'trunk', from: 5, named: 10 },
  primary: { class: 'primary', from: 7, named: 11 },
  secondary: { class: 'secondary', from: 9, named: 12 },
  tertiary: { class: 'tertiary', from: 11, named: 13 },
  unclassified: { class: 'minor', from: 12, named: 13 },
  residential: { class: 'minor', from: 12, named: 13 },
  living_street: { class: 'minor', from: 12, named: 13 },
  road: { class: 'minor', from: 12, named: 13 },
  busway: { class: 'minor', from: 13, named: 14 },
  pedestrian: { class: 'minor', from: 13, named: 14 },
  service: { class: 'service', from: 14, named: 14 },
  track: { class: 'service', from: 14, named: 14 },
  footway: { class: 'path', from: 15, named: 15 },
  path: { class: 'path', from: 15, named: 15 },
  cycleway: { class: 'path', from: 14, named: 15 },
  bridleway: { class: 'path', from: 15, named: 15 },
  steps: { class: 'path', from: 15, named: 15 },
};

const RAIL: Record<string, number> = {
  rail: 10,
  light_rail: 11,
  subway: 12,
  narrow_gauge: 11,
  monorail: 12,
  tram: 13,
  funicular: 13,
};

export interface Road {
  from: number;
  /** First zoom at which the label is included. */
  named: number;
  properties: Properties;
}

/** @returns how a way is drawn as a road or a railway, or undefined if it is neither */
export function roadOf(tags: OsmTags): Road | undefined {
  const { highway, railway } = tags;
  if (highway !== undefined && tags.area !== 'yes') {
    const isLink = highway.endsWith('_link');
    const base = ROAD_CLASSES[isLink ? highway.slice(0, -5) : highway];
    if (base === undefined) return undefined;
    // Sidewalks, crosswalks and private parking aisles would clutter the map.
    if (base.class === 'path' && (tags.footway !== undefined || tags.indoor === 'yes' || tags.level !== undefined))
      return undefined;
    const { service } = tags;
    const isAisle =
      service === 'parking_aisle' ||
      service === 'driveway' ||
      service === 'drive-through' ||
      service === 'emergency_access';
    if (isAisle) return undefined;
    const from = isLink ? Math.max(11, base.from) : base.from;
    return {
      from,
      named: Math.max(from, base.named),
      properties: {
        class: base.class,
        ...(isLink ? { link: true } : {}),
        ...levelOf(tags),
        ...oneway(tags),
        ...names(tags),
      },
    };
  }
  if (railway !== undefined) {
    const from = RAIL[railway];
    if (from === undefined || tags.service !== undefined) return undefined;
    return { from, named: NEVER, properties: { class: 'rail', kind: railway, ...levelOf(tags) } };
  }
  if (tags.aeroway === 'runway' || tags.aeroway === 'taxiway') {
    return { from: tags.aeroway === 'runway' ? 11 : 13, named: NEVER, properties: { class: tags.aeroway } };
  }
  if (tags.route === 'ferry') return { from: 11, named: 13, properties: { class: 'ferry', ...names(tags) } };
  return undefined;
}

function levelOf(tags: OsmTags): Properties {
  const layer = Number(tags.layer ?? 0);
  return {
    ...(tags.bridge !== undefined && tags.bridge !== 'no' ? { bridge: true } : {}),
    ...(tags.tunnel !== undefined && tags.tunnel !== 'no' ? { tunnel: true } : {}),
    ...(Number.isInteger(layer) && layer !== 0 && Math.abs(layer) < 6 ? { layer } : {}),
  };
}

function oneway({ oneway: value, highway, junction }: OsmTags): Properties {
  if (value === '-1') return { oneway: -1 };
  if (value === 'yes' || value === 'true' || value === '1') return { oneway: 1 };
  return value !== 'no' && (highway === 'motorway' || junction === 'roundabout') ? { oneway: 1 } : {};
}

export function names(tags: OsmTags): Properties {
  return {
    ...(tags.name === undefined ? {} : { name: tags.name }),
    ...(tags.ref === undefined ? {} : { ref: tags.ref }),
  };
}

/** Properties of a road below the zoom of its label. Without labels, roads of a class can be drawn as one line. */
export function unnamed({ name: _name, ref: _ref, oneway: _oneway, ...rest }: Properties): Properties {
  return rest;
}
