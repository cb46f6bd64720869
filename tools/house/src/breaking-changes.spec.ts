import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, type Promises, unannounced } from './breaking-changes';
import { currentPromises, lastReleased } from './released-document.mjs';

const CHANGELOG = join(import.meta.dirname, '../../../docs/api/changelog.md');
const CALL = 'POST /api/trips';
const before: Promises = {
  version: '2026-01-01',
  errors: { not_found: 404, quote_used: 409 },
  schemas: {
    Trip: {
      type: 'object',
      required: ['seats', 'kind'],
      properties: {
        seats: { type: 'integer', minimum: 1, maximum: 40 },
        kind: { type: 'string', enum: ['now', 'later'] },
        note: { type: ['string', 'null'], maxLength: 200 },
        stops: { type: 'array', maxItems: 5, items: { $ref: '#/components/schemas/Stop' } },
      },
    },
    Stop: { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } },
    TripView: {
      type: 'object',
      required: ['id', 'total'],
      properties: {
        id: { type: 'integer' },
        total: { type: 'string', format: 'decimal' },
        state: { type: 'string', enum: ['open', 'over'] },
        driver: { anyOf: [{ $ref: '#/components/schemas/Stop' }, { type: 'null' }] },
        parts: { type: 'array', items: { $ref: '#/components/schemas/TripView' } },
      },
    },
  },
  calls: {
    'GET /api/trips': { access: 'public', scope: 'open', parameters: [], body: null, answers: { 204: null } },
    [CALL]: {
      access: 'signed-in',
      scope: 'rides:write',
      parameters: [{ name: 'language', in: 'query', required: false, schema: { type: 'string', enum: ['en', 'es'] } }],
      body: { type: 'application/json', required: true, schema: { $ref: '#/components/schemas/Trip' } },
      answers: { 201: { type: 'application/json', schema: { $ref: '#/components/schemas/TripView' } } },
    },
  },
};

type Change = (promises: Promises) => void;
function changed(change: Change): Promises {
  const after = structuredClone(before);
  change(after);
  return after;
}
const trip = ({ schemas }: Promises) => schemas['Trip']! as { required: string[]; properties: Record<string, object> };
const view = ({ schemas }: Promises) =>
  schemas['TripView']! as { required: string[]; properties: Record<string, object> };
const call = ({ calls }: Promises) => calls[CALL]!;
const parameter = (promises: Promises) => call(promises).parameters[0]!;

const BREAKS: [string, Change, string][] = [
  ['a removed call', (p) => delete p.calls['GET /api/trips'], 'GET /api/trips: was removed'],
  ['a removed error code', (p) => delete p.errors['quote_used'], 'quote_used: was removed'],
  ['another status of an error', (p) => (p.errors['quote_used'] = 400), 'quote_used: has another status'],
  ['another scope', (p) => (call(p).scope = 'quotes:write'), 'needs the scope quotes:write instead of rides:write'],
  ['no tokens any more', (p) => (call(p).scope = null), 'needs the scope of no token instead of rides:write'],
  ['fewer callers', (p) => (call(p).access = 'driver'), 'is open to driver instead of signed-in'],
  ['sign-in', (p) => (p.calls['GET /api/trips']!.access = 'signed-in'), 'GET /api/trips: is open to signed-in'],
  ['a removed parameter', (p) => (call(p).parameters = []), 'query language was removed'],
  ['a parameter that is required', (p) => (parameter(p).required = true), 'query language is required now'],
  [
    'fewer values of a parameter',
    (p) => (parameter(p).schema = { type: 'string', enum: ['en'] }),
    'no longer takes es',
  ],
  [
    'a new required parameter',
    (p) => call(p).parameters.push({ name: 'city', in: 'query', required: true, schema: { type: 'string' } }),
    'query city is required now',
  ],
  ['a body that is required', (p) => (p.calls['GET /api/trips']!.body = call(p).body), 'body is required now'],
  ['another type of body', (p) => (call(p).body!.type = 'multipart/form-data'), 'body is multipart/form-data'],
  ['a removed body', (p) => (call(p).body = null), 'body was removed'],
  ['a removed field of a request', (p) => delete trip(p).properties['note'], 'body.note was removed'],
  ['a field that is required', (p) => trip(p).required.push('note'), 'body.note is required now'],
  ['another type', (p) => (trip(p).properties['seats'] = { type: 'string' }), 'body.seats is string and was integer'],
  [
    'a field that may not be null',
    (p) => (trip(p).properties['note'] = { type: 'string', maxLength: 200 }),
    'body.note is string and was null or string',
  ],
  ['fewer words', (p) => (trip(p).properties['kind'] = { type: 'string', enum: ['now'] }), 'no longer takes later'],
  [
    'a stricter limit',
    (p) => (trip(p).properties['seats'] = { type: 'integer', minimum: 2, maximum: 40 }),
    'body.seats has a stricter minimum',
  ],
  [
    'a new limit',
    (p) => (trip(p).properties['note'] = { type: ['string', 'null'], maxLength: 200, pattern: '^a' }),
    'body.note has another pattern',
  ],
  ['a field inside a list', (p) => (p.schemas['Stop']!.required = ['lat', 'lng']), 'body.stops[].lng is required now'],
  ['another status', (p) => (call(p).answers = { 200: call(p).answers['201']! }), 'no longer answers 201'],
  ['an answer without a body', (p) => (call(p).answers['201'] = null), 'answer 201 is empty'],
  ['a removed field of an answer', (p) => delete view(p).properties['total'], 'answer 201.total was removed'],
  ['a field that may be missing', (p) => (view(p).required = ['id']), 'answer 201.total may be missing now'],
  [
    'a field that may be null',
    (p) => (view(p).properties['total'] = { type: ['string', 'null'], format: 'decimal' }),
    'answer 201.total is null or string and was string',
  ],
  [
    'a number that need not be whole',
    (p) => (view(p).properties['id'] = { type: 'number' }),
    'answer 201.id is number',
  ],
  ['any word', (p) => (view(p).properties['state'] = { type: 'string' }), 'is no longer one of a list of words'],
  ['another format', (p) => (view(p).properties['total'] = { type: 'string' }), 'answer 201.total has another format'],
  [
    'a field inside what may be null',
    (p) => delete p.schemas['Stop']!.properties!['lat'],
    'answer 201.driver.lat was removed',
  ],
];

