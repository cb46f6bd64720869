import { Instant, Text, Whole } from './fields';

const MINUTES = { min: 1, max: 240 } as const;

/** When rides raise alerts for operations. */
export class AlertThresholdsChange {
  @Whole({ ...MINUTES, description: 'Minutes without a driver' }) searchMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes without a sign of life from the driver of an active ride' })
  silentMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes that a driver on the way has not moved' }) stalledMinutes!: number;
  @Whole({ ...MINUTES, description: 'Minutes that a pickup or a trip is late' }) lateMinutes!: number;
  @Whole({ min: 0, max: 4, description: 'Reviews with at most so many stars; 0 for none' }) lowRating!: number;
}

export class AlertThresholdsView extends AlertThresholdsChange {
  @Instant({ optional: true, description: 'Null while the configuration’s values hold' }) changedAt!: string | null;
  @Text({ max: 100, optional: true }) changedBy!: string | null;
}
