import { Injectable } from '@nestjs/common';
import type { RideView } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { OperatorActions, type OperatorAction } from './operator-actions.facade';
import { RideViews } from './ride-views';

@Injectable()
export class OperatorActionsService extends OperatorActions {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditFacade,
    private readonly views: RideViews,
  ) {
    super();
  }

  async run(
    who: Principal,
    { name, rideId, request, key }: OperatorAction,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<RideView> {
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, { call: name, rideId, ...request }, async () => {
        await work(tx);
        await this.audit.record(who.userId, name, `ride:${rideId}`, request, tx);
        return { rideId };
      }),
    );
    return this.views.one(who, rideId);
  }
}
