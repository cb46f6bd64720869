import { replayOf } from './replay';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 18, 0, seconds)).toISOString();
const sample = (seconds: number, lng: number) => ({ lat: 35, lng, at: at(seconds) });
const event = (number: number, seconds: number) => ({ number, at: at(seconds) });

describe('a replay', () => {
  // The ride is booked, nothing happens for a minute and a half, then a 20-second trip follows that ends ten seconds
  // later.
  const trace = [sample(90, -80), sample(100, -80.001), sample(110, -80.003)];
  const replay = replayOf(trace, [event(1, 0), event(2, 90), event(3, 120)])!;

  it('cuts pauses to half a minute and keeps the pace of everything else', () => {
    expect(replay.length).toBe(60_000);
    expect(replay.events).toEqual([
      { number: 1, place: 0 },
      { number: 2, place: 30_000 },
      { number: 3, place: 60_000 },
    ]);
    expect(new Date(replay.timeAt(35_000)).toISOString()).toBe(at(95));
    expect(new Date(replay.timeAt(15_000)).toISOString()).toBe(at(45));
    expect(new Date(replay.timeAt(60_000)).toISOString()).toBe(at(120));
  });

  it('shows the last event', () => {
    expect([0, 29_999, 30_000, 60_000].map((place) => replay.eventAt(place))).toEqual([1, 1, 2, 3]);
  });

  it('moves the car between its positions along its route, and draws the route so far', () => {
    expect(replay.carAt(29_999)).toBeNull();
    const halfway = replay.carAt(35_000)!;
    expect(halfway.position.lng).toBeCloseTo(-80.0005, 6);
    expect(halfway.heading).toBeCloseTo(270, 0);
    expect(replay.drivenUntil(35_000).map(({ lng }) => Number(lng.toFixed(4)))).toEqual([-80, -80.0005]);
    expect(replay.drivenUntil(60_000)).toHaveLength(4);
    expect(replay.carAt(60_000)!.position).toEqual({ lat: 35, lng: -80.003 });
  });

  it('leaves the car at its last position while there is no new one', () => {
    const silent = replayOf([sample(0, -80), sample(300, -80.1)], [])!;
    expect(silent.carAt(15_000)!.position).toEqual({ lat: 35, lng: -80 });
    expect(silent.carAt(30_000)!.position).toEqual({ lat: 35, lng: -80.1 });
  });

  it('has no car when no position was recorded, and is null without any data', () => {
    expect(replayOf([], [event(1, 0), event(2, 5)])!.carAt(5000)).toBeNull();
    expect(replayOf([], [])).toBeNull();
  });
});
