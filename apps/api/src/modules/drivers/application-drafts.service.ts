import { Injectable } from '@nestjs/common';
import type { ApplicationDraft, ApplicationDraftView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { ApplicationDraftsRepository, type StoredDraft } from './application-drafts.repository';
import { applicationExists, draftOutdated } from './drivers.errors';
import { DriversRepository } from './drivers.repository';

/** Saves unfinished applications, one per person. */
@Injectable()
export class ApplicationDraftsService {
  constructor(
    private readonly drafts: ApplicationDraftsRepository,
    private readonly drivers: DriversRepository,
    private readonly clock: Clock,
  ) {}

  async find({ userId }: Principal): Promise<ApplicationDraftView> {
    const draft = await this.drafts.find(userId);
    return draft ? present(draft) : { revision: 0, step: 0, completed: 0, fields: {}, savedAt: null };
  }

  /** @throws ApiError draft_outdated when another device has saved in the meantime, application_exists */
  async save({ userId, driverId }: Principal, draft: ApplicationDraft): Promise<ApplicationDraftView> {
    const saved = await this.drafts.save(userId, draft, this.clock.now());
    if (saved) return present(saved);
    const driver = driverId === null ? null : await this.drivers.find(driverId);
    throw driver && driver.applicationStatus !== 'rejected' ? applicationExists() : draftOutdated();
  }
}

const present = ({ revision, step, completed, fields, savedAt }: StoredDraft): ApplicationDraftView => ({
  revision,
  step,
  completed,
  fields,
  savedAt: savedAt.toISOString(),
});
