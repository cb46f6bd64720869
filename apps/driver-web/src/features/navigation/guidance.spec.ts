import { distanceMeters, interpolate, measureLine, type LatLng } from '@groupride/geo';
import {
  advance,
  hasArrived,
  isOffRoute,
  leadsTo,
  nextManeuver,
  nextStep,
  remaining,
  roadHeading,
  type Guidance,
} from './guidance';

const guidance: Guidance = {
  rideId: 7,
  target: { lat: 35.23, lng: -80.84 },
  points: [],
  estimated: false,
  index: 0,
  along: 0,
  steps: [
    { text: 'Drive north on Tryon', distance: 1000, duration: 100, location: { lat: 35.21, lng: -80.84 } },
    { text: 'Turn right', distance: 500, duration: 50, location: { lat: 35.219, lng: -80.84 } },
    { text: 'You have arrived', distance: 0, duration: 0, location: { lat: 35.23, lng: -80.84 } },
  ],
};

describe('guidance', () => {
  it('advances to the next step near its place, and not before', () => {
    expect(advance(guidance, { lat: 35.21895, lng: -80.84 }).index).toBe(1);
    expect(advance(guidance, { lat: 35.215, lng: -80.84 })).toBe(guidance);
  });

  it('stays at the last step', () => {
    const last = { ...guidance, index: 2 };
    expect(nextStep(last)).toBe(last);
    expect(nextStep(guidance).index).toBe(1);
  });

  it('shows the remaining time and distance, which shrink as the car comes nearer', () => {
    expect(remaining(guidance, null)).toEqual({ meters: 1500, seconds: 150 });
    const half = remaining(guidance, { lat: 35.2145, lng: -80.84 });
    expect(half.meters).toBeGreaterThan(950);
    expect(half.meters).toBeLessThan(1050);
    expect(half.seconds).toBe(100);
  });

  it('computes what remains of an estimate, which has no steps, by the car’s distance from its end', () => {
    const estimate = {
      ...guidance,
      estimated: true,
      steps: [],
      points: [{ lat: 35.21, lng: -80.84 }, guidance.target],
      whole: { meters: 2800, seconds: 250 },
    };
    expect(remaining(estimate, null)).toEqual({ meters: 2800, seconds: 250 });
    expect(remaining(estimate, { lat: 35.22, lng: -80.84 })).toEqual({ meters: 1400, seconds: 125 });
    expect(remaining(estimate, guidance.target)).toEqual({ meters: 0, seconds: 0 });
  });

  it('detects that the car has left the route', () => {
    const along = {
      ...guidance,
      points: [
        { lat: 35.21, lng: -80.84 },
        { lat: 35.23, lng: -80.84 },
      ],
    };
    expect(isOffRoute(along, { lat: 35.22, lng: -80.8405 })).toBe(false);
    expect(isOffRoute(along, { lat: 35.22, lng: -80.841 })).toBe(true);
    expect(isOffRoute({ ...along, estimated: true }, { lat: 35.22, lng: -80.9 })).toBe(false);
  });

  it('does not apply to another ride or another destination', () => {
    expect(leadsTo(guidance, 7, { lat: 35.23, lng: -80.84 })).toBe(true);
    expect(leadsTo(guidance, 8, { lat: 35.23, lng: -80.84 })).toBe(false);
    expect(leadsTo(guidance, 7, { lat: 35.3, lng: -80.84 })).toBe(false);
  });
});

/** A point at this distance in meters east and north of a corner in Charlotte. */
const at = (east: number, north: number): LatLng => ({
  lat: 35.2 + north / 111_195,
  lng: -80.84 + east / (111_195 * Math.cos((35.2 * Math.PI) / 180)),
});

function guidedAlong(corners: LatLng[]): Guidance {
  const steps = corners.map((location, i) => {
    const next = corners[i + 1];
    return {
      text: `Step ${i}`,
      distance: next ? Math.round(distanceMeters(location, next)) : 0,
      duration: 10,
      location,
    };
  });
  return { ...guidance, points: corners, steps };
}

/** The car's position after `meters` along a line. */
function carAt(corners: LatLng[], meters: number): LatLng {
  const { along } = measureLine(corners);
  const next = along.findIndex((from) => from >= meters);
  if (next <= 0) return corners.at(next === 0 ? 0 : -1)!;
  return interpolate(
    corners[next - 1]!,
    corners[next]!,
    (meters - along[next - 1]!) / (along[next]! - along[next - 1]!),
  );
}

