import { Injectable } from '@nestjs/common';
import type { AlertKind } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** An alert that an operator closed. */
export interface ClosedAlert {
  key: string;
  kind: AlertKind;
}
type Listener = (tx: Transaction, alert: ClosedAlert) => Promise<void>;

/** Modules register callbacks for alerts that operators close; they run in the transaction that closes the alert. */
@Injectable()
export class ClosedAlerts {
  private readonly listeners: Listener[] = [];

  add(listener: Listener): void {
    this.listeners.push(listener);
  }

  async tell(tx: Transaction, alert: ClosedAlert): Promise<void> {
    for (const listener of this.listeners) await listener(tx, alert);
  }
}
