import { metersPerSecond } from '@groupride/geo';
import { timeAway, type PickupWait } from './time-away';

const NOW = new Date('2026-12-01T12:00:00Z');
const PICKUP = { lat: 35.22, lng: -80.84 };
const FASTEST = metersPerSecond(100);
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const seen = (meters: number, secondsAgo: number) => ({
  lat: PICKUP.lat + meters / 111_195,
  lng: PICKUP.lng,
  at: ago(secondsAgo),
});
const away = (received: Parameters<typeof timeAway>[0], wait: Partial<PickupWait> = {}) =>
  timeAway(received, { pickup: PICKUP, arrivedAt: ago(300), since: ago(300), now: NOW, ...wait }, FASTEST);

describe('the time a driver was away from the pickup', () => {
  it('is zero without positions, and while they are within the distance of an arrival', () => {
    expect(away([])).toBe(0);
    expect(away([seen(0, 300), seen(499, 200), seen(20, 10)])).toBe(0);
  });

  it('adds up each absence until the first position back at the pickup', () => {
    const received = [seen(0, 300), seen(900, 250), seen(1500, 230), seen(100, 200), seen(501, 100), seen(0, 60)];
    expect(away(received)).toBe(90_000);
  });

  it('lasts until now when the last position is elsewhere', () => {
    expect(away([seen(0, 300), seen(1500, 45)])).toBe(45_000);
  });

  it('counts from the start of a scheduled ride, also for a car that had left before it', () => {
    expect(away([seen(0, 300), seen(1500, 121), seen(0, 30)], { since: ago(120) })).toBe(90_000);
    expect(away([seen(0, 300), seen(1500, 200), seen(0, 130)], { since: ago(120) })).toBe(0);
    expect(away([seen(0, 300), seen(1500, 100)], { since: ago(-600) })).toBe(0);
  });

  it('is not ended by a position that the car cannot have come to, nor begun by one', () => {
    expect(away([seen(0, 300), seen(1500, 250), seen(3000, 200), seen(0, 190)])).toBe(250_000);
    expect(away([seen(0, 300), seen(30_000, 200), seen(0, 100)])).toBe(0);
  });

  it('begins with the arrival, whatever was received before', () => {
    expect(away([seen(5000, 600), seen(0, 200)])).toBe(0);
    expect(away([seen(5000, 600), seen(0, 200)], { arrivedAt: ago(900) })).toBe(100_000);
  });
});
