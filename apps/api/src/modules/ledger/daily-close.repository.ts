import type { Movement } from './domain/daily-close';

export abstract class DailyCloseRepository {
  /**
   * Sums by city day, account (riders and drivers as one account each) and kind. Movements before `since` have a null
   * day.
   */
  abstract movements(since: Date, before: Date, timeZone: string): Promise<Movement[]>;
}
