import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import { concerned, rulesAt } from './dated-vehicle-rules';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const rules = (largerCoachFrom: number) => ({ ...INITIAL_VEHICLE_RULES, largerCoachFrom });
const versions = [
  { from: day(200), rules: rules(30) },
  { from: day(150), rules: rules(20) },
  { from: day(10), rules: rules(10) },
  { from: null, rules: rules(5) },
];

it('finds the rules that applied when a ride was booked', () => {
  const at = (when: Date) => rulesAt(versions, when).largerCoachFrom;
  expect([day(300), day(200), day(199), day(11), day(1)].map(at)).toEqual([30, 30, 20, 10, 5]);
});

it('keeps the versions of rides that were booked within sixty days', () => {
  const kept = (now: Date) => concerned(versions, now).map(({ rules: { largerCoachFrom } }) => largerCoachFrom);
  expect(kept(day(205))).toEqual([30, 20, 10]);
  expect(kept(day(400))).toEqual([30]);
  expect(kept(day(201))).toEqual([30, 20, 10]);
  expect(concerned(versions.slice(3), day(400))).toHaveLength(1);
});

it('keeps no older version than the one that applied just sixty days ago', () => {
  const kept = concerned(versions, day(210)).map(({ rules: { largerCoachFrom } }) => largerCoachFrom);
  expect(kept).toEqual([30, 20]);
});
