import type { SettingValue } from '@groupride/web-api-client';
import { problemOfDraft, type DraftProblem } from './draft-problem';
import { LIMITS, THRESHOLDS } from './thresholds-form';

const area = (...corners: [number, number][]): SettingValue => ({
  serviceArea: { corners: corners.map(([lat, lng]) => ({ lat, lng })) },
});
const legal = (texts: object): SettingValue => ({
  legalTexts: { termsEn: null, termsEs: null, privacyEn: null, privacyEs: null, ...texts },
});
const replies = (...all: [string, string][]): SettingValue => ({
  supportReplies: { replies: all.map(([name, text]) => ({ name, text })) },
});
const least = Object.fromEntries(THRESHOLDS.map((one) => [one, LIMITS[one][0]])) as Record<
  (typeof THRESHOLDS)[number],
  number
>;

it.each<[string, SettingValue, DraftProblem | null]>([
  ['no area', area(), null],
  ['a triangle', area([35, -80], [36, -80], [35, -81]), null],
  ['two corners', area([35, -80], [36, -80]), 'fewCorners'],
  ['corners in a line', area([35, -80], [36, -80], [37, -80]), 'noRoom'],
  ['a bow', area([0, 0], [4, 4], [4, 0], [0, 4]), 'crosses'],
  ['a text in both languages', legal({ termsEn: 'Terms', termsEs: 'Términos' }), null],
  ['a text in one language', legal({ privacyEn: 'Privacy', privacyEs: ' ' }), 'bothLanguages'],
  ['replies', replies(['A', 'Hello'], ['B', 'Hello']), null],
  ['a reply without a text', replies(['A', ' ']), 'incompleteReply'],
  ['two replies with one name', replies(['Lost item', 'x'], ['lost item ', 'y']), 'sameReplyName'],
  ['thresholds at their limits', { alertThresholds: least }, null],
  ['a threshold beyond its limit', { alertThresholds: { ...least, searchMinutes: 241 } }, 'outOfRange'],
])('validates %s', (_what, value, problem) => {
  expect(problemOfDraft(value)).toBe(problem);
});
