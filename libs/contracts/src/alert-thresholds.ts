import { BASED_ON, REASON } from './change-reason';
import { Instant, Text, Integer } from './fields';

const MINUTES = { min: 1, max: 240 } as const;

/** Thresholds for alerts to operations about rides, and for asking riders whether everything is OK. */
class RideThresholds {
  @Integer({ ...MINUTES, description: 'Minutes without a driver' }) searchMinutes!: number;
  @Integer({ ...MINUTES, description: 'Minutes without contact from the driver of an active ride' })
  silentMinutes!: number;
  @Integer({ ...MINUTES, description: 'Minutes that a driver on the way has not moved' }) stalledMinutes!: number;
  @Integer({ ...MINUTES, description: 'Minutes that a pickup or a trip is late' }) lateMinutes!: number;
  @Integer({ min: 0, max: 4, description: 'Reviews with at most this many stars raise an alert; 0 for no alerts' })
  lowRating!: number;
  @Integer({ min: 100, max: 5000, description: 'A trip this many meters from its planned route counts as off route' })
  deviationMeters!: number;
  @Integer({
    ...MINUTES,
    description: 'Minutes off route after which everyone aboard is asked whether everything is OK',
  })
  deviationMinutes!: number;
  @Integer({
    ...MINUTES,
    description: 'Minutes of a stop away from pickup and destination after which everyone aboard is asked',
  })
  longStopMinutes!: number;
  @Integer({ ...MINUTES, description: 'Minutes without an answer to that question' }) unansweredMinutes!: number;
}

const ASK_STALLED = 'Minutes without progress toward the pickup after which the driver is asked';
const ASK_AWAY = 'Minutes by which the route to the pickup must become longer before the driver is asked';
const ASK_UNREACHABLE = 'Minutes without contact after which a driver on the way to a pickup is asked';
const ASK_ANSWER = 'Minutes to answer before the ride goes to another driver';
const KEPT = '; unchanged when left out';

export class AlertThresholdsChange extends RideThresholds {
  @Integer({ ...MINUTES, optional: true, description: ASK_STALLED + KEPT }) askStalledMinutes?: number | null;
  @Integer({ ...MINUTES, optional: true, description: ASK_AWAY + KEPT }) askAwayMinutes?: number | null;
  @Integer({ ...MINUTES, optional: true, description: ASK_UNREACHABLE + KEPT }) askUnreachableMinutes?: number | null;
  @Integer({ ...MINUTES, optional: true, description: ASK_ANSWER + KEPT }) askAnswerMinutes?: number | null;
  @Text(REASON) reason?: string | null;
  @Integer(BASED_ON) basedOn?: number | null;
}

/** All thresholds, including those for asking drivers whether they are still coming. */
export class AlertThresholdsSetting extends RideThresholds {
  @Integer({ ...MINUTES, description: ASK_STALLED }) askStalledMinutes!: number;
  @Integer({ ...MINUTES, description: ASK_AWAY }) askAwayMinutes!: number;
  @Integer({ ...MINUTES, description: ASK_UNREACHABLE }) askUnreachableMinutes!: number;
  @Integer({ ...MINUTES, description: ASK_ANSWER }) askAnswerMinutes!: number;
}

export class AlertThresholdsView extends AlertThresholdsSetting {
  @Integer({ description: 'Newest version, to name as `basedOn`; 0 when there is none' }) version!: number;
  @Instant({ optional: true, description: 'Null while the values of the configuration apply' }) changedAt!:
    string | null;
  @Text({ max: 100, optional: true }) changedBy!: string | null;
}
