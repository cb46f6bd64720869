import type { NewWinery, WineryChange } from '@groupride/contracts';

const WINERY_FIELDS = ['name', 'address', 'description', 'lat', 'lng'] as const;
export type WineryField = (typeof WINERY_FIELDS)[number];

/** Maximum number of characters that the API accepts. */
export const LONGEST: Readonly<Partial<Record<WineryField, number>>> = { name: 200, address: 200, description: 500 };

export const asWineryField = (field: string): WineryField | undefined => WINERY_FIELDS.find((one) => one === field);

/** Parses a typed coordinate: undefined when empty, NaN when invalid. Accepts a decimal comma. */
export function readDegrees(typed: string | number | undefined): number | undefined {
  if (typed === undefined || typeof typed === 'number') return typed;
  return typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'));
}

/** Rounds to about 0.1 m, which is more precise than a finger on a map. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(6));

/** The changed fields, always with both coordinates. Null without changes. */
export function changeOf(before: NewWinery, after: NewWinery): WineryChange | null {
  const change: WineryChange = {};
  for (const field of ['name', 'address', 'description'] as const)
    if (after[field] !== before[field]) change[field] = after[field];
  if (after.lat !== before.lat || after.lng !== before.lng) Object.assign(change, { lat: after.lat, lng: after.lng });
  return Object.keys(change).length > 0 ? change : null;
}

export type FieldProblem =
  | 'nameMissing'
  | 'addressMissing'
  | 'tooLong'
  | 'notText'
  | 'notDegrees'
  | 'latRange'
  | 'lngRange'
  | 'outsideArea'
  | 'refused';

/** The message for a field's error. Form and server use the same codes. */
export function fieldProblem(field: WineryField, code: string | undefined): FieldProblem {
  switch (code) {
    case 'minLength':
      return field === 'name' ? 'nameMissing' : 'addressMissing';
    case 'maxLength':
      return 'tooLong';
    case 'matches':
      return 'notText';
    case 'isNumber':
      return 'notDegrees';
    case 'min':
    case 'max':
      return field === 'lat' ? 'latRange' : 'lngRange';
    case 'place_outside_area':
      return 'outsideArea';
    default:
      return 'refused';
  }
}