describe('the next maneuver', () => {
  const corners = [at(0, 0), at(600, 0), at(600, 300), at(300, 300)];
  const name = (found: ReturnType<typeof nextManeuver>) => found && [found.step.text, found.then?.text];

  it('is the one ahead, with its distance along the road', () => {
    const start = guidedAlong(corners);
    expect(name(nextManeuver(start, at(0, 0)))).toEqual(['Step 1', 'Step 2']);
    const driven = advance(start, at(400, 0));
    expect(nextManeuver(driven, at(400, 0))?.meters).toBeCloseTo(200, -1);
    const turned = advance(driven, at(600, 50));
    expect(name(nextManeuver(turned, at(600, 50)))).toEqual(['Step 2', 'Step 3']);
    expect(nextManeuver(turned, at(600, 50))?.meters).toBeCloseTo(250, -1);
  });

  it('is the arrival at the end, with nothing after it', () => {
    const last = advance(guidedAlong(corners), at(450, 300));
    expect(name(nextManeuver(last, at(450, 300)))).toEqual(['Step 3', undefined]);
    expect(nextManeuver({ ...last, index: 3 }, null)?.meters).toBe(0);
    expect(nextManeuver({ ...last, steps: [] }, null)).toBeNull();
  });

  it('uses the straight-line distance when the route line is not known', () => {
    const unknown = { ...guidedAlong(corners), points: [] };
    expect(nextManeuver(unknown, at(400, 0))?.meters).toBeCloseTo(200, -1);
    expect(nextManeuver(unknown, null)?.meters).toBe(600);
  });

  it('follows the direction of the road', () => {
    const start = guidedAlong(corners);
    expect(roadHeading(start)).toBeCloseTo(90, 0);
    expect(roadHeading(advance(start, at(600, 100)))! % 360).toBeCloseTo(0, 0);
    expect(roadHeading({ ...start, points: [] })).toBeNull();
  });

  it('counts as arrived within 50 m of the target', () => {
    const there = { ...guidedAlong(corners), target: at(300, 300) };
    expect(hasArrived(there, at(345, 300))).toBe(true);
    expect(hasArrived(there, at(355, 300))).toBe(false);
    expect(hasArrived(there, null)).toBe(false);
  });
});

describe('a car with infrequent positions', () => {
  const around = [at(0, 0), at(400, 0), at(400, 240), at(520, 240), at(520, 500), at(900, 500)];
  const eight = [at(0, 0), at(600, 0), at(600, 300), at(300, 300), at(300, -400)];
  const thereAndBack = [at(0, 0), at(500, 0), at(500, 350), at(500, 0), at(0, 0)];

  /** The step shown at each position, with the first and last step that the driven distance allows. */
  function drive(corners: LatLng[], every: number, phase: number): { shown: number; least: number; most: number }[] {
    const { along } = measureLine(corners);
    const length = along.at(-1)!;
    let now = guidedAlong(corners);
    const seen = [];
    for (let meters = phase; meters < length + every; meters += every) {
      const driven = Math.min(meters, length);
      const car = carAt(corners, driven);
      if (isOffRoute(now, car)) throw new Error(`off the route after ${driven} m`);
      now = advance(now, car);
      const after = (meters: number) => along.findLastIndex((start) => start <= driven + meters);
      seen.push({ shown: now.index, least: after(28), most: after(32) });
    }
    return seen;
  }

  it.each([
    ['turns', around],
    ['a route that crosses itself', eight],
  ])('gets the step of the road it is on, at every phase: %s', (_, corners) => {
    for (const every of [10, 65, 80, 150]) {
      for (let phase = 0; phase < every; phase += 5) {
        const wrong = drive(corners, every, phase).filter(({ shown, least, most }) => shown < least || shown > most);
        expect({ every, phase, wrong }).toEqual({ every, phase, wrong: [] });
      }
    }
  });

  it('is on its way back one position after it turned, and not before', () => {
    for (const every of [10, 65, 80]) {
      for (let phase = 0; phase < every; phase += 5) {
        const seen = drive(thereAndBack, every, phase);
        seen.forEach(({ shown }, i) => {
          expect(shown).toBeLessThanOrEqual(seen[i]!.most);
          expect(shown).toBeGreaterThanOrEqual(seen[Math.max(0, i - Math.ceil(60 / every))]!.least);
        });
        expect(seen.at(-1)!.shown).toBe(4);
      }
    }
  });

  it('is on its way back as soon as its heading says so', () => {
    const before = advance(guidedAlong(thereAndBack), at(500, 330));
    expect(advance(before, { ...at(500, 300), heading: 180 }).index).toBe(2);
    expect(advance(before, { ...at(500, 300), heading: 0 }).along).toBe(before.along);
  });

  it('has left its route when it drives back along it', () => {
    const now = advance(guidedAlong(around), at(300, 0));
    expect(isOffRoute(now, at(100, 0))).toBe(true);
  });
});
