// Derives from a location its time zone, country, driving side and address format.
import tzLookup from '@photostructure/tz-lookup';
import { CityError } from '../city-error';
import { meters } from '../places/place';
import { ZONES } from './zones';

export interface Locale {
  timeZone: string;
  /** ISO 3166-1 code. */
  country: string;
  driveOn: 'left' | 'right';
  /** Whether addresses are written "12 Main Street" rather than "Main Street 12". */
  numberFirst: boolean;
}

const LEFT = new Set(
  'AG AI AU BB BD BM BN BS BT BW CC CK CX CY DM FJ FK GB GD GG GY HK ID IE IM IN JE JM JP KE KI KN KY LC LK LS MO MS MT MU MV MW MY MZ NA NF NP NR NU NZ PG PK PN SB SC SG SH SR SZ TC TH TK TL TO TT TV TZ UG VC VG VI WS ZA ZM ZW'.split(
    ' ',
  ),
);
const NUMBER_FIRST = new Set(
  'US CA GB IE AU NZ FR MC LU ZA SG PH HK MY KE NG GH JM TT BS BB BM PR VI GU IL EG MA TN DZ SN CI LK PK BD IN VN TH GG JE IM MT GI RE GP MQ GF NC PF'.split(
    ' ',
  ),
);

interface Zone {
  timeZone: string;
  country: string;
  places: [lng: number, lat: number][];
}

const zones: readonly Zone[] = ZONES.map((text) => {
  const [timeZone = '', country = '', places = ''] = text.split(':');
  return {
    timeZone,
    country,
    places: places.split(' ').map((place) => {
      const [lat = 0, lng = 0] = place.split(',').map(Number);
      return [lng, lat];
    }),
  };
});

/** @returns the locale of the place. The country is that of the nearest large city, so check it near a border. */
export function localeAt([lng, lat]: readonly [number, number]): Locale {
  let best: Zone | undefined;
  let least = Infinity;
  for (const zone of zones) {
    for (const [x, y] of zone.places) {
      // The shorter way around the world.
      const turned = x - lng > 180 ? x - 360 : x - lng < -180 ? x + 360 : x;
      const distance = meters([turned, y], [lng, lat]);
      if (distance < least) [best, least] = [zone, distance];
    }
  }
  const country = best?.country ?? '';
  const timeZone = tzLookup(lat, lng);
  return {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    country,
    driveOn: LEFT.has(country) ? 'left' : 'right',
    numberFirst: NUMBER_FIRST.has(country),
  };
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** @throws CityError */
export function requireTimeZone(name: string): string {
  if (!isTimeZone(name))
    throw new CityError(`"${name}" is not a time zone: give one like Europe/Lisbon with --time-zone.`);
  return name;
}
