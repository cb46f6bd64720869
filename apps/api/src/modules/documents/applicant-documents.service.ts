import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { applicationSent } from '../drivers/drivers.events';
import { accountDeleted } from '../identity/identity.events';
import { DocumentFilesService } from './document-files.service';
import { DocumentsRepository } from './documents.repository';

const removeIdle = defineJob<object>('remove-documents-of-idle-applicants');
/** Early morning in American cities, UTC. */
const AT = { hour: 9, minute: 20 };
/** The same retention as for unfinished applications. */
const RETENTION_MS = 90 * 86_400_000;

/** Assigns documents of applicants to the driver when the application is sent, and removes abandoned ones. */
@Injectable()
export class ApplicantDocumentsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly files: DocumentFilesService,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.participate(applicationSent, async (tx, { driverId, userId }) => {
      await this.documents.lockApplicant(tx, userId);
      await this.documents.claim(tx, userId, driverId);
    });
    this.events.participate(accountDeleted, (tx, { userId }) => this.remove(tx, userId));
    this.jobs.handleDaily(removeIdle, AT, () => this.removeIdle());
  }

  private async remove(tx: Transaction, userId: number): Promise<void> {
    await this.documents.lockApplicant(tx, userId);
    for (const { storageKey } of await this.documents.removeOfApplicant(tx, userId))
      await this.files.removeAfterCommit(tx, storageKey);
  }

  private async removeIdle(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - RETENTION_MS);
    for (const userId of await this.documents.idleApplicants(since))
      await this.database.transaction((tx) => this.remove(tx, userId));
  }
}
