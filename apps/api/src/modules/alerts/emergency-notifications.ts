import { Injectable } from '@nestjs/common';
import { isEmergency, rideNumber, firstName } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { IdentityFacade } from '../identity/identity.facade';
import { PushFacade } from '../push/push.facade';
import type { Alert } from './alerts.facade';
import { AlertsRepository } from './alerts.repository';
import { EMERGENCY_TEXTS } from './emergency-texts';

/** After an hour, an emergency has been seen on a page, and a notification would be useless. */
const TTL_SECONDS = 60 * 60;

/** Notifies operators of emergencies by Web Push, in case their page is closed. */
@Injectable()
export class EmergencyNotifications {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly identity: IdentityFacade,
    private readonly webPush: PushFacade,
  ) {}

  /** Sends a notification if the alert is an emergency, in the transaction that opens it. */
  async send(tx: Transaction, { key, kind, rideId = null, data }: Alert): Promise<void> {
    if (!isEmergency(kind)) return;
    const name = typeof data?.['name'] === 'string' ? firstName(data['name']) : null;
    const ride = rideId === null ? null : rideNumber(rideId);
    for (const userId of await this.alerts.operators(tx))
      await this.webPush.send(tx, userId, 'emergency', async () => {
        const language = (await this.identity.find(userId, tx))?.language ?? 'en';
        const text = EMERGENCY_TEXTS[language][kind]({ ride, name });
        return { topic: 'emergency', ...text, path: '/admin/now', tag: key, ttlSeconds: TTL_SECONDS };
      });
  }
}
