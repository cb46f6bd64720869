import { differencesBetween } from '../../shared/compared-lines';
import { linesOf, type LineTexts } from './setting-lines';

const texts: LineTexts = {
  corner: (number) => `Corner ${number}`,
  position: (lat, lng) => `${lat}, ${lng}`,
  feature: (feature) => feature,
  state: (isOn) => (isOn ? 'On' : 'Off'),
  legal: (text) => text,
  threshold: (one) => one,
  promotion: (field) => field,
  promotionText: (field, promotion) => String(promotion[field]),
  vehicleClass: (one) => one,
  classText: ({ leastSeats, mostSeats }) => `${leastSeats} to ${mostSeats}`,
  rideType: (one) => one,
  rideTypeText: ({ suitable }) => suitable.join(', '),
  largerCoach: 'Coach from',
  people: String,
};
const replies = (...all: [name: string, text: string][]) =>
  linesOf({ supportReplies: { replies: all.map(([name, text]) => ({ name, text })) } }, texts);

it('lists what was added, changed and removed', () => {
  const before = replies(['Lost item', 'We asked.'], ['Late', 'Sorry.']);
  const after = replies(['Late', 'We are sorry.'], ['Receipt', 'See your ride.']);
  expect(differencesBetween(before, after)).toEqual([
    { key: 'reply.Lost item', label: 'Lost item', before: 'We asked.', after: null },
    { key: 'reply.Late', label: 'Late', before: 'Sorry.', after: 'We are sorry.' },
    { key: 'reply.Receipt', label: 'Receipt', before: null, after: 'See your ride.' },
  ]);
  expect(differencesBetween(after, after)).toEqual([]);
});

it('leaves out the deployment’s own legal texts', () => {
  const lines = linesOf(
    { legalTexts: { termsEn: 'Be kind', termsEs: 'Sé amable', privacyEn: null, privacyEs: null } },
    texts,
  );
  expect(lines.map(({ key }) => key)).toEqual(['termsEn', 'termsEs']);
});
