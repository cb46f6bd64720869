import { Injectable } from '@nestjs/common';
import {
  ALERTS_PER_PAGE,
  MONEY_ALERT_KINDS,
  type AlertAssignment,
  type AlertChange,
  type AlertQuery,
  type AlertSummary,
  type AlertView,
} from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { ApiError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { AlertFeed } from './alert-feed';
import { ClosedAlerts } from './closed-alerts.facade';
import { presentAlert } from './alerts.presenter';
import { AlertsRepository, type Assignment, type StoredAlert } from './alerts.repository';

/** Lets operators view and handle alerts. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly database: Database,
    private readonly alerts: AlertsRepository,
    private readonly audit: AuditFacade,
    private readonly feed: AlertFeed,
    private readonly closed: ClosedAlerts,
  ) {}

  async list({ state, about, rideId, before }: AlertQuery): Promise<AlertView[]> {
    const found = await this.alerts.list({
      state: state ?? null,
      kinds: about === 'money' ? MONEY_ALERT_KINDS : null,
      rideId: rideId ?? null,
      before: before ?? null,
      limit: ALERTS_PER_PAGE,
    });
    return found.map(presentAlert);
  }

  summary(): Promise<AlertSummary> {
    return this.alerts.summary();
  }

  /**
   * @throws ApiError not_found; ride_state_conflict when it was already closed; alert_taken when a colleague has it;
   * note_changed when a colleague wrote another note
   */
  async change(who: Principal, alertId: number, change: AlertChange): Promise<AlertView> {
    const alert = await this.alerts.find(alertId);
    if (!alert) throw notFound('alert');
    const { note, replaces, close, acknowledge, assign, from } = change;
    await this.database.transaction(async (tx) => {
      const changed = await this.alerts.change(tx, alertId, {
        note: note ?? null,
        replaces: note === undefined ? null : (replaces ?? null),
        closedBy: close ? who.userId : null,
        acknowledgedBy: acknowledge || close || assign === 'me' ? who.userId : null,
        ...(assign ? { assignment: assignmentOf(who.userId, assign, from) } : {}),
      });
      if (!changed) throw refusal((await this.alerts.find(alertId, tx))!, change);
      const details = { kind: alert.kind, rideId: alert.rideId, note: note ?? null };
      await this.audit.record(who.userId, actionOf(change), `alert:${alertId}`, details, tx);
      if (close) await this.closed.tell(tx, alert);
      this.feed.announce(tx, null);
    });
    return presentAlert((await this.alerts.find(alertId))!);
  }
}

/**
 * Taking over an alert from a colleague must name them, so that nobody does so by mistake or after another takeover.
 */
function assignmentOf(userId: number, assign: AlertAssignment, from: number | undefined): Assignment {
  if (assign === 'nobody') return { to: null, heldBy: [userId] };
  return { to: userId, heldBy: from === undefined ? [userId] : [userId, from] };
}

function refusal({ closedAt, assignedToId, assignedTo, note }: StoredAlert, wanted: AlertChange): ApiError {
  if (closedAt && actionOf(wanted) !== 'note_alert')
    return new ApiError('ride_state_conflict', 'This alert is closed already.');
  if (wanted.replaces !== undefined && ![wanted.replaces, wanted.note].includes(note ?? ''))
    return new ApiError('note_changed', 'A colleague changed the note of this alert.', { extra: { note } });
  const extra = { assignedToId, assignedTo };
  return new ApiError('alert_taken', `${assignedTo ?? 'A colleague'} takes care of this alert.`, { extra });
}

function actionOf({ close, acknowledge, assign }: AlertChange): string {
  if (close) return 'close_alert';
  if (assign) return assign === 'me' ? 'take_alert' : 'hand_back_alert';
  return acknowledge ? 'acknowledge_alert' : 'note_alert';
}
