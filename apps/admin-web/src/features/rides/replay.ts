import { bearingDegrees, interpolate, type LatLng } from '@groupride/geo';

/** Longer pauses without events and positions are shortened to this. */
const LONGEST_PAUSE_MS = 30_000;
/** Between positions further apart in time, the car stays at its last known position. */
const LONGEST_STEP_MS = 60_000;

interface Sample extends LatLng {
  at: string;
}

interface Happening {
  number: number;
  at: string;
}

/** A past ride that can be replayed. Places are milliseconds from its start, with long pauses shortened. */
export interface Replay {
  /** Length in milliseconds. */
  length: number;
  /** The place of each event, in order. */
  events: readonly { number: number; place: number }[];
  /** The actual time at a place, in milliseconds since 1970. */
  timeAt(place: number): number;
  /** Number of the last event up to a place; null before the first one. */
  eventAt(place: number): number | null;
  /** The car's position, and its heading in degrees clockwise from north; null before its first position. */
  carAt(place: number): { position: LatLng; heading: number | null } | null;
  /** The route driven up to a place. */
  drivenUntil(place: number): LatLng[];
}

/** @returns null if there are no positions and no events */
export function replayOf(trace: readonly Sample[], happenings: readonly Happening[]): Replay | null {
  const samples = trace.map((sample) => ({ ...sample, ms: Date.parse(sample.at) }));
  const events = happenings.map(({ number, at }) => ({ number, ms: Date.parse(at) })).toSorted((a, b) => a.ms - b.ms);
  const times = [...new Set([...samples, ...events].map(({ ms }) => ms))].toSorted((a, b) => a - b);
  if (times.length === 0) return null;
  const places = [0];
  for (let index = 1; index < times.length; index += 1)
    places.push(places[index - 1]! + Math.min(LONGEST_PAUSE_MS, times[index]! - times[index - 1]!));

  const timeAt = (place: number) => {
    const index = lastUpTo(places, place);
    const next = times[index + 1];
    if (next === undefined) return times[index]!;
    const share = (place - places[index]!) / (places[index + 1]! - places[index]!);
    return times[index]! + share * (next - times[index]!);
  };
  const sampleTimes = samples.map(({ ms }) => ms);
  const eventTimes = events.map(({ ms }) => ms);
  const carAt: Replay['carAt'] = (place) => {
    const now = timeAt(place);
    const index = lastUpTo(sampleTimes, now);
    const from = samples[index];
    if (!from) return null;
    const to = samples[index + 1];
    const before = samples[index - 1];
    if (!to || to.ms - from.ms > LONGEST_STEP_MS)
      return { position: { lat: from.lat, lng: from.lng }, heading: before ? bearingDegrees(before, from) : null };
    return {
      position: interpolate(from, to, (now - from.ms) / (to.ms - from.ms)),
      heading: bearingDegrees(from, to),
    };
  };
  return {
    length: places.at(-1)!,
    events: events.map(({ number, ms }) => ({ number, place: places[lastUpTo(times, ms)]! })),
    timeAt,
    eventAt: (place) => events[lastUpTo(eventTimes, timeAt(place))]?.number ?? null,
    carAt,
    drivenUntil(place) {
      const passed = samples.slice(0, lastUpTo(sampleTimes, timeAt(place)) + 1);
      const car = carAt(place);
      return [...passed.map(({ lat, lng }) => ({ lat, lng })), ...(car ? [car.position] : [])];
    },
  };
}

/** Index of the last value that is at most `limit`; -1 when all are larger. */
function lastUpTo(sorted: readonly number[], limit: number): number {
  return sorted.findLastIndex((value) => value <= limit);
}
