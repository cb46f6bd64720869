/** Seconds before a maneuver at which it is announced early, and again soon. */
const EARLY_SECONDS = 25;
const SOON_SECONDS = 6;
/** Minimum distances of these announcements for slow cars, in meters. */
const EARLY_METERS = 300;
const SOON_METERS = 50;

/** How near a maneuver is. It is announced once at each stage. */
export type Stage = 'early' | 'soon';

/** @param speed meters per second; null if unknown */
export function stageOf(meters: number, speed: number | null): Stage | null {
  const pace = speed ?? 0;
  if (meters <= Math.max(SOON_METERS, pace * SOON_SECONDS)) return 'soon';
  return meters <= Math.max(EARLY_METERS, pace * EARLY_SECONDS) ? 'early' : null;
}

const METERS_PER_MILE = 1609.344;
const METERS_PER_FOOT = 0.3048;

/** A distance as spoken text: "0.5 miles", "400 feet". */
export function spokenDistance(meters: number, locale: string): string {
  const inMiles = meters >= METERS_PER_MILE / 5;
  const unit = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return inMiles
    ? new Intl.NumberFormat(locale, { ...unit, unit: 'mile' }).format(meters / METERS_PER_MILE)
    : new Intl.NumberFormat(locale, { ...unit, unit: 'foot' }).format(
        Math.max(50, Math.round(meters / METERS_PER_FOOT / 50) * 50),
      );
}
