import type { RideEventView } from '@groupride/web-api-client';
import { lastNumber, mergeEvents } from './ride-events';

const event = (number: number): RideEventView => ({
  number,
  type: 'ride_created',
  at: '2026-11-21T12:00:00Z',
  actorKind: 'rider',
  data: {},
});
const numbers = (events: readonly RideEventView[]) => events.map((e) => e.number);

describe('mergeEvents', () => {
  it('adds missed events in order, each once', () => {
    const known = [event(1), event(2), event(5)];
    expect(numbers(mergeEvents(known, [event(4), event(3), event(5), event(4)]))).toEqual([1, 2, 3, 4, 5]);
  });

  it('returns the same list when nothing is new', () => {
    const known = [event(1), event(2)];
    expect(mergeEvents(known, [event(2)])).toBe(known);
  });

  it('returns the last number', () => {
    expect(lastNumber([event(1), event(7)])).toBe(7);
    expect(lastNumber([])).toBe(0);
  });
});
