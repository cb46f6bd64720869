import { Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { PersonDataRepository } from './person-data.repository';

/** Exports all data stored about a person, for access requests. */
@Injectable()
export class PersonDataService {
  constructor(
    private readonly repository: PersonDataRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError not_found */
  async file(who: Principal, personId: number): Promise<StreamableFile> {
    const data = await this.repository.of(personId);
    if (!data) throw notFound('person');
    await this.audit.record(who.userId, 'export_person', `user:${personId}`);
    const text = JSON.stringify({ exportedAt: this.clock.now().toISOString(), personId, ...data }, null, 2);
    return new StreamableFile(Buffer.from(text), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="groupride-person-${personId}.json"`,
    });
  }
}
