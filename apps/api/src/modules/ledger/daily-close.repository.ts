import type { Movement } from './domain/daily-close';

export abstract class DailyCloseRepository {
  /** By city day, account (all riders are one, all drivers too) and kind; everything before `since` without a day. */
  abstract movements(since: Date, before: Date, timeZone: string): Promise<Movement[]>;
}
