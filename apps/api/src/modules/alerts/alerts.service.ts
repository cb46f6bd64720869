import { Injectable } from '@nestjs/common';
import type { AlertChange, AlertQuery, AlertView } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { ApiError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { AlertsRepository, type StoredAlert } from './alerts.repository';

const PAGE = 100;

/** What operators see of alerts, and do with them. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly database: Database,
    private readonly alerts: AlertsRepository,
    private readonly audit: AuditFacade,
  ) {}

  async list({ state, before }: AlertQuery): Promise<AlertView[]> {
    return (await this.alerts.list({ state: state ?? null, before: before ?? null, limit: PAGE })).map(presentAlert);
  }

  /** @throws ApiError not_found; ride_state_conflict when it was closed meanwhile */
  async change(who: Principal, alertId: number, { note, close }: AlertChange): Promise<AlertView> {
    if (!(await this.alerts.find(alertId))) throw notFound('alert');
    await this.database.transaction(async (tx) => {
      const changed = await this.alerts.change(tx, alertId, {
        note: note ?? null,
        closedBy: close ? who.userId : null,
      });
      if (!changed) throw new ApiError('ride_state_conflict', 'This alert is closed already.');
      await this.audit.record(
        who.userId,
        close ? 'close_alert' : 'note_alert',
        `alert:${alertId}`,
        { note: note ?? null },
        tx,
      );
    });
    return presentAlert((await this.alerts.find(alertId))!);
  }
}

function presentAlert({ ours, theirs, openedAt, seenAt, closedAt, ...alert }: StoredAlert): AlertView {
  const money = (cents: Cents | null) => (cents === null ? null : formatCents(cents));
  return {
    ...alert,
    ours: money(ours),
    theirs: money(theirs),
    difference: ours === null || theirs === null ? null : formatCents(theirs - ours),
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
