import type { ApplicationDraft } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { ApplicationDraftsRepository, type StoredDraft } from '../application-drafts.repository';
import { DriverApplicationsRepository, type StoredApplication } from '../driver-applications.repository';

/** Half-filled applications in memory. */
export class InMemoryDrafts extends ApplicationDraftsRepository {
  private readonly drafts = new Map<number, StoredDraft>();

  /** @param mayApply whether somebody has not applied, or was rejected */
  constructor(private readonly mayApply: (userId: number) => boolean) {
    super();
  }

  async find(userId: number): Promise<StoredDraft | null> {
    const draft = this.drafts.get(userId);
    return draft ? { ...draft } : null;
  }

  async save(userId: number, draft: ApplicationDraft, savedAt: Date): Promise<StoredDraft | null> {
    const known = this.drafts.get(userId)?.revision ?? 0;
    if (draft.revision !== known || !this.mayApply(userId)) return null;
    const { step, completed, fields } = draft;
    this.drafts.set(userId, { revision: known + 1, step, completed, fields, savedAt });
    return this.find(userId);
  }

  remove(userId: number): void {
    this.drafts.delete(userId);
  }
}

/** Applications in memory. */
export class InMemoryApplications extends DriverApplicationsRepository {
  private readonly applications = new Map<number, StoredApplication>();

  constructor(private readonly drafts: InMemoryDrafts) {
    super();
  }

  async store(_tx: Transaction, application: StoredApplication): Promise<void> {
    this.applications.set(application.driverId, { ...application });
  }

  async removeDraft(_tx: Transaction, userId: number): Promise<void> {
    this.drafts.remove(userId);
  }

  async find(driverId: number): Promise<StoredApplication | null> {
    return this.applications.get(driverId) ?? null;
  }
}
