import { Injectable } from '@nestjs/common';
import type { DriverApplicationView } from '@groupride/contracts';
import { isOperatorWith } from '../../platform/http/access';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { DriverApplicationsRepository } from './driver-applications.repository';
import { noSuchApplication } from './drivers.errors';

/** Shows applications, which hold personal data, only to the driver and to operations. */
@Injectable()
export class ApplicationViewsService {
  constructor(
    private readonly applications: DriverApplicationsRepository,
    private readonly audit: AuditFacade,
  ) {}

  /** Access by operators is recorded in the audit log. @throws ApiError not_found */
  async view(who: Principal, driverId: number): Promise<DriverApplicationView> {
    if (who.driverId !== driverId && !isOperatorWith(who, 'people.view')) throw noSuchApplication();
    const application = await this.applications.find(driverId);
    if (!application) throw noSuchApplication();
    if (who.driverId !== driverId) await this.audit.look(who.userId, 'view_driver_application', `driver:${driverId}`);
    const { driverId: _, submittedAt, ...fields } = application;
    return { ...fields, submittedAt: submittedAt.toISOString() };
  }
}
