import { stepTime } from './step-time';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const NOW = at('12:00:00');
const PREVIOUS = at('11:00:00');

describe('the time of a reported step', () => {
  it('is now when the device names none', () => {
    expect(stepTime(null, PREVIOUS, NOW)).toEqual({ at: NOW });
  });

  it('is what the device says, but between the previous step and now', () => {
    expect(stepTime(at('11:30:00'), PREVIOUS, NOW)).toEqual({ at: at('11:30:00') });
    expect(stepTime(at('11:30:00'), null, NOW)).toEqual({ at: at('11:30:00') });
  });

  it('tolerates clocks that differ by half a minute', () => {
    expect(stepTime(at('12:00:20'), PREVIOUS, NOW)).toEqual({ at: NOW });
    expect(stepTime(at('10:59:40'), PREVIOUS, NOW)).toEqual({ at: PREVIOUS });
  });

  it.each([
    ['in the future', at('12:00:31'), 'future'],
    ['before the previous step', at('10:59:29'), 'before_previous'],
    ['more than 12 hours ago', new Date('2026-11-22T23:59:59Z'), 'too_old'],
  ])('is refused %s', (_, reported, problem) => {
    expect(stepTime(reported, PREVIOUS, NOW)).toEqual({ problem });
  });
});

it('a step may be exactly twelve hours old, and half a minute off', () => {
  const old = new Date(NOW.getTime() - 12 * 3_600_000);
  expect(stepTime(old, null, NOW)).toEqual({ at: old });
  expect(stepTime(at('12:00:30'), PREVIOUS, NOW)).toEqual({ at: NOW });
  expect(stepTime(at('10:59:30'), PREVIOUS, NOW)).toEqual({ at: PREVIOUS });
});
