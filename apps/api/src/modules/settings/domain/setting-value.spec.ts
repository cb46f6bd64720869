import {
  FEATURES,
  INITIAL_VEHICLE_RULES,
  type AlertThresholdsSetting,
  type LegalTexts,
  type SettingValue,
} from '@groupride/contracts';
import { ALL_FEATURES, INITIAL, valueOf, type CityArea } from './setting-value';

const CENTER = { lat: 35.2, lng: -80.8 };
/** The area within a tenth of a degree of its center. */
const CITY: CityArea = {
  center: CENTER,
  has: ({ lat, lng }) => Math.abs(lat - CENTER.lat) <= 0.1 && Math.abs(lng - CENTER.lng) <= 0.1,
};
const corner = (north: number, east: number) => ({ lat: CENTER.lat + north, lng: CENTER.lng + east });

describe('before operations have saved anything', () => {
  it('everything is switched on, everywhere, with the texts of the deployment', () => {
    expect(INITIAL).toMatchObject({
      service_area: { serviceArea: { corners: [] } },
      legal_texts: { legalTexts: { termsEn: null, termsEs: null, privacyEn: null, privacyEs: null } },
      support_replies: { supportReplies: { replies: [] } },
      vehicle_classes: { vehicleClasses: INITIAL_VEHICLE_RULES },
    });
    expect(INITIAL.features).toEqual({ features: ALL_FEATURES });
    expect(ALL_FEATURES).toEqual(Object.fromEntries(FEATURES.map((feature) => [feature, true])));
  });
});

describe('a new version of a setting', () => {
  it.each([
    ['service_area', 'serviceArea'],
    ['features', 'features'],
    ['legal_texts', 'legalTexts'],
    ['support_replies', 'supportReplies'],
    ['alert_thresholds', 'alertThresholds'],
    ['vehicle_classes', 'vehicleClasses'],
  ] as const)('of %s needs a value in %s', (kind, field) => {
    expect(valueOf(kind, {}, CITY)).toEqual({ field: `value.${field}`, message: 'is required' });
  });

  it('has only the value of its own kind', () => {
    const given: SettingValue = { features: ALL_FEATURES, supportReplies: { replies: [] } };
    expect(valueOf('features', given, CITY)).toEqual({ features: ALL_FEATURES });
    expect(valueOf('support_replies', given, CITY)).toEqual({ supportReplies: { replies: [] } });
  });

  it('switches each feature separately, and drops unknown ones', () => {
    const features = { ...ALL_FEATURES, cashPayments: false };
    expect(valueOf('features', { features: { ...features, other: true } as typeof features }, CITY)).toEqual({
      features,
    });
  });
});

describe('the service area', () => {
  const areaOf = (...corners: { lat: number; lng: number }[]) =>
    valueOf('service_area', { serviceArea: { corners } }, CITY);
  const problem = (message: string) => ({ field: 'value.serviceArea.corners', message });

  it('is saved with the places of its corners', () => {
    const corners = [corner(0, 0), corner(0.05, 0), corner(0, 0.05)];
    expect(areaOf(...corners.map((each) => ({ ...each, label: 'Uptown' })))).toEqual({ serviceArea: { corners } });
  });

  it('without corners is wherever the deployment reaches', () => {
    expect(areaOf()).toEqual({ serviceArea: { corners: [] } });
  });

  it('may enclose the whole city', () => {
    expect(areaOf(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))).toHaveProperty('serviceArea');
  });

  it('may have only one corner in the city', () => {
    expect(areaOf(corner(0.05, 0.05), corner(1, 1), corner(1, 0.9))).toHaveProperty('serviceArea');
  });

  it.each([
    ['one corner', [corner(0, 0)], 'must have at least 3 corners, or none'],
    ['two corners', [corner(0, 0), corner(0.05, 0)], 'must have at least 3 corners, or none'],
    ['sides that cross', [corner(0, 0), corner(0.05, 0.05), corner(0.05, 0), corner(0, 0.05)], 'must not cross itself'],
    ['corners in a line', [corner(0, 0), corner(0.02, 0), corner(0.05, 0)], 'must have room inside'],
    ['no part of the city', [corner(1, 1), corner(1.1, 1), corner(1, 1.1)], 'must have a part of the city inside'],
  ])('may not have %s', (_what, corners, message) => expect(areaOf(...corners)).toEqual(problem(message)));
});

describe('legal texts', () => {
  const none: LegalTexts = { termsEn: null, termsEs: null, privacyEn: null, privacyEs: null };
  const textsOf = (some: Partial<LegalTexts>) => valueOf('legal_texts', { legalTexts: some as LegalTexts }, CITY);

  it.each([
    {},
    { termsEn: 'Terms', termsEs: 'Términos' },
    { privacyEn: 'Privacy', privacyEs: 'Privacidad' },
    { termsEn: 'Terms', termsEs: 'Términos', privacyEn: 'Privacy', privacyEs: 'Privacidad' },
  ])('replace a document in both languages, and leave the other one: %j', (texts) => {
    expect(textsOf(texts)).toEqual({ legalTexts: { ...none, ...texts } });
  });

  it.each([
    [{ termsEn: 'Terms' }, 'termsEs', 'termsEn'],
    [{ termsEs: 'Términos' }, 'termsEs', 'termsEn'],
    [{ privacyEn: 'Privacy', privacyEs: '' }, 'privacyEs', 'privacyEn'],
    [{ privacyEs: 'Privacidad' }, 'privacyEs', 'privacyEn'],
  ])('are not replaced in one language alone: %j', (texts, field, other) => {
    expect(textsOf(texts)).toEqual({ field: `value.legalTexts.${field}`, message: `goes together with ${other}` });
  });
});

describe('support replies', () => {
  const repliesOf = (...names: string[]) =>
    valueOf(
      'support_replies',
      { supportReplies: { replies: names.map((name) => ({ name, text: `${name}!` })) } },
      CITY,
    );

  it('have a name and a text each', () => {
    expect(repliesOf('Hello', 'Refund')).toEqual({
      supportReplies: {
        replies: [
          { name: 'Hello', text: 'Hello!' },
          { name: 'Refund', text: 'Refund!' },
        ],
      },
    });
  });

  it('are never two of one name, however it is spelled', () => {
    expect(repliesOf('Hello', 'Refund', 'REFUND')).toEqual({
      field: 'value.supportReplies.replies.2.name',
      message: 'is the name of another reply',
    });
    expect(repliesOf('Hello', 'hello')).toHaveProperty('field', 'value.supportReplies.replies.1.name');
  });
});

describe('alert thresholds', () => {
  const thresholds: AlertThresholdsSetting = {
    searchMinutes: 1,
    silentMinutes: 2,
    stalledMinutes: 3,
    lateMinutes: 4,
    lowRating: 5,
    deviationMeters: 6,
    deviationMinutes: 7,
    longStopMinutes: 8,
    unansweredMinutes: 9,
    askStalledMinutes: 10,
    askAwayMinutes: 11,
    askUnreachableMinutes: 12,
    askAnswerMinutes: 13,
  };

  it('are saved all together, and nothing else', () => {
    const given = { ...thresholds, version: 3 };
    expect(valueOf('alert_thresholds', { alertThresholds: given }, CITY)).toEqual({ alertThresholds: thresholds });
  });
});
