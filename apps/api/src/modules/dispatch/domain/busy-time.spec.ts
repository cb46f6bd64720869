import { busyTime } from './busy-time';

const at = (text: string) => new Date(`2026-01-01T${text}:00Z`);
const now = at('10:00');

describe('the time that a ride takes up its driver', () => {
  it('of an immediate ride begins now and includes the drive to the pickup', () => {
    expect(busyTime({ scheduledAt: null, durationSeconds: 1800, hourlyDuration: null }, now)).toEqual({
      from: at('10:00'),
      until: at('10:45'),
    });
  });

  it('of a scheduled ride has a margin on both sides', () => {
    expect(busyTime({ scheduledAt: at('18:00'), durationSeconds: 1800, hourlyDuration: null }, now)).toEqual({
      from: at('17:45'),
      until: at('18:45'),
    });
  });

  it('lasts as long as the drive when fewer hours are booked', () => {
    expect(busyTime({ scheduledAt: at('18:00'), durationSeconds: 7200, hourlyDuration: 1 }, now)).toEqual({
      from: at('17:45'),
      until: at('20:15'),
    });
  });

  it('lasts as long as an hourly booking', () => {
    expect(busyTime({ scheduledAt: at('18:00'), durationSeconds: 1800, hourlyDuration: 3 }, now)).toEqual({
      from: at('17:45'),
      until: at('21:15'),
    });
  });
});
