import { Instant, Text, Whole } from './fields';

const MINUTES = { min: 1, max: 240 } as const;

/** When rides raise alerts for operations, and when riders are asked whether everything is OK. */
export class AlertThresholdsChange {
  @Whole({ ...MINUTES, description: 'Minutes without a driver' }) searchMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes without a sign of life from the driver of an active ride' })
  silentMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes that a driver on the way has not moved' }) stalledMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes that a pickup or a trip is late' }) lateMinutes!: number;
  @Whole({ min: 0, max: 4, description: 'Reviews with at most so many stars; 0 for none' }) lowRating!: number;
  @Whole({ min: 100, max: 5000, description: 'A trip this many meters from its planned route counts as off route' })
  deviationMeters!: number;
  @Whole({ ...MINUTES, description: 'Minutes off route until everyone aboard is asked whether everything is OK' })
  deviationMinutes!: number;
  @Whole({
    ...MINUTES,
    description: 'Minutes of a stop away from pickup and destination until everyone aboard is asked',
  })
  longStopMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes that nobody has answered that question' }) unansweredMinutes!: number;
}

export class AlertThresholdsView extends AlertThresholdsChange {
  @Instant({ optional: true, description: 'Null while the configuration’s values hold' }) changedAt!: string | null;
  @Text({ max: 100, optional: true }) changedBy!: string | null;
}
