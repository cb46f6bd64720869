import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { OffSessionAuthorizationsService } from './authorizations/off-session-authorizations.service';
import { CollectionService } from './settlement/collection.service';
import { authorizeHold, captureHold, endRecovery, releaseHold, reauthorizeHold } from './payments.jobs';
import { HoldReauthorizationService } from './recovery/hold-reauthorization.service';
import { ExpiredRecoveriesService } from './recovery/expired-recoveries.service';

/** Connects the jobs of this module to their handlers. */
@Injectable()
export class PaymentJobHandlers implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly collection: CollectionService,
    private readonly authorizations: OffSessionAuthorizationsService,
    private readonly reauthorizations: HoldReauthorizationService,
    private readonly expiredRecoveries: ExpiredRecoveriesService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(authorizeHold, (job) => this.authorizations.authorize(job));
    this.jobs.handle(reauthorizeHold, (job) => this.reauthorizations.reauthorize(job));
    this.jobs.handle(endRecovery, (job) => this.expiredRecoveries.end(job));
    this.jobs.handle(captureHold, (job) => this.collection.capture(job));
    this.jobs.handle(releaseHold, (job) => this.collection.release(job));
  }
}