const ADDITIONS: [string, Change][] = [
  ['a new call', (p) => (p.calls['GET /api/more'] = call(p))],
  ['a new error code', (p) => (p.errors['more'] = 409)],
  ['a new field of an answer', (p) => (view(p).properties['more'] = { type: 'string' })],
  [
    'a new word in an answer',
    (p) => (view(p).properties['state'] = { type: 'string', enum: ['open', 'over', 'lost'] }),
  ],
  ['a field that is always there', (p) => view(p).required.push('state')],
  ['a new optional field', (p) => (trip(p).properties['more'] = { type: 'string' })],
  ['a field that need not be sent', (p) => (trip(p).required = ['kind'])],
  ['more words', (p) => (trip(p).properties['kind'] = { type: 'string', enum: ['now', 'later', 'daily'] })],
  ['a wider limit', (p) => (trip(p).properties['seats'] = { type: 'integer', maximum: 60 })],
  [
    'a field that may be null',
    (p) => (trip(p).properties['seats'] = { type: ['integer', 'null'], minimum: 1, maximum: 40 }),
  ],
  [
    'a new optional parameter',
    (p) => call(p).parameters.push({ name: 'city', in: 'query', required: false, schema: { type: 'string' } }),
  ],
  ['another status besides', (p) => (call(p).answers['200'] = null)],
  ['tokens', (p) => (p.calls['GET /api/trips']!.scope = 'open')],
];

describe('breaking changes', () => {
  it.each(BREAKS)('are found: %s', (_, change, what) => {
    const found = breakingChanges(before, changed(change)).map((each) => `${each.of}: ${each.what}`);
    expect(found.some((text) => text.includes(what)) ? what : found).toBe(what);
  });

  it.each(ADDITIONS)('are not found in additions: %s', (_, change) => {
    expect(breakingChanges(before, changed(change))).toEqual([]);
  });

  it('are allowed with a newer version and a section of the changelog that names the call', () => {
    const after = changed((p) => delete view(p).properties['total']);
    const section = `# Changes\n\n## 2026-06-01\n\n- \`${CALL}\` answers without \`total\`.\n\n## 2026-01-01\n`;
    const newer = { ...after, version: '2026-06-01' };
    expect(unannounced(before, newer, section)).toEqual([]);
    // Without the version, the section or the call in it, they are refused.
    expect(unannounced(before, after, section)).toEqual([`${CALL}: answer 201.total was removed`]);
    expect(unannounced(before, newer, section.replace('2026-06-01', '2026-05-01'))).toHaveLength(1);
    expect(unannounced(before, newer, section.replace(CALL, 'GET /api/trips'))).toHaveLength(1);
    expect(unannounced(before, { ...after, version: '2025-06-01' }, section)).toHaveLength(1);
  });
});

describe('the API', () => {
  const released = lastReleased() as Promises;
  const current = currentPromises() as Promises;

  it('breaks nothing since its last release, or declares it in a new version', () => {
    expect(unannounced(released, current, readFileSync(CHANGELOG, 'utf8'))).toEqual([]);
  });

  it('would be reported as breaking if a call, a field or a scope were missing', () => {
    const without = structuredClone(current);
    delete without.calls['GET /api/rides/{rideId}'];
    delete without.schemas['RideView']!.properties!['totalCost'];
    without.calls['POST /api/rides']!.scope = 'quotes:write';
    const found = unannounced(released, without, '');
    expect(found).toEqual(
      expect.arrayContaining([
        'GET /api/rides/{rideId}: was removed',
        'GET /api/users/{userId}/rides: answer 200[].totalCost was removed',
        'POST /api/rides: needs the scope quotes:write instead of rides:write',
      ]),
    );
  });
});
