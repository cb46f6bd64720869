import type { ApplicationDraft } from '@groupride/contracts';

export interface StoredDraft extends ApplicationDraft {
  savedAt: Date;
}

export abstract class ApplicationDraftsRepository {
  abstract find(userId: number): Promise<StoredDraft | null>;
  /** @returns null when the draft's revision has changed or the application was sent */
  abstract save(userId: number, draft: ApplicationDraft, now: Date): Promise<StoredDraft | null>;
}
