import { Injectable, Logger } from '@nestjs/common';
import type { AlertKind } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { AlertThresholdsService } from './alert-thresholds.service';
import { AlertsFacade, type Alert, type AlertThresholds } from './alerts.facade';
import { AlertsRepository } from './alerts.repository';
import { EmergencyNotifications } from './emergency-notifications';

/** Stores alerts and notifies the operators' pages of each change. */
@Injectable()
export class AlertFeed extends AlertsFacade {
  private readonly logger = new Logger(AlertFeed.name);

  constructor(
    private readonly alerts: AlertsRepository,
    private readonly realtime: RealtimeFacade,
    private readonly limits: AlertThresholdsService,
    private readonly emergencies: EmergencyNotifications,
  ) {
    super();
  }

  async raise(tx: Transaction, alert: Alert): Promise<void> {
    if (!(await this.alerts.raise(tx, alert))) return;
    await this.emergencies.send(tx, alert);
    this.announce(tx, alert.kind);
  }

  async settle(tx: Transaction, key: string): Promise<void> {
    if (await this.alerts.settle(tx, key)) this.announce(tx, null);
  }

  async settleOthers(
    tx: Transaction,
    kinds: readonly AlertKind[],
    keys: readonly string[],
    seenBefore?: Date,
  ): Promise<void> {
    if (await this.alerts.settleOthers(tx, kinds, keys, seenBefore ?? null)) this.announce(tx, null);
  }

  closedAt(key: string, tx?: Transaction): Promise<Date | null> {
    return this.alerts.closedAt(key, tx);
  }

  thresholds(): Promise<AlertThresholds> {
    return this.limits.current();
  }

  /** @param opened kind of the alert that was opened; null for other changes */
  announce(tx: Transaction, opened: AlertKind | null): void {
    tx.afterCommit(() => {
      this.push(opened).catch((error: unknown) => this.logger.warn({ err: error }));
    });
  }

  private async push(opened: AlertKind | null): Promise<void> {
    this.realtime.toOperators(await this.alerts.operators(), 'alertsChanged', { opened });
  }
}
