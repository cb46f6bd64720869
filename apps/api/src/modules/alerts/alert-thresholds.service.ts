import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AlertThresholdsChange, AlertThresholdsView } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { reasonGiven, VersionsFacade } from '../settings/settings.facade';
import type { AlertThresholds } from './alert-thresholds';
import { AlertThresholdsRepository } from './alert-thresholds.repository';

/** Thresholds of alerts: those set by operators, or else the configured ones. */
@Injectable()
export class AlertThresholdsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: AlertThresholdsRepository,
    private readonly audit: AuditFacade,
    private readonly config: Config,
    private readonly versions: VersionsFacade,
  ) {}

  onModuleInit(): void {
    this.versions.register('alert_thresholds', {
      current: async (_subject, tx) => ({ alertThresholds: await this.current(tx) }),
      apply: (tx, _subject, { alertThresholds }, authorId) => this.repository.store(tx, alertThresholds!, authorId),
    });
  }

  async show(): Promise<AlertThresholdsView> {
    // The version is read first: if the thresholds change in between, it is outdated and saving is refused.
    const version = (await this.versions.newest('alert_thresholds')).get('') ?? 0;
    const stored = await this.repository.find();
    if (!stored) return { ...this.configured(), version, changedAt: null, changedBy: null };
    return { ...stored, version, changedAt: stored.changedAt.toISOString() };
  }

  /**
   * Changes the thresholds. They apply from the next check, within a minute.
   * @throws ApiError validation_failed, setting_changed
   */
  async change(who: Principal, { reason, basedOn, ...change }: AlertThresholdsChange): Promise<AlertThresholdsView> {
    await this.database.transaction((tx) =>
      this.versions.change(tx, { kind: 'alert_thresholds', who, reason, basedOn }, async () => {
        const before = await this.current(tx);
        const after: AlertThresholds = {
          ...change,
          askStalledMinutes: change.askStalledMinutes ?? before.askStalledMinutes,
          askAwayMinutes: change.askAwayMinutes ?? before.askAwayMinutes,
          askUnreachableMinutes: change.askUnreachableMinutes ?? before.askUnreachableMinutes,
          askAnswerMinutes: change.askAnswerMinutes ?? before.askAnswerMinutes,
        };
        await this.repository.store(tx, after, who.userId);
        const data = { before, after, ...reasonGiven(reason) };
        await this.audit.record(who.userId, 'change_alert_thresholds', 'alert_thresholds', data, tx);
      }),
    );
    return this.show();
  }

  async current(tx?: Transaction): Promise<AlertThresholds> {
    const stored = await this.repository.find(tx);
    if (!stored) return this.configured();
    const { changedAt: _changedAt, changedBy: _changedBy, ...thresholds } = stored;
    return thresholds;
  }

  private configured(): AlertThresholds {
    const { config } = this;
    return {
      searchMinutes: config.ALERT_SEARCH_MINUTES,
      silentMinutes: config.ALERT_SILENT_MINUTES,
      stalledMinutes: config.ALERT_STALLED_MINUTES,
      lateMinutes: config.ALERT_LATE_MINUTES,
      lowRating: config.ALERT_LOW_RATING,
      deviationMeters: config.ALERT_DEVIATION_METERS,
      deviationMinutes: config.ALERT_DEVIATION_MINUTES,
      longStopMinutes: config.ALERT_LONG_STOP_MINUTES,
      unansweredMinutes: config.ALERT_UNANSWERED_MINUTES,
      askStalledMinutes: config.ASK_STALLED_MINUTES,
      askAwayMinutes: config.ASK_AWAY_MINUTES,
      askUnreachableMinutes: config.ASK_UNREACHABLE_MINUTES,
      askAnswerMinutes: config.ASK_ANSWER_MINUTES,
    };
  }
}
