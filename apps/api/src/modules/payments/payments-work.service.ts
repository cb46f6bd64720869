import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { AuthorizationsService } from './authorizations.service';
import { CollectionService } from './collection.service';
import { authorizeHold, captureHold, endMending, releaseHold, renewHold } from './payments.jobs';
import { RenewalsService } from './renewals.service';
import { UnmendedHolds } from './unmended-holds.service';

/** Who does which of the jobs of payments. */
@Injectable()
export class PaymentsWork implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly collection: CollectionService,
    private readonly authorizations: AuthorizationsService,
    private readonly renewals: RenewalsService,
    private readonly unmended: UnmendedHolds,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(authorizeHold, (job) => this.authorizations.authorize(job));
    this.jobs.handle(renewHold, (job) => this.renewals.renew(job));
    this.jobs.handle(endMending, (job) => this.unmended.end(job));
    this.jobs.handle(captureHold, (job) => this.collection.capture(job));
    this.jobs.handle(releaseHold, (job) => this.collection.release(job));
  }
}
