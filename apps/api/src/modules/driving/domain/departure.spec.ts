import { firstCheckAt, metersAway, checkDeparture } from './departure';

const at = (text: string) => new Date(`2026-01-01T${text}:00Z`);
const ride = { scheduledAt: at('18:00'), acceptedAt: at('10:00') };
const NEAR = 800;
const FAR = 9000;

describe('how far a driver is from the pickup', () => {
  const driver = {
    isOnline: true,
    credibleLat: 35.23,
    credibleLng: -80.84,
    positionAt: at('17:50'),
    lastSeenAt: at('17:54'),
  };
  const pickup = { lat: 35.22, lng: -80.84 };

  it('is known for a driver who is online and was heard from just now', () => {
    expect(metersAway(driver, pickup, at('17:55'))).toBeCloseTo(1112, -1);
    expect(metersAway({ ...driver, lastSeenAt: null }, pickup, at('17:52'))).toBeCloseTo(1112, -1);
    expect(metersAway({ ...driver, positionAt: null }, pickup, at('17:56'))).toBeCloseTo(1112, -1);
  });

  it.each([
    ['is offline', { isOnline: false }],
    ['has no position', { credibleLat: null, credibleLng: null }],
    ['has half a position', { credibleLng: null }],
    ['has not been heard from lately', { lastSeenAt: at('17:51') }],
    ['was never heard from', { lastSeenAt: null, positionAt: null }],
  ])('is unknown for a driver who %s', (_, change) => {
    expect(metersAway({ ...driver, ...change }, pickup, at('17:55'))).toBeNull();
  });
});

describe('a driver who has confirmed a scheduled ride', () => {
  it('is reminded from twenty minutes before the start', () => {
    expect(firstCheckAt(ride.scheduledAt)).toEqual(at('17:40'));
    expect(checkDeparture(ride, NEAR, at('12:00'))).toEqual({ remind: false, withdraw: false, next: at('17:40') });
    expect(checkDeparture(ride, null, at('17:40'))).toEqual({ remind: true, withdraw: false, next: at('17:55') });
  });

  it.each([
    ['far away', FAR],
    ['of unknown whereabouts', null],
  ])('loses the ride when they are %s five minutes before the start', (_, meters) => {
    expect(checkDeparture(ride, meters, at('17:54'))).toMatchObject({ withdraw: false });
    expect(checkDeparture(ride, meters, at('17:55'))).toEqual({ remind: false, withdraw: true, next: null });
  });

  it('is far away beyond five kilometers', () => {
    expect(checkDeparture(ride, 5000, at('17:55'))).toMatchObject({ withdraw: false });
    expect(checkDeparture(ride, 5001, at('17:55'))).toMatchObject({ withdraw: true });
  });

  it('loses the ride five minutes after the start when they are near', () => {
    expect(checkDeparture(ride, NEAR, at('17:55'))).toEqual({ remind: true, withdraw: false, next: at('18:05') });
    expect(checkDeparture(ride, NEAR, at('18:05'))).toEqual({ remind: false, withdraw: true, next: null });
  });

  it('has five minutes to set out after a last-minute confirmation', () => {
    const late = { ...ride, acceptedAt: at('18:08') };
    expect(checkDeparture(late, FAR, at('18:12'))).toEqual({ remind: true, withdraw: false, next: at('18:13') });
    expect(checkDeparture(late, NEAR, at('18:13'))).toMatchObject({ withdraw: true });
  });
});

describe('the limits of a departure', () => {
  it('are five kilometers, and two minutes since the driver was last heard from', () => {
    expect(checkDeparture(ride, 5000, at('17:55')).withdraw).toBe(false);
    expect(checkDeparture(ride, 5001, at('17:55')).withdraw).toBe(true);
    const driver = { isOnline: true, credibleLat: 35, credibleLng: -80, positionAt: at('17:53'), lastSeenAt: null };
    expect(metersAway(driver, { lat: 35, lng: -80 }, at('17:55'))).toBe(0);
    expect(metersAway(driver, { lat: 35, lng: -80 }, at('17:56'))).toBeNull();
    expect(metersAway({ ...driver, credibleLat: null }, { lat: 35, lng: -80 }, at('17:55'))).toBeNull();
    expect(metersAway({ ...driver, credibleLng: null }, { lat: 35, lng: -80 }, at('17:55'))).toBeNull();
  });
});
