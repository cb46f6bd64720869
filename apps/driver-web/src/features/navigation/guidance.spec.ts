import { advance, isOffRoute, leadsTo, nextStep, remaining, type Guidance } from './guidance';

const guidance: Guidance = {
  rideId: 7,
  target: { lat: 35.23, lng: -80.84 },
  points: [],
  estimated: false,
  index: 0,
  steps: [
    { text: 'Drive north on Tryon', distance: 1000, duration: 100, location: { lat: 35.21, lng: -80.84 } },
    { text: 'Turn right', distance: 500, duration: 50, location: { lat: 35.219, lng: -80.84 } },
    { text: 'You have arrived', distance: 0, duration: 0, location: { lat: 35.23, lng: -80.84 } },
  ],
};

describe('guidance', () => {
  it('goes on to the next step near its place, and not before', () => {
    expect(advance(guidance, { lat: 35.21895, lng: -80.84 }).index).toBe(1);
    expect(advance(guidance, { lat: 35.215, lng: -80.84 })).toBe(guidance);
  });

  it('stays at the last step', () => {
    const last = { ...guidance, index: 2 };
    expect(nextStep(last)).toBe(last);
    expect(nextStep(guidance).index).toBe(1);
  });

  it('tells what is left, less as the car comes nearer', () => {
    expect(remaining(guidance, null)).toEqual({ meters: 1500, seconds: 150 });
    const half = remaining(guidance, { lat: 35.2145, lng: -80.84 });
    expect(half.meters).toBeGreaterThan(950);
    expect(half.meters).toBeLessThan(1050);
    expect(half.seconds).toBe(100);
  });

  it('notices that the car took another way', () => {
    const along = { ...guidance, points: [{ lat: 35.21, lng: -80.84 }, { lat: 35.23, lng: -80.84 }] };
    expect(isOffRoute(along, { lat: 35.22, lng: -80.8405 })).toBe(false);
    expect(isOffRoute(along, { lat: 35.22, lng: -80.841 })).toBe(true);
    expect(isOffRoute({ ...along, estimated: true }, { lat: 35.22, lng: -80.9 })).toBe(false);
  });

  it('is of no use for another ride or once the way leads elsewhere', () => {
    expect(leadsTo(guidance, 7, { lat: 35.23, lng: -80.84 })).toBe(true);
    expect(leadsTo(guidance, 8, { lat: 35.23, lng: -80.84 })).toBe(false);
    expect(leadsTo(guidance, 7, { lat: 35.3, lng: -80.84 })).toBe(false);
  });
});
