import { timeAway } from './time-away';

const NOW = new Date('2026-12-01T12:00:00Z');
const PICKUP = { lat: 35.22, lng: -80.84 };
const seen = (meters: number, secondsAgo: number) => ({
  lat: PICKUP.lat + meters / 111_195,
  lng: PICKUP.lng,
  at: new Date(NOW.getTime() - secondsAgo * 1000),
});

describe('the time a driver was away from the pickup', () => {
  it('is nothing without positions, and while they are within the distance of an arrival', () => {
    expect(timeAway([], PICKUP, NOW)).toBe(0);
    expect(timeAway([seen(0, 300), seen(499, 200), seen(20, 10)], PICKUP, NOW)).toBe(0);
  });

  it('adds up each absence until the first position back at the pickup', () => {
    const received = [seen(0, 300), seen(900, 250), seen(1500, 240), seen(100, 210), seen(501, 100), seen(0, 60)];
    expect(timeAway(received, PICKUP, NOW)).toBe(80_000);
  });

  it('lasts until now when the last position is elsewhere', () => {
    expect(timeAway([seen(0, 300), seen(1500, 45)], PICKUP, NOW)).toBe(45_000);
  });
});
