import { INITIAL_VEHICLE_RULES, type LegalTexts, type SettingValue } from '@groupride/contracts';
import { isInside, type LatLng } from '@groupride/geo';
import { INITIAL, valueOf, type CityArea } from './setting-value';

const at = (lat: number, lng: number): LatLng => ({ lat, lng });
const square = (south: number, west: number, size: number) => [
  ...[at(south, west), at(south, west + size), at(south + size, west + size), at(south + size, west)],
];
const LIMITS = square(35, -81, 1);
const CITY: CityArea = { center: at(35.5, -80.5), has: (point) => isInside(LIMITS, point) };
const value = (given: SettingValue, kind: Parameters<typeof valueOf>[0]) => valueOf(kind, given, CITY);

describe('a setting that nobody has changed', () => {
  it('limits, switches off and replaces nothing', () => {
    expect(INITIAL).toMatchObject({
      service_area: { serviceArea: { corners: [] } },
      legal_texts: { legalTexts: { termsEn: null, termsEs: null, privacyEn: null, privacyEs: null } },
      support_replies: { supportReplies: { replies: [] } },
      vehicle_classes: { vehicleClasses: INITIAL_VEHICLE_RULES },
    });
    expect(new Set(Object.values(INITIAL.features.features!))).toEqual(new Set([true]));
  });
});

describe('a setting', () => {
  it.each([
    ['service_area', 'serviceArea'],
    ['features', 'features'],
    ['legal_texts', 'legalTexts'],
    ['support_replies', 'supportReplies'],
    ['alert_thresholds', 'alertThresholds'],
    ['vehicle_classes', 'vehicleClasses'],
  ] as const)('%s needs its own value', (kind, field) => {
    const others = { ...INITIAL.features, ...INITIAL.legal_texts, [field]: undefined };
    expect(value(others, kind)).toEqual({ field: `value.${field}`, message: 'is required' });
  });

  it('keeps its own value only', () => {
    const replies = [{ name: 'Lost item', text: 'We asked the driver.' }];
    const all = { ...INITIAL.features, ...INITIAL.vehicle_classes, supportReplies: { replies } };
    expect(value(all, 'support_replies')).toEqual({ supportReplies: { replies } });
    expect(value(all, 'features')).toEqual(INITIAL.features);
    expect(value(all, 'vehicle_classes')).toEqual({ vehicleClasses: INITIAL_VEHICLE_RULES });
  });

  it('of features keeps each switch as it was set', () => {
    const features = { ...INITIAL.features.features!, cashPayments: false };
    expect(value({ features }, 'features')).toEqual({ features });
  });

  it('of alerts keeps every threshold', () => {
    const alertThresholds = {
      ...{ searchMinutes: 1, silentMinutes: 2, stalledMinutes: 3, lateMinutes: 4, lowRating: 0 },
      ...{ deviationMeters: 500, deviationMinutes: 6, longStopMinutes: 7, unansweredMinutes: 8 },
      ...{ askStalledMinutes: 9, askAwayMinutes: 10, askUnreachableMinutes: 11, askAnswerMinutes: 12 },
    };
    expect(value({ alertThresholds }, 'alert_thresholds')).toEqual({ alertThresholds });
  });
});

describe('the service area', () => {
  const area = (corners: LatLng[]) => value({ serviceArea: { corners } }, 'service_area');
  const refused = (message: string) => ({ field: 'value.serviceArea.corners', message });

  it('is the whole city without corners', () => expect(area([])).toEqual({ serviceArea: { corners: [] } }));

  it('has three corners or more', () => {
    const triangle = LIMITS.slice(0, 3);
    expect(area(triangle)).toEqual({ serviceArea: { corners: triangle } });
    expect(area(LIMITS.slice(0, 2))).toEqual(refused('must have at least 3 corners, or none'));
    expect(area(LIMITS.slice(0, 1))).toEqual(refused('must have at least 3 corners, or none'));
  });

  it('does not cross itself, and has room inside', () => {
    const [a, b, c, d] = LIMITS as [LatLng, LatLng, LatLng, LatLng];
    expect(area([a, c, b, d])).toEqual(refused('must not cross itself'));
    expect(area([a, a, a])).toEqual(refused('must have room inside'));
  });

  it('has a part of the city inside', () => {
    expect(area(square(40, -81, 1))).toEqual(refused('must have a part of the city inside'));
    const larger = square(34, -82, 3);
    expect(area(larger)).toEqual({ serviceArea: { corners: larger } });
    const beside = square(35.9, -80.1, 1);
    expect(area(beside)).toEqual({ serviceArea: { corners: beside } });
  });
});

describe('legal texts', () => {
  const texts = (given: Partial<LegalTexts>) => value({ legalTexts: given as LegalTexts }, 'legal_texts');
  const NONE = { termsEn: null, termsEs: null, privacyEn: null, privacyEs: null };

  it('are replaced in both languages, each document alone if need be', () => {
    expect(texts({})).toEqual({ legalTexts: NONE });
    const terms = { termsEn: 'Terms', termsEs: 'Términos' };
    const privacy = { privacyEn: 'Privacy', privacyEs: 'Privacidad' };
    expect(texts(terms)).toEqual({ legalTexts: { ...NONE, ...terms } });
    expect(texts(privacy)).toEqual({ legalTexts: { ...NONE, ...privacy } });
  });

  it('are not replaced in one language only', () => {
    const terms = { field: 'value.legalTexts.termsEs', message: 'goes together with termsEn' };
    const privacy = { field: 'value.legalTexts.privacyEs', message: 'goes together with privacyEn' };
    expect([texts({ termsEn: 'Terms' }), texts({ termsEs: 'Términos', termsEn: '' })]).toEqual([terms, terms]);
    expect([texts({ privacyEn: 'Privacy' }), texts({ privacyEs: 'Privacidad' })]).toEqual([privacy, privacy]);
  });
});

describe('replies of support', () => {
  it('have different names, whatever their case', () => {
    const named = (...names: string[]) =>
      value({ supportReplies: { replies: names.map((name) => ({ name, text: 'Hello' })) } }, 'support_replies');
    expect(named('Lost item', 'Refund')).toHaveProperty('supportReplies');
    expect(named('Refund', 'Lost item', 'LOST item')).toEqual({
      ...{ field: 'value.supportReplies.replies.2.name', message: 'is the name of another reply' },
    });
  });
});
