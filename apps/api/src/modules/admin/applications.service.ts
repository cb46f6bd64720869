import { Injectable } from '@nestjs/common';
import type { AdminDriverView, ApplicationStatusChange } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { DocumentsFacade } from '../documents/documents.facade';
import { DriversFacade } from '../drivers/drivers.facade';
import { DrivingFacade } from '../driving/driving.facade';
import { AuditFacade } from '../identity/identity.facade';
import { applicationChanged } from './admin.errors';
import { ApplicationNotices } from './application-notices';
import { PeopleRepository } from './people.repository';

/** Lets operations approve, reject, suspend and reinstate drivers. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly people: PeopleRepository,
    private readonly documents: DocumentsFacade,
    private readonly drivers: DriversFacade,
    private readonly driving: DrivingFacade,
    private readonly audit: AuditFacade,
    private readonly notices: ApplicationNotices,
  ) {}

  /** Approving twice has no further effect. @throws ApiError validation_failed without a reason, documents_missing, application_changed, active_ride_undecided, ride_state_conflict, not_found */
  async decide(
    who: Principal,
    driverId: number,
    { applicationStatus, changedFrom, reason, activeRide }: ApplicationStatusChange,
  ): Promise<AdminDriverView> {
    const isRefusal = applicationStatus === 'rejected' || applicationStatus === 'suspended';
    if (isRefusal && !reason) throw fieldError('reason', 'tell the driver why', 'required');
    await this.database.transaction(async (tx) => {
      const before = await this.drivers.lock(tx, driverId);
      // A second operator may press the same button. A refusal may change the reason or what happens to the rides.
      if (applicationStatus === 'approved' && before.applicationStatus === 'approved') return;
      if (changedFrom && changedFrom !== before.applicationStatus) throw applicationChanged(before.applicationStatus);
      // A suspended driver was approved before, perhaps when documents were not required yet.
      if (applicationStatus === 'approved' && before.applicationStatus !== 'suspended')
        await this.documents.checkComplete(tx, driverId);
      const driver = await this.drivers.changeApplicationStatus(
        tx,
        driverId,
        applicationStatus,
        isRefusal ? reason! : null,
      );
      const rides = isRefusal
        ? await this.driving.suspend(tx, driver, { operatorId: who.userId, reason: reason!, activeRide })
        : null;
      await this.audit.record(
        who.userId,
        'change_application_status',
        `driver:${driverId}`,
        { applicationStatus, reason: reason ?? null, ...(activeRide ? { activeRide } : {}) },
        tx,
      );
      await this.notices.tell(tx, driver, applicationStatus, rides);
    });
    const row = await this.people.driver(driverId);
    if (!row) throw notFound('driver');
    return row;
  }
}
